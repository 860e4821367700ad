import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import type { PublicProfile } from "@cardplaza/contract/profile/profile";
import { Pencil } from "lucide-react";
import { Link } from "react-router";
import { NotFound } from "../../site/late-not-found.tsx";
import { NOT_FOUND_TITLE } from "../../site/not-found-title.ts";
import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Panel } from "../../ui/panel.tsx";
import type { Route } from "./+types/profile-page.ts";
import { monthOf } from "../../lib/day-words.ts";
import { PersonAbout, PersonHead } from "./person.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import { useProfile } from "./use-profile.ts";

export default function ProfilePage({ params }: Route.ComponentProps) {
  const { profile, failed, missing, isFetching, refetch } = useProfile(params.id);
  if (missing) {
    return (
      <>
        <title>{NOT_FOUND_TITLE}</title>
        <NotFound />
      </>
    );
  }
  return (
    <div className={cn(PAGE_WIDTH, "max-w-[880px] py-8 sm:py-12")}>
      <title>{`${profile?.name ?? "Profile"} · ${PRODUCT_NAME}`}</title>
      {profile ? (
        <Person profile={profile} />
      ) : failed ? (
        <ErrorState title="This profile did not load" retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ProfileSkeleton label="Loading the profile" />
      )}
    </div>
  );
}

function Person({ profile }: { profile: PublicProfile }) {
  const { name, profile_image, about, isSelf, joinedAt } = profile;
  return (
    <Panel aria-label={`Profile of ${name}`}>
      <div className="flex flex-col gap-5 sm:flex-row sm:items-start sm:gap-6">
        <Avatar name={name} src={profile_image && pictureUrl(profile_image, 200)} size="xl" decorative />
        <PersonHead person={profile} level={1} />
        {isSelf && (
          <Button asChild variant="secondary" className="self-start">
            <Link to="/profile">
              <Pencil /> Edit profile
            </Link>
          </Button>
        )}
      </div>
      <PersonAbout
        level={2}
        about={about}
        empty={
          isSelf ? "You have not said anything about yourself yet." : `${name} has not said anything yet.`
        }
      />
      <p className="mt-5 text-xs text-muted">Member since {monthOf(joinedAt)}</p>
    </Panel>
  );
}
