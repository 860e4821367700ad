import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { cards } from "../cards.table.ts";

export const savedCards = pgTable(
  "saved_cards",
  {
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    cardId: text("card_id")
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    savedAt: time("saved_at").notNull(),
    tags: text("tags").array().notNull().default([]),
    note: text("note").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.cardId] }),
    index("saved_cards_member").on(table.memberId, table.savedAt.desc().nullsFirst()),
    index("saved_cards_card").on(table.cardId),
  ],
);
