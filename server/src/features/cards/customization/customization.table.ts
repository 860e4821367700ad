import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import { time } from "../../../platform/columns.ts";
import { cards } from "../cards.table.ts";

/** The design of a card; a card without a row has the defaults. */
export const cardCustomizations = pgTable("card_customizations", {
  cardId: text("card_id")
    .primaryKey()
    .references(() => cards.id, { onDelete: "cascade" }),
  design: jsonb("design").$type<Customization>().notNull(),
  updatedAt: time("updated_at").notNull(),
});
