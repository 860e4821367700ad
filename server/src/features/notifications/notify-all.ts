import { newsKind } from "@cardplaza/contract/news";
import {
  NOTIFICATION_EVENT,
  type NotificationType,
} from "@cardplaza/contract/notifications/notification-words";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { findEarlier } from "./earlier-notices.ts";
import { growNotifications, type Grown } from "./grow-notification.ts";
import { mailNotices } from "./mail-notification.ts";
import type { Notice, NotifyContext } from "./notice.ts";
import { countUnreadOf } from "./notification-queries.ts";
import { targetPath, textOf, valuesToStore, withCleanValues } from "./notification-text.ts";
import { notifications } from "./notifications.table.ts";
import { findReachable, type Recipient } from "./reachable-recipients.ts";
import { tellElsewhere, type Told } from "./tell-elsewhere.ts";

const SENT_TO_SELF = new Set<NotificationType>(["card_created", "company_onboarded"]);

/**
 * Notifies members in the product and, if they want it, by e-mail, in at most ten statements however many they are; two
 * more if some have a device that gets pushes, and two if some get an SMS. Returns the ids of those who were notified.
 */
export async function notifyAll(
  ctx: NotifyContext,
  tx: Tx,
  notices: readonly Notice[],
): Promise<ReadonlySet<string>> {
  const wanted = onePerSubject(notices.filter((notice) => !isOwn(ctx, notice))).map(withCleanValues);
  const reachable = await findReachable(tx, wanted);
  if (reachable.size === 0) return new Set();
  const earlier = await findEarlier(ctx, tx, [...reachable.keys()]);
  const grown: Grown[] = [];
  const fresh = new Map<Notice, Recipient>();
  for (const [notice, recipient] of reachable) {
    const before = earlier.get(notice);
    if (!before) fresh.set(notice, recipient);
    else if (notice.grows) grown.push({ notice, before });
  }
  const told = [...(await growNotifications(ctx, tx, grown)), ...(await add(ctx, tx, fresh))];
  await tellElsewhere(ctx, tx, told, reachable);
  const notified = new Set(told.map(({ notice }) => notice.to));
  await publishUnreadCounts(ctx, tx, [...notified]);
  return notified;
}

const isOwn = ({ member }: NotifyContext, { news, to, sender }: Notice) =>
  !SENT_TO_SELF.has(newsKind(news).type) && (to === member?.id || to === sender);

/** The first of several notices to the same member about the same subject. */
function onePerSubject(notices: readonly Notice[]): Notice[] {
  const first = new Map<string, Notice>();
  for (const notice of notices) {
    const key = [notice.to, newsKind(notice.news).type, notice.about].join(" ");
    if (!first.has(key)) first.set(key, notice);
  }
  return [...first.values()];
}

async function add(ctx: NotifyContext, tx: Tx, fresh: ReadonlyMap<Notice, Recipient>): Promise<Told[]> {
  if (fresh.size === 0) return [];
  const sent = [...fresh].map(([notice, recipient]) => {
    const count = notice.grows?.count ?? 1;
    const leadsTo = count > 1 ? (notice.grows?.targetUrl ?? notice.targetUrl) : notice.targetUrl;
    const id = newId(ctx.now.getTime());
    return { id, notice, recipient, count, text: textOf(notice, count), targetUrl: targetPath(leadsTo) };
  });
  const mailed = await mailNotices(ctx, tx, sent);
  await tx.insert(notifications).values(
    sent.map(({ id, notice, count, targetUrl }) => ({
      id,
      recipientId: notice.to,
      type: newsKind(notice.news).type,
      kind: notice.news,
      values: valuesToStore(notice),
      mailed: mailed.has(notice),
      targetUrl,
      senderId: notice.sender,
      about: notice.about,
      count,
      createdAt: ctx.now,
    })),
  );
  return sent;
}

/** Updates the badge on every open page of these members. */
async function publishUnreadCounts(ctx: NotifyContext, tx: Tx, memberIds: string[]): Promise<void> {
  if (memberIds.length === 0) return;
  for (const [memberId, unreadCount] of await countUnreadOf(tx, memberIds))
    await ctx.live.publish(tx, memberId, NOTIFICATION_EVENT, { unreadCount });
}
