import type { UserProfile } from "@cardplaza/contract/people/profile";
import { ContactPanel } from "../accounts/contact-change/contact-panel.tsx";
import { DeletePanel } from "../account-data/delete-panel.tsx";
import { DecisionsPanel } from "../cases/decisions-panel.tsx";
import { ExportPanel } from "../account-data/export-panel.tsx";
import { PasswordPanel } from "../accounts/passwords/password-panel.tsx";
import { SecondStepPanel } from "../accounts/second-step/second-step-panel.tsx";

export function AccountTab({ profile }: { profile: UserProfile }) {
  return (
    <>
      <ContactPanel account={profile} />
      <PasswordPanel hasPassword={profile.hasPassword} email={profile.email} />
      <SecondStepPanel account={profile} />
      <DecisionsPanel />
      <ExportPanel email={profile.email} />
      <DeletePanel account={profile} />
    </>
  );
}
