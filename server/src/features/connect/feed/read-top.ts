import { POSTS_PER_PAGE, EXPLORE_DAYS } from "@cardplaza/contract/connect/post-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Db } from "../../../platform/database.ts";
import { firstIdAt } from "../../../platform/ids.ts";
import { newestOfFeed } from "./newest-of-feed.ts";
import { rankTop } from "./rank-top.ts";
import { shownPosts, type Page, type Shown } from "./read-page.ts";

/** The newest posts of the week, of which the best come first. */
const CANDIDATES = 200;

/**
 * The best posts of a member's feed. A cursor says when the first page was read, so that age does not change the order
 * in between, and where the last page ended: after which post, or at which place if that is not there any more.
 */
export async function readTop(
  db: Db,
  memberId: string,
  cursor: string | undefined,
  shown: Shown,
  now: Date,
): Promise<Page> {
  const { at, place, last } = readCursor(cursor) ?? { at: now, place: 0, last: "" };
  const ids = await newestOfFeed(db, memberId, {
    before: firstIdAt(at.getTime() + 1),
    from: firstIdAt(at.getTime() - EXPLORE_DAYS * DAY_MS),
    limit: CANDIDATES,
  });
  const ranked = rankTop([...(await shownPosts(db, ids, shown)).values()], at);
  const found = ranked.findIndex(({ id }) => id === last);
  const begin = found < 0 ? place : found + 1;
  const rows = ranked.slice(begin, begin + POSTS_PER_PAGE);
  const end = begin + rows.length;
  const nextCursor = end < ranked.length ? `${at.getTime()}.${end}.${rows.at(-1)?.id ?? ""}` : null;
  return { rows, nextCursor };
}

function readCursor(cursor = "") {
  const [, at, place, last] = /^(\d{1,15})\.(\d{1,4})\.([0-9a-z]{20})$/.exec(cursor) ?? [];
  return last ? { at: new Date(Number(at)), place: Number(place), last } : undefined;
}
