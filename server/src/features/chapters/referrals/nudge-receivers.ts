import { and, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import { referralPath, OFFLINE_NETWORKING_PATH } from "@cardplaza/contract/screen-paths";
import { EXPIRY_DAYS, NUDGE_DAYS } from "@cardplaza/contract/chapters/referral-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { findNames } from "./partners.ts";
import { referrals } from "./referrals.table.ts";

const BATCH = 100;

/** Every hour: a receiver is reminded once of a referral that has waited for 14 days. */
export const nudgeReceiversJob: Job<JobContext, object> = {
  name: "nudge-receivers",
  schedule: "11 * * * *",
  async run(ctx, _data, signal) {
    while ((await nudgeSome(ctx)) === BATCH) signal.throwIfAborted();
  },
};

function nudgeSome(ctx: JobContext): Promise<number> {
  const ago = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS);
  return inTransaction(ctx.db, async (tx) => {
    const due = await tx
      .select()
      .from(referrals)
      .where(
        and(
          eq(referrals.status, "given"),
          isNull(referrals.nudgedAt),
          lte(referrals.createdAt, ago(NUDGE_DAYS)),
          gt(referrals.createdAt, ago(EXPIRY_DAYS)),
        ),
      )
      .orderBy(referrals.createdAt)
      .limit(BATCH)
      .for("no key update", { skipLocked: true });
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    await tx.update(referrals).set({ nudgedAt: ctx.now }).where(inArray(referrals.id, ids));
    const nameOf = await findNames(
      tx,
      due.map(({ giverId }) => giverId),
    );
    await notifyAll(
      ctx,
      tx,
      due.map(({ id, giverId, receiverId, receiverChapterId, need, createdAt }) => ({
        to: receiverId,
        news: "referral.reminder",
        with: { name: nameOf(giverId), need, answerBy: expiryOf(createdAt) },
        targetUrl: receiverChapterId ? referralPath(receiverChapterId, id) : OFFLINE_NETWORKING_PATH,
        about: `referral:${id}:nudge`,
        sender: giverId,
      })),
    );
    return due.length;
  });
}

const expiryOf = (createdAt: Date) => new Date(createdAt.getTime() + EXPIRY_DAYS * DAY_MS).toISOString();
