import { eq } from "drizzle-orm";
import { REMINDER_MAX_DAYS, RECEIVED_LEADS_TEXT } from "@cardplaza/contract/leads/lead-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../context.ts";
import { invalid } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { lockLeadOwnedBy } from "./lead-queries.ts";
import { leads } from "./leads.table.ts";
import { recordStep } from "./record-step.ts";
import { showOwnedLead } from "./show-lead.ts";

/** One reminder for each lead; a new one replaces the old one, null removes it. */
export function setReminder(ctx: MemberContext, id: string, at: string | null) {
  const remindAt = at === null ? null : new Date(at);
  if (remindAt) requireSoon(remindAt, ctx.now);
  return inTransaction(ctx.db, async (tx) => {
    const lead = await lockLeadOwnedBy(tx, ctx.member, id);
    if (lead.remindAt?.getTime() !== remindAt?.getTime()) {
      await tx.update(leads).set({ remindAt }).where(eq(leads.id, lead.id));
      const step = remindAt
        ? { type: "reminder_set" as const, due: remindAt.toISOString() }
        : { type: "reminder_cleared" as const };
      await recordStep(tx, [lead.id], ctx.now, step);
    }
    return { lead: await showOwnedLead(tx, lead.id) };
  });
}

function requireSoon(at: Date, now: Date): void {
  if (at <= now) throw invalid({ at: RECEIVED_LEADS_TEXT.reminderPast });
  if (at.getTime() > now.getTime() + REMINDER_MAX_DAYS * DAY_MS)
    throw invalid({ at: RECEIVED_LEADS_TEXT.reminderFar });
}
