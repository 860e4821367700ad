import { and, eq, inArray, lte } from "drizzle-orm";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { cards } from "../cards.table.ts";
import { changed } from "../../../registry/changed.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
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
    if (due.length === 0) return 0;
    await tx
      .update(cardVerifications)
      .set({ status: "ended" })
      .where(
        inArray(
          cardVerifications.id,
          due.map(({ verification }) => verification.id),
        ),
      );
    await changed(
      ctx,
      tx,
      "card",
      due.map(({ card }) => card.id),
    );
    await notifyAll(
      ctx,
      tx,
      due.map(({ verification, card }) => ({
        to: verification.memberId,
        news: "card.verification",
        with: { name: card.name, what: "ended" },
        targetUrl: `/business-cards?tool=verification&card=${card.id}`,
        about: `verification:${verification.id}:ended`,
      })),
    );
    return due.length;
  });
}
