import { and, eq } from "drizzle-orm";
import { hasMutedWord } from "@cardplaza/contract/people/muted-words";
import {
  FEED_WHY,
  POSTS_PER_PAGE,
  type FeedScope,
  type FeedSort,
} from "@cardplaza/contract/connect/post-words";
import type { MemberContext } from "../../../context.ts";
import { requireCollection } from "../kept/collection-queries.ts";
import { wordsMutedBy } from "../../people/muted/muted-words.ts";
import { posts } from "../posts/posts.table.ts";
import { presentPosts, type PostJson } from "../posts/present-posts.ts";
import { isInFeed, isListed } from "../feed-conditions.ts";
import { newestOfFeed } from "./newest-of-feed.ts";
import { readBookmarks } from "./read-bookmarks.ts";
import { readExplored, readTagged } from "./read-explore.ts";
import { readPage, type Page } from "./read-page.ts";
import { readTop } from "./read-top.ts";

interface Wanted {
  scope: FeedScope;
  sort: FeedSort;
  collection?: string;
  tag?: string;
  cursor?: string;
}

export async function listFeed(ctx: MemberContext, wanted: Wanted) {
  const tag = wanted.tag?.replace(/^#/, "").toLowerCase() ?? "";
  const { rows, nextCursor } = await pageOf(ctx, { ...wanted, tag });
  const whyOf = WHY[wanted.scope];
  const shown = await presentPosts(ctx, rows);
  return { posts: shown.map((post) => ({ ...post, why: whyOf(post, tag) })), nextCursor };
}

async function pageOf(ctx: MemberContext, wanted: Wanted & { tag: string }): Promise<Page> {
  const { db, member, now } = ctx;
  const { scope, sort, collection, tag, cursor } = wanted;
  if (scope === "bookmarks") {
    if (collection) await requireCollection(db, member.id, collection);
    // What somebody saved stays, also of a person or with a word that they muted.
    return readPage(db, cursor, (after, limit) => readBookmarks(db, member.id, collection, after, limit), {
      which: isListed(member.id),
      isMuted: () => false,
    });
  }
  const words = await wordsMutedBy(db, member.id);
  const isMuted = (text: string) => hasMutedWord(text, words);
  const inFeed = { which: isInFeed(member.id), isMuted };
  if (scope === "explore")
    return readPage(
      db,
      cursor,
      (after, limit) => (tag ? readTagged(db, tag, after, limit) : readExplored(db, after, limit)),
      { which: and(eq(posts.visibility, "public"), inFeed.which), isMuted },
    );
  if (sort === "top") return readTop(db, member.id, cursor, inFeed, now);
  const newest = async (before: string | undefined, limit: number) =>
    (await newestOfFeed(db, member.id, { before, limit })).map((id) => ({ id, cursor: id }));
  return readPage(db, cursor, newest, inFeed, POSTS_PER_PAGE);
}

type Why = (post: PostJson, tag: string) => string;

/** Why a post is there. A member's own needs no reason. */
const WHY: Record<FeedScope, Why> = {
  my: ({ isOwn, author, chapter }) => {
    if (isOwn) return "";
    if (chapter) return FEED_WHY.chapter(chapter.name);
    return author.type === "company" ? FEED_WHY.follow(author.name) : FEED_WHY.connected;
  },
  explore: (_post, tag) => (tag ? FEED_WHY.tag(tag) : FEED_WHY.popular),
  bookmarks: () => FEED_WHY.saved,
};
