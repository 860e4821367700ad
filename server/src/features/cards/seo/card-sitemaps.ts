import { CARD_PATHS } from "@cardplaza/contract/cards/card-rules";
import { cardSlug } from "@cardplaza/contract/slugs";
import type { Sitemap } from "../../../registry/sitemap.ts";
import { firstIds, readListedCards, type ListedCard } from "./listed-cards.ts";

const pathOf = ({ id, name }: ListedCard) => CARD_PATHS.card(cardSlug({ name, _id: id }));

/** Premium cards come first, and with the time of their last change. */
export const premiumCardSitemap: Sitemap = {
  name: "priority",
  first: true,
  firstIds: (db, now, perFile) => firstIds(db, "priority", perFile, now),
  async *pages(db, now, first, next) {
    for await (const cards of readListedCards(db, "priority", first, next, now))
      yield cards.map((card) => ({ path: pathOf(card), changedAt: card.changedAt }));
  },
};

export const cardSitemap: Sitemap = {
  name: "cards",
  firstIds: (db, now, perFile) => firstIds(db, "cards", perFile, now),
  async *pages(db, now, first, next) {
    for await (const cards of readListedCards(db, "cards", first, next, now))
      yield cards.map((card) => ({ path: pathOf(card) }));
  },
};
