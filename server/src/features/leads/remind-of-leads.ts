import { inArray, lte } from "drizzle-orm";
import type { JobContext } from "../../context.ts";
import type { Job } from "../../platform/jobs.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { notifyAll } from "../notifications/notify-all.ts";
import { leadPath } from "./lead-notice.ts";
import { leads } from "./leads.table.ts";
import { recordStep } from "./record-step.ts";

const BATCH = 100;

/** Every minute: notifies owners of the leads that they wanted to be reminded of. */
export const remindOfLeadsJob: Job<JobContext, object> = {
  name: "remind-of-leads",
  schedule: "* * * * *",
  async run(ctx, _data, signal) {
    while ((await remindOfSome(ctx)) === BATCH) signal.throwIfAborted();
  },
};

// The reminder is cleared in the transaction that notifies, so that it is sent exactly once.
function remindOfSome(ctx: JobContext): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const due = await tx
      .select({ id: leads.id, ownerId: leads.ownerId, name: leads.name })
      .from(leads)
      .where(lte(leads.remindAt, ctx.now))
      .orderBy(leads.remindAt)
      .limit(BATCH)
      .for("no key update", { skipLocked: true });
    const ids = due.map(({ id }) => id);
    await tx.update(leads).set({ remindAt: null }).where(inArray(leads.id, ids));
    await recordStep(tx, ids, ctx.now, { type: "reminder_due" });
    await notifyAll(
      ctx,
      tx,
      due.map(({ id, ownerId, name }) => ({
        to: ownerId,
        news: "lead.reminder",
        with: { name },
        targetUrl: leadPath(id),
        about: `lead-reminder:${id}`,
      })),
    );
    return due.length;
  });
}
