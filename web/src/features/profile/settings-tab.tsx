import type { UserProfile } from "@cardplaza/contract/profile/profile";
import { NotificationSettings } from "../notifications/notification-settings.tsx";
import { BlockedPanel } from "./privacy/blocked-panel.tsx";
import { ConsentsPanel } from "./privacy/consents-panel.tsx";
import { MutedPeoplePanel } from "./privacy/muted-people-panel.tsx";
import { MutedWordsPanel } from "./privacy/muted-words-panel.tsx";
import { PrivacyPanel } from "./privacy/privacy-panel.tsx";

export function SettingsTab({ profile }: { profile: UserProfile }) {
  return (
    <>
      <PrivacyPanel profile={profile} />
      <NotificationSettings />
      <MutedWordsPanel />
      <MutedPeoplePanel />
      <BlockedPanel />
      <ConsentsPanel />
    </>
  );
}
