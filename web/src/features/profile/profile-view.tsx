import type { UserProfile } from "@cardplaza/contract/profile/profile";
import { Eye, Pencil } from "lucide-react";
import type { Ref } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { PersonAbout, PersonHead } from "./person.tsx";
import { PhotoEditor } from "./photo-editor.tsx";

interface ProfileViewProps {
  profile: UserProfile;
  onEdit: () => void;
  editButton: Ref<HTMLButtonElement>;
}

export function ProfileView({ profile, onEdit, editButton }: ProfileViewProps) {
  return (
    <Panel aria-label="Your profile">
      <div className="flex flex-col gap-5 sm:flex-row sm:items-start sm:gap-6">
        <PhotoEditor profile={profile} />
        <PersonHead person={profile} premium={profile.plan === "premium"} level={2} />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button ref={editButton} onClick={onEdit}>
          <Pencil /> Edit profile
        </Button>
        <Button asChild variant="secondary">
          <Link to={`/profile/${profile._id}`}>
            <Eye /> See as others do
          </Link>
        </Button>
      </div>
      <PersonAbout
        about={profile.about}
        empty="Tell others what you do and what you are looking for."
        level={3}
      />
    </Panel>
  );
}
