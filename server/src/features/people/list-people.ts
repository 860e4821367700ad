import { CONNECTIONS_PER_PAGE, type ConnectionTab } from "@cardplaza/contract/people/connection-words";
import type { MemberContext } from "../../context.ts";
import { countLists, type ConnectionList } from "./connections/connection-lists.ts";
import { findProfileSeenBy } from "./profile/profile-queries.ts";
import { cursorOf, listConnections, type ConnectionFilters } from "./connection-pages.ts";
import { countWaiting } from "./introductions/introduction-queries.ts";
import { listIntroductions } from "./introductions/list-introductions.ts";
import { presentConnections } from "./present-connections.ts";
import { showSuggestions } from "./suggestions/show-suggestions.ts";

interface Wanted extends ConnectionFilters {
  tab: ConnectionTab;
  cursor?: string;
}

/** One tab of the member's people, with the counts of the others. */
export async function listPeople(ctx: MemberContext, { tab, cursor, ...filters }: Wanted) {
  const counts = {
    ...(await countLists(ctx.db, ctx.member.id)),
    introductions: await countWaiting(ctx.db, ctx.member.id, ctx.now),
  };
  if (tab === "suggestions") return { ...(await showSuggestions(ctx)), counts, nextCursor: null };
  if (tab === "introductions") return { ...(await listIntroductions(ctx, cursor)), counts };
  return { ...(await pageOf(ctx, tab, filters, cursor)), counts };
}

async function pageOf(
  { db, member }: MemberContext,
  list: ConnectionList,
  filters: ConnectionFilters,
  cursor: string | undefined,
) {
  // A member's connections are a part of their profile.
  if (filters.with && !(await findProfileSeenBy(db, member.id, filters.with)))
    return { connections: [], nextCursor: null };
  const page = { cursor, limit: CONNECTIONS_PER_PAGE + 1 };
  const found = await listConnections(db, member.id, list, filters, page);
  const shown = found.slice(0, CONNECTIONS_PER_PAGE);
  const last = found.length > shown.length ? shown.at(-1) : undefined;
  return {
    connections: await presentConnections(db, member.id, shown),
    nextCursor: last ? cursorOf(last) : null,
  };
}
