import { sql } from "drizzle-orm";
import type { JobContext } from "../../../context.ts";
import { takeTurn } from "../../../platform/advisory-locks.ts";
import type { Db } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";

const MONTHS_AHEAD = 2;

/** Partitions of `card_events` for this month and the next two. */
export async function makeEventMonths(db: Db, now: Date): Promise<void> {
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead++)
    await makeMonth(db, monthOf(now, ahead), monthOf(now, ahead + 1));
}

export const makeEventMonthsJob: Job<JobContext, object> = {
  name: "make-event-months",
  schedule: "10 2 * * *",
  run: ({ db, now }) => makeEventMonths(db, now),
};

const monthOf = (now: Date, ahead: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead)).toISOString();

async function makeMonth(db: Db, from: string, to: string): Promise<void> {
  const name = sql.identifier(`card_events_${from.slice(0, 7).replace("-", "_")}`);
  try {
    await inTransaction(db, async (tx) => {
      await takeTurn(tx, "eventMonths");
      // Behind a waiting lock everybody queues, so it waits briefly; the job comes again.
      await tx.execute(sql`set local lock_timeout = '3s'`);
      await tx.execute(
        sql`create table if not exists ${name} partition of card_events
            for values from (${sql.raw(`'${from}'`)}) to (${sql.raw(`'${to}'`)})`,
      );
    });
  } catch (error) {
    if (!isAlreadyInDefault(error)) throw error;
  }
}

// A month that began without its partition stays in the default one: moving it would stop all counting.
const isAlreadyInDefault = (error: unknown) =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === "23514";
