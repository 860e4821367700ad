import { sql } from "drizzle-orm";
import { CARD_PATHS } from "@cardplaza/contract/cards/card-rules";
import { cardSlug } from "@cardplaza/contract/slugs";
import type { JobContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import { CARDS_TO_LIST, CHANGED_AT, IS_LISTED, isPremiumCard } from "./listed-cards.ts";

/** IndexNow takes at most 10,000 addresses at once. */
const BATCH = 10_000;
const ANSWER_WITHIN_MS = 8_000;

interface Changed {
  [column: string]: unknown;
  id: string;
  name: string;
  changed_at: string;
}

/**
 * Notifies search engines of changed premium cards, many at once. What to send is derived from the cards
 * themselves, so no request waits for it and a failure is repaired the next time.
 */
export const pingSearchEnginesJob: Job<JobContext, object> = {
  name: "ping-search-engines",
  schedule: "*/5 * * * *",
  async run(ctx, _data, signal) {
    const key = ctx.config.INDEXNOW_KEY;
    if (!key) return;
    for (;;) {
      const changed = await findChanged(ctx);
      if (changed.length === 0) return;
      if (!(await ping(ctx, key, changed, signal))) return;
      await saveSent(ctx.db, changed);
      if (changed.length < BATCH) return;
    }
  },
};

/** Cards that may be listed, and those that were sent before and may no longer be. */
async function findChanged({ db, now }: JobContext): Promise<Changed[]> {
  const { rows } = await db.execute<Changed>(sql`
    select card.id, card.name, ${LAST_CHANGE} as changed_at
    from ${CARDS_TO_LIST} left join search_pings pinged on pinged.card_id = card.id
    where pinged.changed_at is distinct from ${LAST_CHANGE}
      and ((pinged.card_id is not null) or (${isPremiumCard(now)} and ${IS_LISTED}))
    order by card.id limit ${BATCH}`);
  return rows;
}
const LAST_CHANGE = sql`greatest(${CHANGED_AT}, card.deleted_at)`;

async function ping(ctx: JobContext, key: string, changed: Changed[], signal: AbortSignal): Promise<boolean> {
  const { origin, log } = ctx;
  const urlList = changed.map(({ id, name }) => origin + CARD_PATHS.card(cardSlug({ name, _id: id })));
  const body = { host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList };
  try {
    const response = await fetch(ctx.config.INDEXNOW_URL, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(body),
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    await response.body?.cancel();
    if (response.ok) return true;
    log.warn({ status: response.status, cards: changed.length }, "search engines were not notified");
  } catch (error) {
    log.warn({ error: (error as Error).message, cards: changed.length }, "search engines were not notified");
  }
  return false;
}

async function saveSent(db: Db, changed: Changed[]): Promise<void> {
  // As text, because the database's times are finer than JavaScript's.
  await db.execute(sql`
    insert into search_pings (card_id, changed_at)
    select id, changed_at from json_to_recordset(${JSON.stringify(changed)}) as pinged (id text, changed_at timestamptz)
    where exists (select 1 from cards where cards.id = pinged.id)
    on conflict (card_id) do update set changed_at = excluded.changed_at`);
}
