import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { QueueContext } from "../../outgoing/queue-message.ts";
import { smsNotices } from "../notifications.table.ts";
import { sendSmsNoticesJob } from "./send-sms-notices.ts";

interface SmsNotice {
  memberId: string;
  notificationId: string;
  about: string;
}

/** Queues an SMS for each of these, one per subject. Whether it is sent is decided when its time comes. */
export async function queueSmsNotices(
  ctx: QueueContext,
  tx: Tx,
  notices: readonly SmsNotice[],
): Promise<void> {
  if (notices.length === 0) return;
  const queued = await tx
    .insert(smsNotices)
    .values(
      notices.map(({ memberId, notificationId, about }) => ({
        id: newId(ctx.now.getTime()),
        memberId,
        notificationId,
        about,
        createdAt: ctx.now,
      })),
    )
    .onConflictDoNothing()
    .returning({ memberId: smsNotices.memberId });
  const memberIds = new Set(queued.map(({ memberId }) => memberId));
  await ctx.jobs.enqueueAll(
    tx,
    sendSmsNoticesJob,
    [...memberIds].map((memberId) => ({ memberId })),
  );
}
