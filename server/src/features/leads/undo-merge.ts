import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { RECEIVED_LEADS_TEXT } from "@cardplaza/contract/leads/lead-words";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { notFound, wrongState } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { leadMerges, leadNotes, leads, leadSteps, type LeadRow, type MergedLead } from "./leads.table.ts";
import { showLeadDetail } from "./show-lead.ts";

/** Restores the merged leads with notes, timeline and reminders. Later work stays on the remaining lead. */
export function undoMerge(ctx: MemberContext, mergeId: string) {
  return inTransaction(ctx.db, async (tx) => {
    const { merge, keep } = await lockMergeOf(ctx, tx, mergeId);
    if (keep.mergedIntoId) throw wrongState(RECEIVED_LEADS_TEXT.mergedFurther);
    const { before } = merge;
    const ids = before.merged.map(({ id }) => id);
    const rows = await tx
      .select({ id: leads.id })
      .from(leads)
      .where(inArray(leads.id, ids))
      .for("no key update");
    const left = new Set(rows.map(({ id }) => id));
    for (const each of before.merged) if (left.has(each.id)) await bringBack(ctx, tx, keep.id, each, left);
    const brought = new Set(before.addedTags);
    const isTheirs = before.addedReminder !== null && keep.remindAt?.toISOString() === before.addedReminder;
    await tx
      .update(leads)
      .set({
        tags: keep.tags.filter((tag) => !brought.has(tag)),
        remindAt: isTheirs ? null : keep.remindAt,
      })
      .where(eq(leads.id, keep.id));
    await tx
      .delete(leadSteps)
      .where(
        and(eq(leadSteps.leadId, keep.id), eq(leadSteps.type, "merged"), eq(leadSteps.at, merge.mergedAt)),
      );
    await tx.delete(leadMerges).where(eq(leadMerges.id, mergeId));
    return showLeadDetail({ ...ctx, db: tx }, keep.id);
  });
}

/** If two tabs undo at once, the second finds nothing to undo. */
async function lockMergeOf({ member, now }: MemberContext, tx: Tx, mergeId: string) {
  const [found] = await tx
    .select({ merge: leadMerges, keep: leads })
    .from(leadMerges)
    .innerJoin(leads, eq(leads.id, leadMerges.keepId))
    .where(and(eq(leadMerges.id, mergeId), eq(leads.ownerId, member.id), gt(leadMerges.undoUntil, now)))
    .for("update");
  if (!found) throw notFound(RECEIVED_LEADS_TEXT.undoOver);
  return found;
}

async function bringBack(
  { now }: MemberContext,
  tx: Tx,
  keepId: LeadRow["id"],
  { id, mergedIntoId, remindAt, noteIds, stepIds }: MergedLead,
  left: ReadonlySet<string>,
): Promise<void> {
  // A reminder that is due by now was already sent for the remaining lead.
  const reminder = remindAt !== null && new Date(remindAt) > now ? remindAt : null;
  await tx
    .update(leads)
    .set({
      mergedIntoId: mergedIntoId !== null && left.has(mergedIntoId) ? mergedIntoId : null,
      remindAt: sql`case when ${leads.withdrawnAt} is null then ${reminder}::timestamptz end`,
    })
    .where(and(eq(leads.id, id), eq(leads.mergedIntoId, keepId)));
  await tx
    .update(leadNotes)
    .set({ leadId: id })
    .where(and(inArray(leadNotes.id, noteIds), eq(leadNotes.leadId, keepId)));
  await tx
    .update(leadSteps)
    .set({ leadId: id })
    .where(and(inArray(leadSteps.id, stepIds), eq(leadSteps.leadId, keepId)));
}
