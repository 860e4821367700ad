import { and, eq, inArray, lte } from "drizzle-orm";
import { EXPIRY_DAYS } from "@cardplaza/contract/chapters/referral-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { giversLink } from "./notify-giver.ts";
import { findNames } from "./partners.ts";
import { publishSlip } from "./publish-slip.ts";
import { recordEvent } from "./record-event.ts";
import { referrals } from "./referrals.table.ts";

const BATCH = 100;

/** Every hour: a referral that nobody has answered for 30 days ends, and its giver is notified. */
export const expireReferralsJob: Job<JobContext, object> = {
  name: "expire-referrals",
  schedule: "13 * * * *",
  async run(ctx, _data, signal) {
    while ((await expireSome(ctx)) === BATCH) signal.throwIfAborted();
  },
};

function expireSome(ctx: JobContext): Promise<number> {
  const { now } = ctx;
  const before = new Date(now.getTime() - EXPIRY_DAYS * DAY_MS);
  return inTransaction(ctx.db, async (tx) => {
    const due = await tx
      .select()
      .from(referrals)
      .where(and(eq(referrals.status, "given"), lte(referrals.createdAt, before)))
      .orderBy(referrals.createdAt)
      .limit(BATCH)
      .for("no key update", { skipLocked: true });
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    await tx
      .update(referrals)
      .set({ status: "expired", endedAt: now, updatedAt: now })
      .where(inArray(referrals.id, ids));
    for (const { id } of due)
      await recordEvent(tx, { referralId: id, status: "expired", by: "clock", at: now });
    const nameOf = await findNames(
      tx,
      due.map(({ receiverId }) => receiverId),
    );
    await notifyAll(
      ctx,
      tx,
      due.map((row) => ({
        to: row.giverId,
        news: "referral.ended",
        with: { name: nameOf(row.receiverId) },
        targetUrl: giversLink(row),
        about: `referral:${row.id}:expired`,
        sender: row.receiverId,
      })),
    );
    for (const { id, giverId, receiverId } of due)
      await publishSlip(ctx, tx, [giverId, receiverId], { kind: "referral", id });
    return due.length;
  });
}
