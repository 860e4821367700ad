import type { UserProfile } from "@cardplaza/contract/people/profile";
import { NotificationSettings } from "../notifications/notification-settings.tsx";
import { BlockedPanel } from "../moderation/blocked-panel.tsx";
import { LooksPanel } from "../accounts/looks/looks-panel.tsx";
import { ConsentsPanel } from "../account-data/consents-panel.tsx";
import { MutedPeoplePanel } from "./muted/muted-people-panel.tsx";
import { MutedWordsPanel } from "./muted/muted-words-panel.tsx";
import { PrivacyPanel } from "./profile/privacy-panel.tsx";

export function SettingsTab({ profile }: { profile: UserProfile }) {
  return (
    <>
      <PrivacyPanel profile={profile} />
      <NotificationSettings />
      <MutedWordsPanel />
      <MutedPeoplePanel />
      <BlockedPanel />
      <ConsentsPanel />
      <LooksPanel />
    </>
  );
}
