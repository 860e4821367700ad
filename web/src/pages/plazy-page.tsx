import type { FeedScope } from "@cardplaza/contract/connect/post-words";
import { useLocation } from "react-router";
import { PLAZY_FEED } from "../features/connect/feed/feed-address.ts";
import { NetworkFeed } from "./network-feed.tsx";

const SCOPES: FeedScope[] = ["my", "explore", "bookmarks"];

/** One screen for /plazy, /plazy/feed, /plazy/explore and /plazy/bookmarks. */
export default function PlazyPage() {
  const { pathname } = useLocation();
  const path = pathname.toLowerCase().replace(/\/+$/, "");
  return <NetworkFeed area="plazy" scope={SCOPES.find((scope) => PLAZY_FEED.path[scope] === path) ?? "my"} />;
}
