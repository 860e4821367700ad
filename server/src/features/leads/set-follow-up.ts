import { inArray } from "drizzle-orm";
import type { FollowUpStatus } from "@cardplaza/contract/leads/lead-words";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { announceLead } from "./webhooks/announce-lead.ts";
import { lockLeadOwnedBy, lockLeadsOwnedBy } from "./lead-queries.ts";
import { leads, type LeadRow } from "./leads.table.ts";
import { recordStep } from "./record-step.ts";
import { showOwnedLead } from "./show-lead.ts";

/** Any status may follow any other. */
export function setFollowUp(ctx: MemberContext, id: string, status: FollowUpStatus) {
  return inTransaction(ctx.db, async (tx) => {
    const lead = await lockLeadOwnedBy(tx, ctx.member, id);
    await changeFollowUps(ctx, tx, [lead], status);
    return { lead: await showOwnedLead(tx, lead.id) };
  });
}

/** For all named leads, or for none if one of them is not the member's. */
export function setFollowUps(ctx: MemberContext, ids: string[], status: FollowUpStatus) {
  return inTransaction(ctx.db, async (tx) => {
    const found = await lockLeadsOwnedBy(tx, ctx.member, ids);
    await changeFollowUps(ctx, tx, found, status);
    return { updated: found.length };
  });
}

/** The leads are locked. */
export async function changeFollowUps(
  ctx: MemberContext,
  tx: Tx,
  found: LeadRow[],
  to: FollowUpStatus,
): Promise<void> {
  const changed = found.filter(({ followUpStatus }) => followUpStatus !== to);
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  await tx.update(leads).set({ followUpStatus: to }).where(inArray(leads.id, ids));
  for (const from of new Set(changed.map(({ followUpStatus }) => followUpStatus))) {
    const those = changed.filter(({ followUpStatus }) => followUpStatus === from).map(({ id }) => id);
    await recordStep(tx, those, ctx.now, { type: "status", from, to });
  }
  for (const lead of changed) await announceLead(ctx, tx, lead, "lead.status_changed");
}
