import {
  FEED_SORTS,
  TAG_OF_POST_MAX,
  type FeedScope,
  type FeedSort,
} from "@cardplaza/contract/connect/post-words";

/** The areas that show the feed: each has its own address for every scope. */
export interface FeedShell {
  path: Record<FeedScope, string>;
  connectionsPath: string;
  suggestionsPath: string;
}

export const PLAZY_FEED: FeedShell = {
  path: { my: "/plazy/feed", explore: "/plazy/explore", bookmarks: "/plazy/bookmarks" },
  connectionsPath: "/plazy/connections",
  suggestionsPath: "/plazy/connections?tab=suggestions",
};
export const CONNECT_IN_FEED: FeedShell = {
  path: {
    my: "/connect-in?tab=my-feed",
    explore: "/connect-in?tab=explore",
    bookmarks: "/connect-in?tab=bookmarks",
  },
  connectionsPath: "/connect-in?tab=connections",
  suggestionsPath: "/connect-in?tab=connections&view=suggestions",
};

export const FEED_NAME: Record<FeedScope, string> = {
  my: "My feed",
  explore: "Explore",
  bookmarks: "Bookmarks",
};

/** What the address of a feed says. */
export interface FeedAddress {
  scope: FeedScope;
  sort: FeedSort;
  /** With Explore: a hashtag without its sign; empty for all posts. */
  tag: string;
  /** With bookmarks: a collection's id; empty for all of them. */
  collection: string;
}

/** What means nothing is left out. */
export function readFeed(scope: FeedScope, search: URLSearchParams): FeedAddress {
  const sort = FEED_SORTS.find((each) => each === search.get("sort"));
  const tag = (search.get("tag") ?? "").trim().replace(/^#/, "").toLowerCase();
  return {
    scope,
    sort: scope === "my" ? (sort ?? "latest") : "latest",
    tag: scope === "explore" && tag.length <= TAG_OF_POST_MAX ? tag : "",
    collection: scope === "bookmarks" ? (search.get("collection") ?? "").trim() : "",
  };
}

/** What is asked for, in the names of the call. */
export const feedQuery = ({ scope, sort, tag, collection }: FeedAddress) => ({
  scope,
  ...(sort !== "latest" && { sort }),
  ...(tag && { tag }),
  ...(collection && { collection }),
});

export function feedPath(
  shell: FeedShell,
  scope: FeedScope,
  choice: { sort?: FeedSort; tag?: string; collection?: string } = {},
): string {
  const [path = "", given] = shell.path[scope].split("?");
  const search = new URLSearchParams(given);
  if (choice.sort && choice.sort !== "latest") search.set("sort", choice.sort);
  if (choice.tag) search.set("tag", choice.tag);
  if (choice.collection) search.set("collection", choice.collection);
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
