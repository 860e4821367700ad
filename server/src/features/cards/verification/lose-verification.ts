import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import type { CardRow } from "../cards.table.ts";
import { endedAt, saysTheSame } from "./verification-queries.ts";
import { cardVerifications, type VerificationRow } from "./verification.table.ts";

type Claims = Pick<CardRow, "name" | "company" | "website">;

/**
 * The proof was for the card's former contents. Every change of a card calls this, and invalidates its pages.
 * Returns what has ended.
 */
export async function loseVerificationIfChanged(
  tx: Tx,
  before: CardRow,
  change: Partial<Claims>,
  now: Date,
): Promise<VerificationRow[]> {
  const { name = before.name, company = before.company, website = before.website } = change;
  if (saysTheSame(before, { name, company, website })) return [];
  return tx
    .update(cardVerifications)
    .set({ status: "ended", endsAt: endedAt(now), email: null, codeId: null })
    .where(
      and(
        eq(cardVerifications.cardId, before.id),
        inArray(cardVerifications.status, ["verified", "pending"]),
      ),
    )
    .returning();
}
