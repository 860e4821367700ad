import { eq, inArray, or } from "drizzle-orm";
import { MAX_LEAD_TAGS, MERGE_UNDO_DAYS, RECEIVED_LEADS_TEXT } from "@cardplaza/contract/leads/lead-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { invalid } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { lockLeadsOwnedBy } from "./lead-queries.ts";
import { leadMerges, leadNotes, leads, leadSteps, type LeadRow, type MergedLead } from "./leads.table.ts";
import { recordStep } from "./record-step.ts";
import { showLeadDetail } from "./show-lead.ts";

/**
 * Several leads of one person become one. Notes and timelines move over, tags are joined, and the messages
 * stay readable. The status is that of the remaining lead. The former state is saved, so that it can be undone.
 */
export function mergeLeads(ctx: MemberContext, { keepId, mergeIds }: { keepId: string; mergeIds: string[] }) {
  if (mergeIds.includes(keepId)) throw invalid({ mergeIds: RECEIVED_LEADS_TEXT.mergeSelf });
  return inTransaction(ctx.db, async (tx) => {
    const found = await lockLeadsOwnedBy(tx, ctx.member, [keepId, ...mergeIds]);
    const keep = found.find(({ id }) => id === keepId) as LeadRow;
    const others = found.filter(({ id }) => id !== keepId);
    const ids = others.map(({ id }) => id);
    const tags = tagsOf([keep, ...others]);
    const remindAt = keep.remindAt ?? firstReminder(others);
    await tx.insert(leadMerges).values({
      id: newId(ctx.now.getTime()),
      keepId,
      before: {
        merged: await asTheyWere(tx, ids),
        addedTags: tags.filter((tag) => !keep.tags.includes(tag)),
        addedReminder: keep.remindAt ? null : (remindAt?.toISOString() ?? null),
      },
      mergedAt: ctx.now,
      undoUntil: new Date(ctx.now.getTime() + MERGE_UNDO_DAYS * DAY_MS),
    });
    await tx.update(leadNotes).set({ leadId: keepId }).where(inArray(leadNotes.leadId, ids));
    await tx.update(leadSteps).set({ leadId: keepId }).where(inArray(leadSteps.leadId, ids));
    await tx
      .update(leads)
      .set({ mergedIntoId: keepId, remindAt: null })
      // Leads that were merged into one of them earlier move too.
      .where(or(inArray(leads.id, ids), inArray(leads.mergedIntoId, ids)));
    await tx.update(leads).set({ tags, remindAt }).where(eq(leads.id, keepId));
    for (const { source } of others) await recordStep(tx, [keepId], ctx.now, { type: "merged", source });
    return showLeadDetail({ ...ctx, db: tx }, keepId);
  });
}

/** These leads and those merged into them earlier, with what is about to move away from each. */
async function asTheyWere(tx: Tx, ids: string[]): Promise<MergedLead[]> {
  const rows = await tx
    .select()
    .from(leads)
    .where(or(inArray(leads.id, ids), inArray(leads.mergedIntoId, ids)));
  const notes = await tx.select().from(leadNotes).where(inArray(leadNotes.leadId, ids));
  const steps = await tx.select().from(leadSteps).where(inArray(leadSteps.leadId, ids));
  const idsOn = (all: { id: string; leadId: string }[], leadId: string) =>
    all.filter((each) => each.leadId === leadId).map(({ id }) => id);
  return rows.map(({ id, mergedIntoId, remindAt }) => ({
    id,
    mergedIntoId,
    remindAt: remindAt?.toISOString() ?? null,
    noteIds: idsOn(notes, id),
    stepIds: idsOn(steps, id),
  }));
}

const tagsOf = (all: LeadRow[]) => [...new Set(all.flatMap(({ tags }) => tags))].slice(0, MAX_LEAD_TAGS);

const firstReminder = (all: LeadRow[]) =>
  all.flatMap(({ remindAt }) => remindAt ?? []).sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
