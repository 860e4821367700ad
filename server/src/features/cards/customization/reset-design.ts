import {
  DEFAULT_CUSTOMIZATION,
  type Customization,
} from "@cardplaza/contract/cards/customization/customization";
import type { MemberContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockCardOwnedBy } from "../card-queries.ts";
import { changed } from "../../../registry/changed.ts";
import { requireUnlockedDesign } from "../team-rules/locked-fields.ts";
import { removeDesigns } from "./remove-designs.ts";

/** Back to the defaults. */
export function resetDesign(ctx: MemberContext, cardId: string): Promise<Customization> {
  return inTransaction(ctx.db, async (tx) => {
    const card = await lockCardOwnedBy(tx, ctx.member, cardId);
    await requireUnlockedDesign(tx, card, ctx.member);
    await removeDesigns(tx, [cardId]);
    await changed(ctx, tx, "card", [card.id]);
    return DEFAULT_CUSTOMIZATION;
  });
}
