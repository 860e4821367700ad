import { and, eq, isNull } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/database.ts";
import { hasSavedCardOf } from "../../cards/saved/saved-card-queries.ts";
import { leads } from "../../leads/leads.table.ts";

/** What the sender did with the member's card, or the member with theirs: the strongest of it, in one sentence. */
export async function knownByCard(db: Db | Tx, memberId: string, senderId: string): Promise<string> {
  const sources = await db
    .selectDistinct({ source: leads.source })
    .from(leads)
    .where(and(eq(leads.ownerId, memberId), eq(leads.senderId, senderId), isNull(leads.withdrawnAt)));
  if (sources.some(({ source }) => source === "exchange")) return "They sent you their card.";
  if (sources.length > 0) return "They wrote to you through your card.";
  if (await hasSavedCardOf(db, senderId, memberId)) return "They saved your card.";
  return (await hasSavedCardOf(db, memberId, senderId)) ? "You saved their card." : "";
}
