import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { cards } from "../cards/cards.table.ts";

/** The invitation to a team card; a newer one takes the place of the older. */
export const teamInvites = pgTable(
  "team_invites",
  {
    cardId: text("card_id")
      .primaryKey()
      .references(() => cards.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    codeHash: text("code_hash").notNull().unique(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    claimedAt: timestamp("claimed_at", { withTimezone: true }),
  },
  (table) => [index("team_invites_email").on(table.email, table.createdAt)],
);
export type TeamInvite = typeof teamInvites.$inferSelect;
