import type { CardSeo } from "@cardplaza/contract/cards/card-seo";
import { type NewSeo } from "@cardplaza/contract/cards/seo/seo";
import { SEO_FEATURE } from "@cardplaza/contract/cards/seo/seo-words";
import type { MemberContext } from "../../../context.ts";
import { premiumRequired } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockCardOwnedBy } from "../card-queries.ts";
import { changed } from "../../../registry/changed.ts";
import { isPremium } from "../../plan/plan-queries.ts";
import { findSeoOf } from "./seo-queries.ts";
import { cardSeo } from "./seo.table.ts";

/** Sets the title and description for search engines, and whether they may list the card. */
export function saveSeo(ctx: MemberContext, cardId: string, given: NewSeo) {
  return inTransaction(ctx.db, async (tx) => {
    const card = await lockCardOwnedBy(tx, ctx.member, cardId);
    const before = await findSeoOf({ ...ctx, db: tx }, card.id);
    if (!isListedAgain(before, given) && !(await isPremium(tx, ctx.member.id, ctx.now)))
      throw premiumRequired(SEO_FEATURE);
    const words = { ...given, updatedAt: ctx.now };
    await tx
      .insert(cardSeo)
      .values({ cardId: card.id, ...words })
      .onConflictDoUpdate({ target: cardSeo.cardId, set: words });
    await changed(ctx, tx, "card", [card.id]);
    await changed(ctx, tx, "card-index", [card.id]);
    return given;
  });
}

/** The default without the plan, which needs no plan. */
const isListedAgain = (before: CardSeo, given: NewSeo) =>
  given.index && given.title === before.title && given.description === before.description;
