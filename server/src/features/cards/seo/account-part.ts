import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import type { Db } from "../../../platform/database.ts";
import { currentlyOwnedBy } from "../card-conditions.ts";
import { cards } from "../cards.table.ts";
import { removeSeo } from "./remove-seo.ts";
import { cardSeo } from "./seo.table.ts";

const wordsOf = (db: Db, memberId: string) =>
  db
    .select({
      cardId: cardSeo.cardId,
      title: cardSeo.title,
      description: cardSeo.description,
      index: cardSeo.index,
    })
    .from(cardSeo)
    .innerJoin(cards, eq(cards.id, cardSeo.cardId))
    .where(currentlyOwnedBy(memberId))
    .orderBy(asc(cardSeo.cardId));

export const seoPart: AccountPart = {
  kinds: { "card-seo": wordsOf },
  async erase(_ctx, tx, memberId) {
    const words = await wordsOf(tx, memberId);
    await removeSeo(
      tx,
      words.map(({ cardId }) => cardId),
    );
  },
};
