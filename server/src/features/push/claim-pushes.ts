import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database.ts";
import type { Room } from "./host-lanes.ts";
import { pushMessages, pushSubscriptions } from "./push.table.ts";

/** Longer than a push can take. Then another process may send it: this one has died. */
const LEASE_MS = 30_000;
/** How many are claimed at once. */
export const CLAIM_SIZE = 200;

const due = alias(pushMessages, "due");

/**
 * Claims pushes that are due, of each service as many as there is room for. It steps from service to service through the
 * index, so thousands that wait for one of them do not slow down the others.
 */
export async function claimPushes(db: Db, { byHost, others }: Room, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const claimed = sql`(
    with recursive hosts as (
      (select host from ${pushMessages} order by host limit 1)
      union all
      select (select later.host from ${pushMessages} later where later.host > hosts.host order by later.host limit 1)
      from hosts where hosts.host is not null),
    picked as materialized (select each.subscription_id, each.tag from hosts
    cross join lateral (
      select ${due.subscriptionId}, ${due.tag} from ${pushMessages} due
      where ${due.host} = hosts.host and ${due.dueAt} <= ${at}
      order by ${due.dueAt}
      limit coalesce((${JSON.stringify(byHost)}::jsonb ->> hosts.host)::int, ${others}::int)
      for update skip locked) each
    where hosts.host is not null
    limit ${CLAIM_SIZE})
    select * from picked) claimed`;
  return db
    .update(pushMessages)
    .set({
      dueAt: new Date(now.getTime() + LEASE_MS),
      attempts: sql`${pushMessages.attempts} + 1`,
    })
    .from(claimed)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, sql`claimed.subscription_id`))
    .where(
      sql`${pushMessages.subscriptionId} = claimed.subscription_id and ${pushMessages.tag} = claimed.tag`,
    )
    .returning({
      subscriptionId: pushMessages.subscriptionId,
      tag: pushMessages.tag,
      notificationId: pushMessages.notificationId,
      host: pushMessages.host,
      attempts: pushMessages.attempts,
      expiresAt: pushMessages.expiresAt,
      memberId: pushSubscriptions.memberId,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
    });
}
export type ClaimedPush = Awaited<ReturnType<typeof claimPushes>>[number];
