import { and, eq, lte } from "drizzle-orm";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { cards } from "../cards.table.ts";
import { changed } from "../../../registry/changed.ts";
import { notify } from "../../notifications/notify.ts";
import { cardVerifications } from "./verification.table.ts";

const BATCH = 200;

/** Every few minutes: ends badges after a year, removes them from cached pages too, and notifies their owners. */
export const endVerificationsJob: Job<JobContext, object> = {
  name: "end-verifications",
  schedule: "*/5 * * * *",
  async run(ctx, _data, signal) {
    while ((await endSome(ctx)) === BATCH) signal.throwIfAborted();
  },
};

function endSome(ctx: JobContext): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const due = await tx
      .select({ verification: cardVerifications, card: cards })
      .from(cardVerifications)
      .innerJoin(cards, eq(cards.id, cardVerifications.cardId))
      .where(and(eq(cardVerifications.status, "verified"), lte(cardVerifications.endsAt, ctx.now)))
      .limit(BATCH)
      .for("no key update", { of: cardVerifications, skipLocked: true });
    for (const { verification, card } of due) {
      await tx
        .update(cardVerifications)
        .set({ status: "ended" })
        .where(eq(cardVerifications.id, verification.id));
      await changed(ctx, tx, "card", [card.id]);
      await notify(ctx, tx, {
        to: verification.memberId,
        type: "message_received",
        message: `The Verified badge of ${card.name} has ended after a year. Prove it again to get it back.`,
        targetUrl: `/business-cards?tool=verification&card=${card.id}`,
        about: `verification:${verification.id}:ended`,
      });
    }
    return due.length;
  });
}
