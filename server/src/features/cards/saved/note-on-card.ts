import { and, eq } from "drizzle-orm";
import { CARD_TEXT } from "@cardplaza/contract/cards/card-rules";
import type { SavedCardNote } from "@cardplaza/contract/cards/saved/saved-cards";
import type { MemberContext } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { savedCards } from "./saved-cards.table.ts";

/** Tags and a note that only the member sees; a repeated tag is saved once. */
export function noteOnCard({ db, member }: MemberContext, cardId: string, { tags, note }: SavedCardNote) {
  return inTransaction(db, async (tx) => {
    const own = and(eq(savedCards.memberId, member.id), eq(savedCards.cardId, cardId));
    const [saved] = await tx.select().from(savedCards).where(own).for("no key update");
    if (!saved) throw notFound(CARD_TEXT.notFound);
    const after = { tags: tags ? [...new Set(tags)] : saved.tags, note: note ?? saved.note };
    await tx.update(savedCards).set(after).where(own);
    return after;
  });
}
