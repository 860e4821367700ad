import { FEED_SORTS, type FeedSort } from "@cardplaza/contract/connect/post-words";
import { type ReactNode, useRef } from "react";
import { useNavigate } from "react-router";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { Composer } from "../composer/composer.tsx";
import { Collections } from "./collections.tsx";
import { FEED_NAME, type FeedAddress, feedPath, type FeedShell } from "./feed-address.ts";
import { FeedPosts } from "./feed-posts.tsx";
import { NewPostsPill } from "./new-posts-pill.tsx";
import { PeopleToMeet } from "./people-to-meet.tsx";
import { TalkedAbout } from "./talked-about.tsx";
import { TagFilter } from "./tag-filter.tsx";
import { useFeed } from "./use-feed.ts";
import { useKeptPlace, useReturnToPlace } from "./use-kept-place.ts";
import { useNewPosts } from "./use-new-posts.ts";

const SORT_LABEL: Record<FeedSort, string> = { latest: "Latest", top: "Top" };

export interface FeedViewProps {
  shell: FeedShell;
  address: FeedAddress;
  /** Above the posts. */
  above?: ReactNode;
  /** Parts beside the feed that another room provides. */
  beside?: ReactNode;
}

/** My feed, Explore or bookmarks: the posts, with what belongs to them above and beside. */
export function FeedView({ shell, address, above, beside }: FeedViewProps) {
  const { scope, tag } = address;
  const list = useRef<HTMLUListElement>(null);
  const place = useKeptPlace();
  const feed = useFeed(address, place.visit);
  const isBack = place.kept !== undefined;
  useReturnToPlace(list, place);
  const fresh = useNewPosts({
    address,
    feed,
    isBack,
    onLoaded() {
      scrollTo(0, 0);
      list.current?.focus({ preventScroll: true });
    },
  });
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_15rem] xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="min-w-0 text-2xl break-words">{tag ? `#${tag}` : FEED_NAME[scope]}</h1>
          {scope === "my" && <SortChoice shell={shell} address={address} />}
          {tag && <TagFilter shell={shell} tag={tag} />}
        </div>
        {above}
        {scope === "my" && (
          <div className="mb-4">
            <Composer onPosted={feed.putFirst} />
          </div>
        )}
        {scope === "bookmarks" && <Collections shell={shell} current={address.collection} />}
        {scope === "explore" && !tag && (
          <div className="mb-4 grid grid-cols-1 gap-4 lg:hidden">
            <TalkedAbout shell={shell} look="chips" />
            <PeopleToMeet shell={shell} look="row" />
          </div>
        )}
        <NewPostsPill count={fresh.count} isLoading={fresh.isLoading} onLoad={fresh.load} />
        <FeedPosts
          shell={shell}
          address={address}
          feed={feed}
          list={list}
          startAt={place.startAt}
          visit={place.visit}
        />
      </div>
      <aside aria-label="Around you" className="hidden lg:block">
        <div className="sticky top-20 grid max-h-[calc(100dvh-6rem)] grid-cols-1 gap-4 overflow-y-auto pb-1 [scrollbar-width:none]">
          {beside}
          <PeopleToMeet shell={shell} look="list" />
          <TalkedAbout shell={shell} look="list" current={tag} />
        </div>
      </aside>
    </div>
  );
}

function SortChoice({ shell, address }: FeedViewProps) {
  const navigate = useNavigate();
  return (
    <Segmented
      label="Order of the posts"
      options={FEED_SORTS.map((value) => ({ value, label: SORT_LABEL[value] }))}
      value={address.sort}
      onChange={(sort) => void navigate(feedPath(shell, address.scope, { sort }))}
    />
  );
}
