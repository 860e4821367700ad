import { and, inArray } from "drizzle-orm";
import { requirementPath, UNDECIDED_QUOTES } from "@cardplaza/contract/it-services/it-words";
import type { Tx } from "../../../platform/database.ts";
import { itQuotes, type ItRequirementRow } from "./requirements.table.ts";

/** Rejects all quotes on these requirements that nobody decided on. Returns their companies. */
export async function rejectOpenQuotes(tx: Tx, requirementIds: readonly string[]): Promise<string[]> {
  const rejected = await tx
    .update(itQuotes)
    .set({ status: "rejected" })
    .where(
      and(
        inArray(itQuotes.requirementId, [...requirementIds]),
        inArray(itQuotes.status, [...UNDECIDED_QUOTES]),
      ),
    )
    .returning({ companyId: itQuotes.companyId });
  return rejected.map(({ companyId }) => companyId);
}

/** What a provider hears whose quote was not chosen. */
export const rejectionOf = ({ id, title }: ItRequirementRow, buyerId: string) => ({
  news: "it-quote.rejected" as const,
  with: { title },
  targetUrl: requirementPath(id),
  about: `it-requirement:${id}:rejected`,
  sender: buyerId,
});
