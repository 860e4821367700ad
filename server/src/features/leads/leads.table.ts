import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { members } from "../accounts/accounts.table.ts";
import { cards } from "../cards/cards.table.ts";

export const leads = pgTable(
  "leads",
  {
    id: text("id").primaryKey(),
    cardId: text("card_id")
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    /** Whose lead it is: the card's owner, or the member who took the team card over. */
    ownerId: text("owner_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    senderId: text("sender_id").references(() => members.id, { onDelete: "set null" }),
    /** The card that came with it, when somebody sent his own. */
    sentCardId: text("sent_card_id").references(() => cards.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    message: text("message").notNull(),
    followUpStatus: text("follow_up_status")
      .$type<"pending" | "contacted" | "completed">()
      .notNull()
      .default("pending"),
    source: text("source").$type<"form" | "exchange" | "direct">().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("leads_owner").on(table.ownerId, table.id.desc().nullsFirst()),
    index("leads_sender").on(table.cardId, table.senderId, table.createdAt),
  ],
);
export type LeadRow = typeof leads.$inferSelect;
