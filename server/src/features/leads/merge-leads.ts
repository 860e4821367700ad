import { eq, inArray, or } from "drizzle-orm";
import { MAX_LEAD_TAGS } from "@cardplaza/contract/lead-words";
import { MY_LEADS_TEXT } from "@cardplaza/contract/my-leads";
import type { MemberContext } from "../../context.ts";
import { invalid } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { findLeadsOwnedBy } from "./lead-queries.ts";
import { leadNotes, leads, leadSteps, type LeadRow } from "./leads.table.ts";
import { recordStep } from "./record-step.ts";
import { showLeadDetail } from "./show-lead.ts";

/**
 * Several leads of one person become one. Notes and timelines move over, tags are put together, and what
 * was written stays readable; the status is that of the lead that is kept.
 */
export function mergeLeads(ctx: MemberContext, { keepId, mergeIds }: { keepId: string; mergeIds: string[] }) {
  if (mergeIds.includes(keepId)) throw invalid({ mergeIds: MY_LEADS_TEXT.mergeSelf });
  return inTransaction(ctx.db, async (tx) => {
    const found = await findLeadsOwnedBy(tx, ctx.member, [keepId, ...mergeIds]);
    const keep = found.find(({ id }) => id === keepId) as LeadRow;
    const others = found.filter(({ id }) => id !== keepId);
    const ids = others.map(({ id }) => id);
    await tx.update(leadNotes).set({ leadId: keepId }).where(inArray(leadNotes.leadId, ids));
    await tx.update(leadSteps).set({ leadId: keepId }).where(inArray(leadSteps.leadId, ids));
    await tx
      .update(leads)
      .set({ mergedIntoId: keepId, remindAt: null })
      // Those that were merged into one of them earlier come along.
      .where(or(inArray(leads.id, ids), inArray(leads.mergedIntoId, ids)));
    await tx
      .update(leads)
      .set({ tags: tagsOf([keep, ...others]), remindAt: keep.remindAt ?? firstReminder(others) })
      .where(eq(leads.id, keepId));
    for (const { source } of others) await recordStep(tx, [keepId], ctx.now, { type: "merged", source });
    return showLeadDetail(tx, ctx.member, keepId);
  });
}

const tagsOf = (all: LeadRow[]) => [...new Set(all.flatMap(({ tags }) => tags))].slice(0, MAX_LEAD_TAGS);

const firstReminder = (all: LeadRow[]) =>
  all.flatMap(({ remindAt }) => remindAt ?? []).sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
