import type { NewSeo } from "@cardplaza/contract/seo";
import type { MemberContext } from "../../context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { findCardOwnedBy } from "../cards/card-queries.ts";
import { forgetCardPages } from "../cards/forget-card-pages.ts";
import { cardSeo } from "./seo.table.ts";
import { SITEMAPS_TAG } from "./sitemap-cache.ts";

/** Sets how a card introduces itself to search engines. */
export function saveSeo(ctx: MemberContext, cardId: string, given: NewSeo) {
  return inTransaction(ctx.db, async (tx) => {
    const card = await findCardOwnedBy(tx, ctx.member, cardId);
    const words = { ...given, updatedAt: ctx.now };
    await tx
      .insert(cardSeo)
      .values({ cardId: card.id, ...words })
      .onConflictDoUpdate({ target: cardSeo.cardId, set: words });
    await forgetCardPages(ctx, tx, card);
    await ctx.pages.forget(tx, [SITEMAPS_TAG]);
    return given;
  });
}
