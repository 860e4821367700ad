import { and, inArray, isNull, lte, type SQL } from "drizzle-orm";
import { IDLE_DAYS, LOST_AUTO, OPEN_ENQUIRY_STATUSES } from "@cardplaza/contract/enquiries/enquiry-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { enquiries, type EnquiryRow } from "../enquiries.table.ts";

const BATCH = 500;

/** Every night: asks end after 30 days, and enquiries without activity for 90 days count as lost. */
export const endEnquiriesJob: Job<JobContext, object> = {
  name: "end-enquiries",
  schedule: "20 4 * * *",
  async run(ctx, _data, signal) {
    const askEnded = and(lte(enquiries.endsAt, ctx.now), isNull(enquiries.acceptedAt));
    while ((await end(ctx, askEnded, { status: "closed" })) === BATCH) signal.throwIfAborted();
    const idle = lte(enquiries.lastActivityAt, new Date(ctx.now.getTime() - IDLE_DAYS * DAY_MS));
    while ((await end(ctx, idle, { status: "lost", lostReason: LOST_AUTO })) === BATCH)
      signal.throwIfAborted();
  },
};

function end(ctx: JobContext, which: SQL | undefined, changes: Partial<EnquiryRow>): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const due = await tx
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(and(which, inArray(enquiries.status, [...OPEN_ENQUIRY_STATUSES])))
      .limit(BATCH)
      .for("no key update", { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length > 0) await tx.update(enquiries).set(changes).where(inArray(enquiries.id, ids));
    return ids.length;
  });
}
