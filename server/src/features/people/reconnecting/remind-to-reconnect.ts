import { and, eq, gte, sql } from "drizzle-orm";
import { MAX_REMINDERS_A_DAY, RECONNECT_AFTER_DAYS } from "@cardplaza/contract/people/connection-words";
import { DAY_MS, HOUR_SECONDS, dateInIndia, midnightInIndia } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import { takeTurn } from "../../../platform/advisory-locks.ts";
import type { Tx } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { members } from "../../accounts/accounts.table.ts";
import { rowsOfList } from "../connections/connection-lists.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { premiumMembersAfter } from "../../plan/premium-members.ts";
import { idsMutedBy } from "../muted/muted-conditions.ts";
import { contactsSince } from "./last-contacts.ts";
import { connectionNotes } from "../connections/connection-notes.table.ts";

const BATCH = 500;
const LOOKED_AT = 50;

/**
 * Every morning: members with the plan hear of connections whom they have not talked to for long. Each reminder is
 * committed with its mark, so a run that is cut off, or a second one, reminds nobody twice.
 */
export const remindToReconnectJob: Job<JobContext, object> = {
  name: "remind-to-reconnect",
  schedule: "45 9 * * *",
  expireInSeconds: 3 * HOUR_SECONDS,
  async run(ctx, _data, signal) {
    let after: string | undefined = "";
    while (after !== undefined) {
      const ids = await premiumMembersAfter(ctx.db, after, { now: ctx.now, limit: BATCH });
      for (const id of ids) {
        signal.throwIfAborted();
        await remind(ctx, id);
      }
      after = ids.length < BATCH ? undefined : ids.at(-1);
    }
  },
};

function remind(ctx: JobContext, memberId: string): Promise<void> {
  const since = new Date(ctx.now.getTime() - RECONNECT_AFTER_DAYS * DAY_MS);
  return inTransaction(ctx.db, async (tx) => {
    await takeTurn(tx, "reconnecting", memberId);
    let left = MAX_REMINDERS_A_DAY - (await remindedToday(tx, memberId, ctx.now));
    let last: Due | undefined;
    do {
      if (left <= 0) return;
      const due = await findDue(tx, memberId, since, last);
      const talked = await contactsSince(ctx.registry, tx, memberId, {
        among: due.map(({ personId }) => personId),
        since,
      });
      const quiet = due.filter(({ personId }) => !talked.has(personId)).slice(0, left);
      await remindOf(ctx, tx, memberId, quiet);
      left -= quiet.length;
      last = due.length < LOOKED_AT ? undefined : due.at(-1);
    } while (last);
  });
}

const remindedToday = (tx: Tx, memberId: string, now: Date) =>
  tx.$count(
    connectionNotes,
    and(
      eq(connectionNotes.memberId, memberId),
      gte(connectionNotes.remindedAt, midnightInIndia(dateInIndia(now))),
    ),
  );

type Due = { id: string; personId: string; name: string; waitsSince: string };

/** Connected for long, not muted, and not reminded of for long: first those who wait longest. */
async function findDue(tx: Tx, memberId: string, since: Date, after: Due | undefined): Promise<Due[]> {
  const waitsSince = sql`coalesce(${connectionNotes.remindedAt}, listed.at)`;
  const { rows } = await tx.execute<Due>(sql`
    select listed.id, listed.person_id as "personId", ${members.name} as name, ${waitsSince}::text as "waitsSince"
    from (${rowsOfList(memberId, "mine")}) listed
    join ${members} on ${members.id} = listed.person_id
    left join ${connectionNotes} on ${connectionNotes.connectionId} = listed.id
      and ${connectionNotes.memberId} = ${memberId}
    where ${waitsSince} <= ${since.toISOString()}::timestamptz and listed.person_id not in ${idsMutedBy(memberId)}
      ${after ? sql`and (${waitsSince}, listed.id) > (${after.waitsSince}::timestamptz, ${after.id})` : sql``}
    order by ${waitsSince}, listed.id
    limit ${LOOKED_AT}`);
  return rows;
}

async function remindOf(ctx: JobContext, tx: Tx, memberId: string, all: readonly Due[]): Promise<void> {
  if (all.length === 0) return;
  const mark = { remindedAt: ctx.now };
  await tx
    .insert(connectionNotes)
    .values(all.map(({ id }) => ({ connectionId: id, memberId, ...mark })))
    .onConflictDoUpdate({ target: [connectionNotes.connectionId, connectionNotes.memberId], set: mark });
  await notifyAll(
    ctx,
    tx,
    all.map(({ id, personId, name }) => ({
      to: memberId,
      news: "connection.reconnect",
      with: { name },
      targetUrl: `/profile/${personId}`,
      about: `reconnect:${id}`,
    })),
  );
}
