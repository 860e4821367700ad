import { sql } from "drizzle-orm";
import type { Sitemap } from "../../../registry/sitemap.ts";
import { CARD_ROWS, CHANGED_AT, IS_LISTED, isPremiumCard } from "./listed-cards.ts";

/** Premium cards come first, and with the time of their last change. */
export const premiumCardSitemap: Sitemap = {
  name: "priority",
  first: true,
  rows: CARD_ROWS,
  changedAt: CHANGED_AT,
  isListed: (now) => sql`${IS_LISTED} and ${isPremiumCard(now)}`,
};

export const cardSitemap: Sitemap = {
  name: "cards",
  rows: CARD_ROWS,
  isListed: (now) => sql`${IS_LISTED} and not ${isPremiumCard(now)}`,
};
