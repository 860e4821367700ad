import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../../../platform/columns.ts";
import { cards } from "../cards.table.ts";

/** A card's own texts for search engines. They stay when the plan ends, and are used while it is live. */
export const cardSeo = pgTable("card_seo", {
  cardId: text("card_id")
    .primaryKey()
    .references(() => cards.id, { onDelete: "cascade" }),
  title: text("title").notNull(),
  description: text("description").notNull(),
  index: boolean("index").notNull(),
  updatedAt: time("updated_at").notNull(),
});
