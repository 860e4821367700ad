import { monthInWords } from "@cardplaza/contract/date-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { PublicProfile } from "@cardplaza/contract/people/profile";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import type { ComponentType } from "react";
import { NotFound } from "../../site/late-not-found.tsx";
import { NOT_FOUND_TITLE } from "../../site/not-found-title.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { cn } from "../../ui/class-names.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { PartPanel } from "./edit/part-panel.tsx";
import { PersonActions } from "./person-actions.tsx";
import { PersonLinks } from "./profile/person-links.tsx";
import { PersonAbout, PersonHead } from "./profile/person.tsx";
import { ProfilePosts } from "./profile/profile-posts.tsx";
import { ProfileFrame } from "./profile/profile-frame.tsx";
import { ProfileSkeleton } from "./profile/profile-skeleton.tsx";
import { SharedConnections } from "./profile/shared-connections.tsx";
import {
  EducationList,
  ExperienceList,
  HandleLinks,
  OpenToBadges,
  WordChips,
} from "./profile/told-parts.tsx";
import { useProfile } from "./profile/use-profile.ts";

interface PersonPageProps {
  id: string;
  /** What the member wrote, drawn by a room above. */
  Posts: ComponentType<{ profile: PublicProfile }>;
}

/** A member as other members see them. */
export function PersonPage({ id, Posts }: PersonPageProps) {
  const { profile, failed, missing, isFetching, refetch } = useProfile(id);
  if (missing) {
    return (
      <>
        <title>{NOT_FOUND_TITLE}</title>
        <NotFound />
      </>
    );
  }
  return (
    <div className={cn(PAGE_WIDTH, "grid max-w-[880px] grid-cols-1 gap-5 py-8 sm:py-12")}>
      <title>{`${profile?.name ?? "Profile"} · ${PRODUCT_NAME}`}</title>
      {!profile && <h1 className="sr-only">Profile</h1>}
      {profile ? (
        <>
          <Head profile={profile} />
          <Told profile={profile} />
          <ProfilePosts>
            <Posts profile={profile} />
          </ProfilePosts>
        </>
      ) : failed ? (
        <ErrorState title="This profile did not load" retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ProfileSkeleton label="Loading the profile" />
      )}
    </div>
  );
}

function Head({ profile }: { profile: PublicProfile }) {
  const { name, profile_image: photo, about, isSelf } = profile;
  return (
    <ProfileFrame
      label={`Profile of ${name}`}
      cover={profile.cover}
      photo={<Avatar name={name} src={photo && pictureUrl(photo, 200)} size="xl" decorative />}
      head={
        <>
          <PersonHead person={profile} level={1} />
          <SharedConnections profile={profile} />
          <OpenToBadges openTo={profile.openTo} />
        </>
      }
    >
      <PersonActions profile={profile} />
      <PersonAbout
        level={2}
        about={about}
        empty={
          isSelf ? "You have not said anything about yourself yet." : `${name} has not said anything yet.`
        }
      />
      <PersonLinks profile={profile} />
      <p className="mt-5 text-xs text-muted">Member since {monthInWords(profile.joinedAt)}</p>
    </ProfileFrame>
  );
}

/** The parts that the member filled in. */
function Told({ profile }: { profile: PublicProfile }) {
  const { experience, education, skills, languages, handles } = profile;
  return (
    <>
      {experience.length > 0 && (
        <PartPanel title="Experience">
          <ExperienceList experience={experience} />
        </PartPanel>
      )}
      {education.length > 0 && (
        <PartPanel title="Education">
          <EducationList education={education} />
        </PartPanel>
      )}
      {skills.length > 0 && (
        <PartPanel title="Skills">
          <WordChips words={skills} label="Skills" />
        </PartPanel>
      )}
      {languages.length > 0 && (
        <PartPanel title="Languages">
          <WordChips words={languages} label="Languages" />
        </PartPanel>
      )}
      {handles.length > 0 && (
        <PartPanel title="Links">
          <HandleLinks handles={handles} />
        </PartPanel>
      )}
    </>
  );
}
