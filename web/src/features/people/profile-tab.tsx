import type { UserProfile } from "@cardplaza/contract/people/profile";
import { ResumesPanel } from "../jobs/resumes/resumes-panel.tsx";
import { Completeness } from "./edit/completeness.tsx";
import { OpenToPanel } from "./edit/open-to-panel.tsx";
import { OwnParts } from "./edit/own-parts.tsx";
import { EditingContext, useEditingParts } from "./edit/use-editing.ts";
import { ProfileForm } from "./edit/profile-form.tsx";
import { ProfileView } from "./edit/profile-view.tsx";

/** The member's own profile. Each part turns into a form in its own place. */
export function ProfileTab({ profile }: { profile: UserProfile }) {
  const editing = useEditingParts();
  return (
    <EditingContext value={editing}>
      {editing.part === "head" ? (
        <ProfileForm profile={profile} onDone={editing.close} />
      ) : (
        <ProfileView profile={profile} />
      )}
      <Completeness profile={profile} />
      <OpenToPanel profile={profile} />
      <OwnParts profile={profile} />
      <ResumesPanel />
    </EditingContext>
  );
}
