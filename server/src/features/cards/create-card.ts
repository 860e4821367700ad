import type { NewCard } from "@cardplaza/contract/cards/cards";
import type { MemberContext } from "../../context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { addCard } from "./add-card.ts";
import { showOwnCard } from "./show-own-card.ts";

/** A member's first card is their main card. */
export function createCard(ctx: MemberContext, fields: NewCard) {
  return inTransaction(ctx.db, async (tx) => {
    const { id } = await addCard(ctx, tx, "own", fields);
    return showOwnCard(tx, id, ctx.now);
  });
}
