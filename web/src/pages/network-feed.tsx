import type { FeedScope } from "@cardplaza/contract/connect/post-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useSearchParams } from "react-router";
import { NextMeeting } from "../features/chapters/finder/next-meeting.tsx";
import { FEED_NAME, readFeed } from "../features/connect/feed/feed-address.ts";
import { FeedView } from "../features/connect/feed/feed-view.tsx";
import { FirstMinute } from "../features/people/first-minute/late-first-minute.tsx";
import { FEED_SHELL, NetworkFrame } from "./network-frame.tsx";
import type { NetworkArea, NetworkTab } from "./network-menu.ts";

const TAB: Record<FeedScope, NetworkTab> = { my: "my-feed", explore: "explore", bookmarks: "bookmarks" };

/** One scope of the feed in one of the two areas. */
export function NetworkFeed({ area, scope }: { area: NetworkArea; scope: FeedScope }) {
  const [search] = useSearchParams();
  const address = readFeed(scope, search);
  return (
    <NetworkFrame area={area} current={TAB[scope]}>
      <title>{`${address.tag ? `#${address.tag}` : FEED_NAME[scope]} · ${PRODUCT_NAME}`}</title>
      {/* Each address has its own list. */}
      <FeedView
        key={JSON.stringify(address)}
        shell={FEED_SHELL[area]}
        address={address}
        above={scope === "my" && <FirstMinute className="mb-4" />}
        beside={<NextMeeting />}
      />
    </NetworkFrame>
  );
}
