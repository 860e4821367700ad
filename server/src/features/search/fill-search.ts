import { eq } from "drizzle-orm";
import { SEARCH_TABS } from "@cardplaza/contract/search/search-words";
import { HOUR_SECONDS } from "@cardplaza/contract/time";
import type { JobContext, Services } from "../../context.ts";
import type { Job } from "../../platform/jobs.ts";
import { inTransaction } from "../../platform/transaction.ts";
import type { SearchKind } from "../../registry/search-kind.ts";
import { searchFills } from "./search.table.ts";
import { touchSearch } from "./touch-search.ts";

const BATCH = 500;

type Filler = Pick<Services, "db"> & { now: Date };

/** Adds entries for everything that has none yet, or that is described in a new version. */
export const fillSearchJob: Job<JobContext, object> = {
  name: "fill-search",
  expireInSeconds: 4 * HOUR_SECONDS,
  async run(ctx, _data, signal) {
    for (const kind of ctx.registry.searchKinds) {
      if (await isFilled(ctx, kind)) continue;
      let last: string | undefined = "";
      while (last !== undefined) {
        signal.throwIfAborted();
        last = await fillSome(ctx, kind, last);
      }
      await markFilled(ctx, kind);
    }
  },
};

/** At the start: a small product is complete before the first search; the rest of a large one follows later. */
export async function beginFillingSearch(services: Services, now: Date): Promise<void> {
  const ctx = { ...services, now };
  let isComplete = true;
  for (const kind of ctx.registry.searchKinds) {
    if (await isFilled(ctx, kind)) continue;
    if ((await fillSome(ctx, kind, "")) === undefined) await markFilled(ctx, kind);
    else isComplete = false;
  }
  if (!isComplete)
    await inTransaction(services.db, (tx) =>
      services.jobs.enqueue(tx, fillSearchJob, {}, { singletonKey: "fill-search" }),
    );
}

/** The kinds of which not everything can be found yet. */
export async function findUnfilled(ctx: Filler & Pick<Services, "registry">): Promise<string[]> {
  const unfilled = [];
  for (const kind of ctx.registry.searchKinds)
    if (!(await isFilled(ctx, kind))) unfilled.push(SEARCH_TABS[kind.type]);
  return unfilled;
}

async function isFilled({ db }: Filler, { type, version }: SearchKind): Promise<boolean> {
  const [fill] = await db.select().from(searchFills).where(eq(searchFills.type, type));
  return fill?.version === version;
}

async function markFilled({ db, now }: Filler, { type, version }: SearchKind): Promise<void> {
  const fill = { type, version, filledAt: now };
  await db.insert(searchFills).values(fill).onConflictDoUpdate({ target: searchFills.type, set: fill });
}

/** The id to continue after; none at the end. */
function fillSome({ db }: Filler, kind: SearchKind, after: string): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    const ids = await kind.idsAfter(tx, after, BATCH);
    await touchSearch(tx, kind, ids);
    return ids.length < BATCH ? undefined : ids.at(-1);
  });
}
