import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../../../platform/columns.ts";
import { cards } from "../cards.table.ts";

const ofCard = () =>
  text("card_id")
    .primaryKey()
    .references(() => cards.id, { onDelete: "cascade" });

/** A card's own texts for search engines. They stay when the plan ends, and are used while it is live. */
export const cardSeo = pgTable("card_seo", {
  cardId: ofCard(),
  title: text("title").notNull(),
  description: text("description").notNull(),
  index: boolean("index").notNull(),
  updatedAt: time("updated_at").notNull(),
});

/** The last change of each card that was sent to search engines. */
export const searchPings = pgTable("search_pings", {
  cardId: ofCard(),
  changedAt: time("changed_at").notNull(),
});
