import { and, asc, eq, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import { isNews, smsOf, type News } from "@cardplaza/contract/news";
import { MAX_SMS_A_DAY } from "@cardplaza/contract/notifications/notification-words";
import { DAY_MS, dateInIndia, midnightInIndia } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import { takeTurn } from "../../../platform/advisory-locks.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { members } from "../../accounts/accounts.table.ts";
import { stays } from "../../accounts/member-conditions.ts";
import type { QueueContext } from "../../outgoing/queue-message.ts";
import { queueSms, sendsSms } from "../../outgoing/queue-sms.ts";
import { hasPushDevice } from "../../push/subscription-queries.ts";
import { notifications, smsNotices } from "../notifications.table.ts";
import { readPreferences } from "./preferences.ts";
import { quietUntil } from "./quiet-hours.ts";
import { chosenWays, wantsSms } from "./way-choices.ts";

interface OfMember {
  memberId: string;
}

/** Sends what waits for a member, or looks again when their quiet hours end. */
export const sendSmsNoticesJob: Job<JobContext, OfMember> = {
  name: "send-sms-notices",
  concurrency: 2,
  run: (ctx, { memberId }) => inTransaction(ctx.db, (tx) => sendWaiting(ctx, tx, memberId)),
};

/** Looks again at what waits for a member's quiet hours to end, because they have changed. */
export async function queueWaitingSms(ctx: QueueContext, tx: Tx, memberId: string): Promise<void> {
  const waiting = and(eq(smsNotices.memberId, memberId), isNull(smsNotices.sentAt));
  if ((await tx.$count(smsNotices, waiting)) > 0) await ctx.jobs.enqueue(tx, sendSmsNoticesJob, { memberId });
}

async function sendWaiting(ctx: JobContext, tx: Tx, memberId: string): Promise<void> {
  await takeTurn(tx, "noticeSms", memberId);
  const waiting = await tx
    .select()
    .from(smsNotices)
    .where(and(eq(smsNotices.memberId, memberId), isNull(smsNotices.sentAt)))
    .orderBy(asc(smsNotices.id));
  if (waiting.length === 0) return;
  const recipient = await findRecipient(ctx, tx, memberId);
  const { quietHours } = await readPreferences(tx, memberId);
  const startAfter = recipient && quietUntil(quietHours, ctx.now);
  if (startAfter) return ctx.jobs.enqueue(tx, sendSmsNoticesJob, { memberId }, { startAfter });

  const dropped: string[] = [];
  const links = await unreadLinks(ctx, tx, memberId, waiting);
  let left = MAX_SMS_A_DAY - (await countSentToday(tx, memberId, ctx.now));
  for (const { id, notificationId, createdAt } of waiting) {
    const goodUntil = new Date(createdAt.getTime() + DAY_MS);
    const link = links.get(notificationId);
    if (!recipient || !link || !wantsSms(recipient.chosen, link.kind) || goodUntil <= ctx.now || left <= 0) {
      dropped.push(id);
      continue;
    }
    left--;
    const message = { to: recipient.mobile, text: smsOf(link.kind, link.url) };
    await queueSms(ctx, tx, message, { goodUntil, onceFor: `sms-notice-${id}` });
    await tx.update(smsNotices).set({ sentAt: ctx.now }).where(eq(smsNotices.id, id));
  }
  if (dropped.length > 0) await tx.delete(smsNotices).where(inArray(smsNotices.id, dropped));
}

/** Nobody without a proven number, and nobody who has got a device with pushes since. */
async function findRecipient({ config }: JobContext, tx: Tx, memberId: string) {
  if (!sendsSms(config)) return undefined;
  const [found] = await tx
    .select({
      mobile: members.mobile,
      isProven: sql<boolean>`${members.mobileProvenAt} is not null`,
      hasPush: hasPushDevice(members.id),
      chosen: chosenWays(),
    })
    .from(members)
    .where(and(eq(members.id, memberId), stays()));
  if (!found?.mobile || !found.isProven || found.hasPush) return undefined;
  return { mobile: found.mobile, chosen: found.chosen };
}

/** What these notifications are and where they lead; those that were read or deleted are missing. */
async function unreadLinks(
  { origin }: JobContext,
  tx: Tx,
  memberId: string,
  waiting: readonly { notificationId: string }[],
): Promise<Map<string, { kind: News; url: string }>> {
  const rows = await tx
    .select({ id: notifications.id, kind: notifications.kind, targetUrl: notifications.targetUrl })
    .from(notifications)
    .where(
      and(
        eq(notifications.recipientId, memberId),
        inArray(
          notifications.id,
          waiting.map(({ notificationId }) => notificationId),
        ),
        sql`not ${notifications.isRead}`,
      ),
    );
  return new Map(
    rows.flatMap(({ id, kind, targetUrl }) =>
      kind !== null && isNews(kind) ? [[id, { kind, url: `${origin}${targetUrl}` }] as const] : [],
    ),
  );
}

const countSentToday = (tx: Tx, memberId: string, now: Date) =>
  tx.$count(
    smsNotices,
    and(eq(smsNotices.memberId, memberId), gte(smsNotices.sentAt, midnightInIndia(dateInIndia(now)))),
  );

/** Deletes those that count for no day any more. */
export async function deleteOldSmsNotices(db: Db, now: Date): Promise<void> {
  await db.delete(smsNotices).where(lt(smsNotices.createdAt, new Date(now.getTime() - 3 * DAY_MS)));
}
