import { and, desc, eq, gte } from "drizzle-orm";
import {
  NOTIFICATION_GROWS_SECONDS,
  NOTIFICATION_REPEAT_SECONDS,
  type NotificationType,
} from "@cardplaza/contract/notifications/notification-words";
import type { JobContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { firstIdAt, newId } from "../../platform/ids.ts";
import { takeTurn } from "../../platform/advisory-locks.ts";
import { members, type Member } from "../accounts/accounts.table.ts";
import { notErased } from "../accounts/member-conditions.ts";
import { isBlockedPair } from "../moderation/block-queries.ts";
import { growNotification, type Growth } from "./grow-notification.ts";
import { mailNotification, type ReplyTo } from "./mail-notification.ts";
import { messageText, quoteText, targetPath } from "./notification-text.ts";
import { notifications, type NotificationRow } from "./notifications.table.ts";
import { publishUnreadCount } from "./publish-unread-count.ts";

/** A call's context or a job's. The member who calls is the actor. */
export type NotifyContext = Pick<JobContext, "jobs" | "limits" | "live" | "now" | "origin"> & {
  member?: Member | null;
};

export interface Notice {
  /** The recipient's id. */
  to: string;
  type: NotificationType;
  message: string;
  /** A path of this site. */
  targetUrl: string;
  /** The subject, such as `lead:…`: the same subject is not repeated within a minute. */
  about: string;
  /** The id of the member it comes from; empty if it comes from the product itself. */
  sender?: string;
  /** Who gets a reply to the e-mail. */
  replyTo?: ReplyTo;
  /** Additional text of the e-mail, in the sender's own words. */
  letter?: string[];
  /** The sender's own words for the bell, which the e-mail has as its letter. */
  quote?: string;
  /** The feature sends its own mail, which no setting switches off. */
  mailedApart?: boolean;
  /** More about the same subject changes the earlier notification, instead of adding one. */
  grows?: Growth;
}

const SENT_TO_SELF = new Set<NotificationType>(["card_created", "company_onboarded"]);

/** Notifies a member in the product and, if they want it, by e-mail. Returns whether it did. */
export async function notify(ctx: NotifyContext, tx: Tx, notice: Notice): Promise<boolean> {
  const { to, type, about, sender } = notice;
  if (!SENT_TO_SELF.has(type) && (to === ctx.member?.id || to === sender)) return false;
  if (sender && sender !== to && (await isBlockedPair(tx, to, sender))) return false;
  const recipient = await findRecipient(tx, to);
  if (!recipient) return false;
  const earlier = await findEarlier(ctx, tx, notice);
  if (earlier) return notice.grows ? growNotification(ctx, tx, earlier, notice.grows, sender) : false;

  const count = notice.grows?.count ?? 1;
  const grown = count > 1 ? notice.grows : undefined;
  const message = messageText(grown?.message(count) ?? notice.message, type);
  const targetUrl = targetPath(grown?.targetUrl ?? notice.targetUrl);
  const { replyTo, letter, quote, mailedApart } = notice;
  const mailed =
    !mailedApart &&
    (await mailNotification(ctx, tx, recipient, { type, message, targetUrl, replyTo, letter }));
  const shown = quote === undefined ? message : quoteText(message, quote, mailed);
  const id = newId(ctx.now.getTime());
  const row = { id, recipientId: to, type, message: shown, targetUrl, senderId: sender, about, count };
  await tx.insert(notifications).values({ ...row, createdAt: ctx.now });
  await publishUnreadCount(ctx, tx, to);
  return true;
}

async function findRecipient(tx: Tx, id: string): Promise<Member | undefined> {
  const [recipient] = await tx
    .select()
    .from(members)
    .where(and(eq(members.id, id), notErased()));
  return recipient;
}

// The lock makes a parallel notice about the same subject wait, so that it then finds this one.
async function findEarlier(
  ctx: NotifyContext,
  tx: Tx,
  { to, type, about, grows }: Notice,
): Promise<NotificationRow | undefined> {
  await takeTurn(tx, "notice", type, about);
  const seconds = grows ? NOTIFICATION_GROWS_SECONDS : NOTIFICATION_REPEAT_SECONDS;
  const same = and(
    eq(notifications.recipientId, to),
    gte(notifications.id, firstIdAt(ctx.now.getTime() - seconds * 1000)),
    eq(notifications.type, type),
    eq(notifications.about, about),
  );
  const [earlier] = await tx
    .select()
    .from(notifications)
    .where(same)
    .orderBy(desc(notifications.id))
    .limit(1);
  return earlier;
}
