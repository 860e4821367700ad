import { CARD_PATHS } from "@cardplaza/contract/paths";
import type { UserProfile } from "@cardplaza/contract/people/profile";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { Eye, IdCard, Pencil } from "lucide-react";
import { Link } from "react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { FillFromCard } from "./fill-from-card.tsx";
import { isFillable } from "./filled-parts.ts";
import { PictureButton } from "./picture-button.tsx";
import { useEditing } from "./use-editing.ts";
import { PersonAbout, PersonHead } from "../profile/person.tsx";
import { ProfileFrame } from "../profile/profile-frame.tsx";
import { OpenToBadges } from "../profile/told-parts.tsx";

/** The head of the member's own profile. */
export function ProfileView({ profile }: { profile: UserProfile }) {
  const { _id, name, profile_image: photo, cardId } = profile;
  const { part, open } = useEditing();
  return (
    <ProfileFrame
      label="Your profile"
      cover={profile.cover}
      onCover={<PictureButton kind="cover" profile={profile} className="top-3 right-3" />}
      photo={
        <>
          <Avatar name={name} src={photo && pictureUrl(photo, 200)} size="xl" decorative />
          <PictureButton kind="photo" profile={profile} className="-right-2 -bottom-1" />
        </>
      }
      head={
        <>
          <PersonHead person={profile} premium={profile.plan === "premium"} level={2} />
          <OpenToBadges openTo={profile.openTo} />
        </>
      }
    >
      <div className="mt-5 flex flex-wrap gap-3">
        {part === null && (
          <Button data-edit="head" onClick={() => open("head")}>
            <Pencil /> Edit profile
          </Button>
        )}
        <Button asChild variant="secondary">
          <Link to={`/profile/${_id}`}>
            <Eye /> View as others
          </Link>
        </Button>
        {cardId && part === null && isFillable(profile) && <FillFromCard profile={profile} />}
        {cardId && (
          <Button asChild variant="secondary">
            <Link to={CARD_PATHS.card(cardId)}>
              <IdCard /> My card
            </Link>
          </Button>
        )}
      </div>
      <PersonAbout
        about={profile.about}
        empty="Tell others what you do and what you are looking for."
        level={3}
      />
    </ProfileFrame>
  );
}
