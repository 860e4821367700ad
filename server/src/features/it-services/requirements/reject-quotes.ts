import { and, eq, inArray } from "drizzle-orm";
import { requirementPath, UNDECIDED_QUOTES } from "@cardplaza/contract/it-services/it-words";
import type { Tx } from "../../../platform/database.ts";
import { itQuotes, type ItRequirementRow } from "./requirements.table.ts";

/** Rejects all quotes that nobody decided on. Returns their companies. */
export async function rejectOpenQuotes(tx: Tx, requirementId: string): Promise<string[]> {
  const rejected = await tx
    .update(itQuotes)
    .set({ status: "rejected" })
    .where(and(eq(itQuotes.requirementId, requirementId), inArray(itQuotes.status, [...UNDECIDED_QUOTES])))
    .returning({ companyId: itQuotes.companyId });
  return rejected.map(({ companyId }) => companyId);
}

/** What a provider hears whose quote was not chosen. */
export const rejectionOf = ({ id, title }: ItRequirementRow, buyerId: string) => ({
  type: "message_received" as const,
  message: `Your quote for ${title} was not chosen.`,
  targetUrl: requirementPath(id),
  about: `it-requirement:${id}:rejected`,
  sender: buyerId,
});
