import type { UserProfile } from "@cardplaza/contract/profile/profile";
import { ContactPanel } from "./contact-panel.tsx";
import { DeletePanel } from "./delete-panel.tsx";
import { ExportPanel } from "./export-panel.tsx";
import { PasswordPanel } from "../security/password-panel.tsx";
import { SecondStepPanel } from "../security/second-step-panel.tsx";

export function AccountTab({ profile }: { profile: UserProfile }) {
  return (
    <>
      <ContactPanel profile={profile} />
      <PasswordPanel hasPassword={profile.hasPassword} email={profile.email} />
      <SecondStepPanel profile={profile} />
      <ExportPanel email={profile.email} />
      <DeletePanel profile={profile} />
    </>
  );
}
