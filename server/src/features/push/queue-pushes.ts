import { createHash } from "node:crypto";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Tx } from "../../platform/database.ts";
import type { Pushed } from "../../registry/push-content.ts";
import type { JobContext } from "../../context.ts";
import { afterCommit } from "../../platform/transaction.ts";
import { pushMessages, pushSubscriptions } from "./push.table.ts";

type PushContext = Pick<JobContext, "now" | "pushes">;

export interface Push extends Pushed {
  /** The subject, such as `lead:…`. */
  about: string;
}

/** A push is of no use after a day: the bell and the mail have it too. */
const GOOD_FOR_MS = DAY_MS;
/** As long as the `Topic` of a push may be. */
const TAG_LENGTH = 32;

/** Queues pushes to all devices of these members, in two statements. Sent once the transaction is committed. */
export async function queuePushes(ctx: PushContext, tx: Tx, all: readonly Push[]): Promise<void> {
  if (all.length === 0) return;
  // The last one about a subject: a statement can replace each row only once.
  const pushes = [...new Map(all.map((push) => [`${push.memberId} ${push.about}`, push])).values()];
  const list = (value: (push: Push) => string) => sql`${sql.param(pushes.map(value))}::text[]`;
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  const expiresAt = sql`${new Date(ctx.now.getTime() + GOOD_FOR_MS).toISOString()}::timestamptz`;
  // A subscription that is being deleted at this moment is left out, instead of failing the caller.
  const { rowCount } = await tx.execute(sql`
    insert into ${pushMessages} (subscription_id, tag, notification_id, host, due_at, expires_at)
    select ${pushSubscriptions.id}, wanted.tag, wanted.notification,
      substring(${pushSubscriptions.endpoint} from '^[a-z]+://([^/]+)'), ${now}, ${expiresAt}
    from ${pushSubscriptions}
    join unnest(${list(({ memberId }) => memberId)}, ${list(({ notificationId }) => notificationId)},
      ${list(({ about }) => tagOf(about))}) as wanted(member, notification, tag)
      on ${pushSubscriptions.memberId} = wanted.member
    order by ${pushSubscriptions.id}, wanted.tag
    for key share of ${pushSubscriptions} skip locked
    on conflict (subscription_id, tag) do update set notification_id = excluded.notification_id,
      due_at = greatest(excluded.due_at, ${pushMessages.notBefore}), attempts = 0, expires_at = excluded.expires_at`);
  if (rowCount) afterCommit(tx, ctx.pushes.wakeSoon);
}

/** Looks again at what waits for a member's quiet hours to end, because they have changed. */
export async function sendSoon(ctx: PushContext, tx: Tx, memberId: string): Promise<void> {
  const own = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.memberId, memberId));
  const { rowCount } = await tx
    .update(pushMessages)
    .set({ dueAt: ctx.now })
    .where(
      and(
        inArray(pushMessages.subscriptionId, own),
        eq(pushMessages.attempts, 0),
        gt(pushMessages.dueAt, ctx.now),
        sql`${pushMessages.notBefore} is null`,
      ),
    );
  if (rowCount) afterCommit(tx, ctx.pushes.wakeSoon);
}

/** The same subject has the same tag. It names nobody, though push services see it. */
const tagOf = (about: string) => createHash("sha256").update(about).digest("base64url").slice(0, TAG_LENGTH);
