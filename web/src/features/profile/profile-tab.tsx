import type { UserProfile } from "@cardplaza/contract/profile/profile";
import { useRef, useState } from "react";
import { Completeness } from "./completeness.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileView } from "./profile-view.tsx";

/** The member's own profile. Edit turns it into a form in the same place. */
export function ProfileTab({ profile }: { profile: UserProfile }) {
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const stopEditing = () => {
    setEditing(false);
    // What had the focus is gone with the form.
    requestAnimationFrame(() => editButton.current?.focus());
  };
  return (
    <>
      {editing ? (
        <ProfileForm profile={profile} onDone={stopEditing} />
      ) : (
        <ProfileView profile={profile} onEdit={() => setEditing(true)} editButton={editButton} />
      )}
      <Completeness profile={profile} onEdit={editing ? undefined : () => setEditing(true)} />
    </>
  );
}
