import { sql } from "drizzle-orm";
import type { PingedPages } from "../../../registry/pinged-pages.ts";
import { CARD_ROWS, CHANGED_AT, IS_LISTED, isPremiumCard } from "./listed-cards.ts";

/** Search engines learn of changed cards whose owner has the plan. */
export const cardPings: PingedPages = {
  type: "card",
  rows: CARD_ROWS,
  changedAt: sql`greatest(${CHANGED_AT}, card.deleted_at)`,
  isListed: (now) => sql`${isPremiumCard(now)} and ${IS_LISTED}`,
};
