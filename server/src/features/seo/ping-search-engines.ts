import { sql } from "drizzle-orm";
import type { JobContext } from "../../context.ts";
import type { Db } from "../../platform/database.ts";
import type { Job } from "../../platform/jobs.ts";
import type { PingedPages } from "../../registry/pinged-pages.ts";

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
 * Notifies search engines of changed pages whose owner has the plan, many at once. What to send is derived from
 * what the pages show, so no request waits for it and a failure is repaired the next time.
 */
export const pingSearchEnginesJob: Job<JobContext, object> = {
  name: "ping-search-engines",
  schedule: "*/5 * * * *",
  async run(ctx, _data, signal) {
    const key = ctx.config.INDEXNOW_KEY;
    if (!key) return;
    for (const pages of ctx.registry.pings) if (!(await sendChanged(ctx, key, pages, signal))) return;
  },
};

/** Sends the changed addresses; false if the search engines do not answer. */
async function sendChanged(
  ctx: JobContext,
  key: string,
  pages: PingedPages,
  signal: AbortSignal,
): Promise<boolean> {
  for (;;) {
    const changed = await findChanged(ctx, pages);
    if (changed.length === 0) return true;
    if (!(await ping(ctx, key, changed.map(pages.rows.path), signal))) return false;
    await saveSent(ctx.db, pages, changed);
    if (changed.length < BATCH) return true;
  }
}

/** Pages that may be listed, and those that were sent before and may no longer be. */
async function findChanged({ db, now }: JobContext, pages: PingedPages): Promise<Changed[]> {
  const { type, changedAt, isListed } = pages;
  const { from, id, name } = pages.rows;
  const columns = sql`${id} as id, ${name} as name, ${changedAt} as changed_at`;
  const sent = sql`search_pings pinged on pinged.target_type = ${type} and pinged.target_id = ${id}`;
  const isNew = sql`pinged.changed_at is distinct from ${changedAt}`;
  // Two queries: each begins with the few rows that it is about, the plans or what was sent.
  const { rows } = await db.execute<Changed>(sql`
    select ${columns} from ${from} left join ${sent} where ${isListed(now)} and ${isNew}
    union
    select ${columns} from ${from} inner join ${sent} where ${isNew}
    order by id limit ${BATCH}`);
  return rows;
}

async function ping(ctx: JobContext, key: string, paths: string[], signal: AbortSignal): Promise<boolean> {
  const { origin, log } = ctx;
  const urlList = paths.map((path) => origin + path);
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
    log.warn({ status: response.status, pages: paths.length }, "search engines were not notified");
  } catch (error) {
    log.warn({ error: (error as Error).message, pages: paths.length }, "search engines were not notified");
  }
  return false;
}

async function saveSent(db: Db, { type }: PingedPages, changed: Changed[]): Promise<void> {
  // The time is passed as text, because the database's times are finer than JavaScript's.
  await db.execute(sql`
    insert into search_pings (target_type, target_id, changed_at)
    select ${type}, id, changed_at
    from json_to_recordset(${JSON.stringify(changed)}) as pinged (id text, changed_at timestamptz)
    on conflict (target_type, target_id) do update set changed_at = excluded.changed_at`);
}
