import { sql } from "drizzle-orm";
import { CARD_PATHS } from "@cardplaza/contract/cards/card-rules";
import { cardSlug } from "@cardplaza/contract/slugs";
import type { PingedPages } from "../../../registry/pinged-pages.ts";
import { CARDS_TO_LIST, CHANGED_AT, IS_LISTED, isPremiumCard } from "./listed-cards.ts";

/** Search engines learn of changed cards whose owner has the plan. */
export const cardPings: PingedPages = {
  type: "card",
  from: CARDS_TO_LIST,
  id: sql`card.id`,
  name: sql`card.name`,
  changedAt: sql`greatest(${CHANGED_AT}, card.deleted_at)`,
  isListed: (now) => sql`${isPremiumCard(now)} and ${IS_LISTED}`,
  path: ({ id, name }) => CARD_PATHS.card(cardSlug({ name, _id: id })),
};
