import type { UserProfile } from "@cardplaza/contract/profile/profile";
import { NotificationSettings } from "../notifications/notification-settings.tsx";
import { ConsentsPanel } from "./privacy/consents-panel.tsx";
import { PrivacyPanel } from "./privacy/privacy-panel.tsx";

export function SettingsTab({ profile }: { profile: UserProfile }) {
  return (
    <>
      <PrivacyPanel profile={profile} />
      <NotificationSettings />
      <ConsentsPanel />
    </>
  );
}
