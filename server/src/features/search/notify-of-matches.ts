import { and, asc, eq, gt, sql } from "drizzle-orm";
import { SearchQuery } from "@cardplaza/contract/search/search";
import { MAX_CANDIDATES } from "@cardplaza/contract/search/search-words";
import { searchPath } from "@cardplaza/contract/search/search-address";
import { HOUR_SECONDS } from "@cardplaza/contract/time";
import type { JobContext } from "../../context.ts";
import type { Job } from "../../platform/jobs.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { members } from "../accounts/accounts.table.ts";
import { notify } from "../notifications/notify.ts";
import { isPremium } from "../plan/plan-queries.ts";
import { filtersFor } from "./kind-filters.ts";
import { countEntries } from "./rank-entries.ts";
import { readWords } from "./read-words.ts";
import { readFilters, type Searcher } from "./read-filters.ts";
import { readQuery } from "./search-text.ts";
import { savedSearches, type SavedSearchRow } from "./search.table.ts";

const BATCH = 100;

/** Every morning: one notification to each member whose saved searches have new matches. */
export const notifyOfMatchesJob: Job<JobContext, object> = {
  name: "tell-of-matches",
  schedule: "30 8 * * *",
  expireInSeconds: HOUR_SECONDS,
  async run(ctx, _data, signal) {
    let after = "";
    for (;;) {
      const ids = await membersWithAlerts(ctx, after);
      for (const id of ids) {
        signal.throwIfAborted();
        await notifyMember(ctx, id);
      }
      const last = ids.at(-1);
      if (last === undefined) return;
      after = last;
    }
  },
};

async function membersWithAlerts({ db }: JobContext, after: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: savedSearches.memberId })
    .from(savedSearches)
    .where(and(eq(savedSearches.alert, "daily"), gt(savedSearches.memberId, after)))
    .orderBy(asc(savedSearches.memberId))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

/** The transaction that notifies also marks the matches as seen, so that each is sent exactly once. */
async function notifyMember(ctx: JobContext, memberId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const [member] = await tx.select().from(members).where(eq(members.id, memberId));
    if (!member || member.isHidden || !(await isPremium(tx, memberId, ctx.now))) return;
    const saved = await tx
      .select()
      .from(savedSearches)
      .where(and(eq(savedSearches.memberId, memberId), eq(savedSearches.alert, "daily")))
      .orderBy(asc(savedSearches.id))
      .for("no key update");
    const news: { search: SavedSearchRow; count: number }[] = [];
    for (const search of saved) {
      const count = await countNew({ ...ctx, db: tx, member }, search);
      if (count > 0) news.push({ search, count });
    }
    await tx
      .update(savedSearches)
      .set({ lookedAt: sql`${ctx.now.toISOString()}::timestamptz` })
      .where(and(eq(savedSearches.memberId, memberId), eq(savedSearches.alert, "daily")));
    const [first] = news;
    if (!first) return;
    await notify(ctx, tx, {
      to: memberId,
      news: "search.matched",
      with: { searches: news.map(({ search, count }) => ({ name: search.name, count })) },
      targetUrl: searchPath({ ...first.search.filters, sort: "newest" }),
      about: `saved-search:${first.search.id}`,
    });
  });
}

async function countNew(ctx: Searcher, { filters: saved, lookedAt }: SavedSearchRow): Promise<number> {
  const query = SearchQuery.parse({
    ...saved,
    verified: saved.verified ? "true" : undefined,
    openNow: undefined,
  });
  const text = readQuery(query.q);
  if (text.isVain) return 0;
  const wanted = { ...(await readFilters(ctx, query)), since: lookedAt };
  const words = await readWords(ctx.db, text.words);
  let count = 0;
  for (const kind of ctx.registry.searchKinds) {
    if (saved.type && saved.type !== kind.type) continue;
    const filters = filtersFor(kind, wanted, query.category);
    if (filters) count += await countEntries(ctx.db, kind.type, text, words, filters);
  }
  return Math.min(count, MAX_CANDIDATES);
}
