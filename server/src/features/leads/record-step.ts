import type { LeadStep } from "@cardplaza/contract/leads/received-leads";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { leadSteps } from "./leads.table.ts";

/** Adds to a lead's timeline. */
export async function recordStep(
  tx: Tx,
  leadIds: string[],
  now: Date,
  { type, ...details }: Omit<LeadStep, "at">,
): Promise<void> {
  if (leadIds.length === 0) return;
  await tx
    .insert(leadSteps)
    .values(leadIds.map((leadId) => ({ id: newId(now.getTime()), leadId, type, details, at: now })));
}
