import { eq } from "drizzle-orm";
import type { Context } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { removeNotices } from "../../notifications/remove-notices.ts";
import { noticeOf } from "../lead-notice.ts";
import { leads } from "../leads.table.ts";
import { addressOfLink, lockSentLead, showSentLeads } from "./sent-lead-queries.ts";
import { recordStep } from "../record-step.ts";

/** The owner still sees that somebody wrote and withdrew it, but not the text or the address. */
export function withdrawLead(ctx: Context, code: string, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    const addressHash = await addressOfLink(tx, code);
    const lead = await lockSentLead(tx, addressHash, id);
    if (!lead.withdrawnAt) {
      await tx
        .update(leads)
        .set({ email: "", phone: "", message: "", sentCardId: null, remindAt: null, withdrawnAt: ctx.now })
        .where(eq(leads.id, id));
      await removeNotices(ctx, tx, lead.ownerId, [noticeOf(id)]);
      await recordStep(tx, [lead.mergedIntoId ?? id], ctx.now, { type: "withdrawn" });
    }
    return showSentLeads(tx, addressHash);
  });
}
