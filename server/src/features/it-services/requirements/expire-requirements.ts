import { and, eq, inArray, lte } from "drizzle-orm";
import { PENDING_REQUIREMENTS, requirementPath } from "@cardplaza/contract/it-services/it-words";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { notify } from "../../notifications/notify.ts";
import { rejectOpenQuotes } from "./reject-quotes.ts";
import { itRequirements } from "./requirements.table.ts";

const BATCH = 100;

/** Every night: requirements that were not awarded within 30 days end. */
export const expireRequirementsJob: Job<JobContext, object> = {
  name: "expire-it-requirements",
  schedule: "35 4 * * *",
  async run(ctx, _data, signal) {
    while ((await expireSome(ctx)) === BATCH) signal.throwIfAborted();
  },
};

function expireSome(ctx: JobContext): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const due = await tx
      .select()
      .from(itRequirements)
      .where(
        and(
          lte(itRequirements.expiresAt, ctx.now),
          inArray(itRequirements.status, [...PENDING_REQUIREMENTS]),
        ),
      )
      .limit(BATCH)
      .for("no key update", { skipLocked: true });
    for (const { id, title, buyerId } of due) {
      await tx.update(itRequirements).set({ status: "expired" }).where(eq(itRequirements.id, id));
      await rejectOpenQuotes(tx, id);
      if (buyerId)
        await notify(ctx, tx, {
          to: buyerId,
          type: "message_received",
          message: `${title} has expired without an award. Post it again if you still need it.`,
          targetUrl: requirementPath(id),
          about: `it-requirement:${id}:expired`,
        });
    }
    return due.length;
  });
}
