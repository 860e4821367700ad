import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import type { ClaimedPush } from "./claim-pushes.ts";
import { pushMessages, pushSubscriptions } from "./push.table.ts";

const RECORD_TRIES = 10;

/** The row, unless a later push about the same subject has taken its place. */
const stillThis = ({ subscriptionId, tag, notificationId }: ClaimedPush) =>
  and(
    eq(pushMessages.subscriptionId, subscriptionId),
    eq(pushMessages.tag, tag),
    eq(pushMessages.notificationId, notificationId),
  );

const stillThese = (pushes: readonly ClaimedPush[]) => {
  const list = (value: (push: ClaimedPush) => string) => sql`${sql.param(pushes.map(value))}::text[]`;
  return sql`(${pushMessages.subscriptionId}, ${pushMessages.tag}, ${pushMessages.notificationId}) in (
    select * from unnest(${list(({ subscriptionId }) => subscriptionId)}, ${list(({ tag }) => tag)},
      ${list(({ notificationId }) => notificationId)}))`;
};

/** They were sent, or there is nothing to send any more. */
export const deletePushes = (db: Db, pushes: readonly ClaimedPush[]) =>
  recorded(() => db.delete(pushMessages).where(stillThese(pushes)));

export const deleteGoneSubscription = (db: Db, { subscriptionId, endpoint }: ClaimedPush) =>
  recorded(() =>
    db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.id, subscriptionId), eq(pushSubscriptions.endpoint, endpoint))),
  );

/** Lets any process send them now: this one could not read what they say. */
export const releasePushes = (db: Db, pushes: readonly ClaimedPush[], now: Date) =>
  recorded(() =>
    db
      .update(pushMessages)
      .set({ dueAt: now, attempts: sql`greatest(0, ${pushMessages.attempts} - 1)` })
      .where(stillThese(pushes)),
  );

/** It waits for the end of quiet hours, as if it had never been tried. */
export const postponePush = (db: Db, push: ClaimedPush, dueAt: Date) =>
  recorded(() => db.update(pushMessages).set({ dueAt, attempts: 0 }).where(stillThis(push)));

export const retryPush = (db: Db, push: ClaimedPush, dueAt: Date, isAsked: boolean) =>
  recorded(() =>
    db
      .update(pushMessages)
      .set({ dueAt, notBefore: isAsked ? dueAt : null })
      .where(stillThis(push)),
  );

// Without this record the push would be sent twice, so we wait if the database is briefly unavailable.
async function recorded(write: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await write();
      return;
    } catch (error) {
      if (tries === RECORD_TRIES) throw error;
      await sleep(1_000);
    }
  }
}
