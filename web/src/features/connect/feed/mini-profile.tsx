import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { Link } from "react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useOwnProfile } from "../../people/profile/use-own-profile.ts";
import { useAround } from "./use-around.ts";

/** The member's profile in short, with the number of connections. */
export function MiniProfile({ connectionsPath }: { connectionsPath: string }) {
  const { data: profile, isError } = useOwnProfile();
  const { data: around } = useAround();
  if (isError && !profile) return null;
  if (!profile) return <Skeleton className="h-32 rounded-card" />;
  const { name, headline, profile_image, cover } = profile;
  return (
    <section aria-label="You" className="overflow-hidden rounded-card border border-line bg-raised">
      {cover ? (
        <img src={pictureUrl(cover, 400)} alt="" className="h-14 w-full object-cover" />
      ) : (
        <div className="h-14 bg-linear-to-r from-brand-soft to-sunken" />
      )}
      <div className="px-4 pb-3">
        <Avatar
          name={name}
          src={profile_image && pictureUrl(profile_image, 100)}
          size="lg"
          decorative
          className="-mt-7 ring-3 ring-raised"
        />
        <p className="mt-2 text-sm font-semibold break-words">
          <Link to="/profile" className="touch-area hover:underline">
            {name}
          </Link>
        </p>
        {headline ? (
          <p className="line-clamp-2 text-xs text-pretty text-muted">{headline}</p>
        ) : (
          <Link to="/profile" className="touch-area text-xs text-brand-strong underline underline-offset-4">
            Add a headline
          </Link>
        )}
        {around && (
          <Link
            to={connectionsPath}
            className="-mx-2 mt-2 flex min-h-8 items-center justify-between gap-2 rounded-field px-2 text-xs hover:bg-hover pointer-coarse:min-h-11"
          >
            <span className="text-muted">Connections</span>
            <span className="font-semibold tabular-nums">{around.counts.mine.toLocaleString("en-IN")}</span>
          </Link>
        )}
      </div>
    </section>
  );
}
