import { eq } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { lockLeadOwnedBy } from "./lead-queries.ts";
import { leads } from "./leads.table.ts";
import { recordStep } from "./record-step.ts";
import { showOwnedLead } from "./show-lead.ts";

/** A repeated tag is saved once. */
export function tagLead(ctx: MemberContext, id: string, given: string[]) {
  return inTransaction(ctx.db, async (tx) => {
    const lead = await lockLeadOwnedBy(tx, ctx.member, id);
    const tags = [...new Set(given)];
    if (tags.join("\n") !== lead.tags.join("\n")) {
      await tx.update(leads).set({ tags }).where(eq(leads.id, lead.id));
      await recordStep(tx, [lead.id], ctx.now, { type: "tags", text: tags.join(", ") });
    }
    return { lead: await showOwnedLead(tx, lead.id) };
  });
}
