import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { type FeedAddress, feedPath, type FeedShell } from "./feed-address.ts";
import { PeopleToMeet } from "./people-to-meet.tsx";

interface NoPostsProps {
  shell: FeedShell;
  address: FeedAddress;
  /** The collection does not exist any more. */
  isGone?: boolean;
}

/** An empty feed says why, and leads on. */
export function NoPosts({ shell, address, isGone = false }: NoPostsProps) {
  return (
    <>
      <div className="rounded-card border border-line bg-raised">
        <Words shell={shell} address={address} isGone={isGone} />
      </div>
      {address.scope === "my" && (
        <div className="mt-4 lg:hidden">
          <PeopleToMeet shell={shell} look="row" />
        </div>
      )}
    </>
  );
}

function Words({ shell, address: { scope, tag, collection }, isGone }: NoPostsProps) {
  if (tag)
    return (
      <EmptyState
        drawing="search"
        title={`No posts about #${tag} yet`}
        action={
          <Button asChild variant="secondary">
            <Link to={feedPath(shell, "explore")}>Explore all posts</Link>
          </Button>
        }
      />
    );
  if (collection)
    return (
      <EmptyState
        drawing="inbox"
        title={isGone ? "This collection was deleted." : "Nothing in this collection yet."}
        text={
          isGone ? "Its posts are still saved." : "Save a post and choose this collection to see it here."
        }
        action={
          <Button asChild variant="secondary">
            <Link to={feedPath(shell, "bookmarks")}>All saved posts</Link>
          </Button>
        }
      />
    );
  if (scope === "bookmarks")
    return (
      <EmptyState
        drawing="inbox"
        title={POST_TEXT.noBookmarks}
        text="Press Save below a post to find it here again."
        action={
          <Button asChild>
            <Link to={feedPath(shell, "my")}>Go to my feed</Link>
          </Button>
        }
      />
    );
  if (scope === "explore")
    return (
      <EmptyState
        drawing="people"
        title="No posts this week"
        text="Be the first to share what your business is doing."
        action={
          <Button asChild>
            <Link to={feedPath(shell, "my")}>Write a post</Link>
          </Button>
        }
      />
    );
  // Small: what others write follows below.
  return (
    <div className="grid grid-cols-1 gap-3 p-4 sm:p-5">
      <p className="font-semibold text-pretty">{POST_TEXT.empty}</p>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={shell.suggestionsPath}>Find people</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/search?type=company">Find companies</Link>
        </Button>
      </div>
    </div>
  );
}
