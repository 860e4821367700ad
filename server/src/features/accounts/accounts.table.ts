import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const members = pgTable("members", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  /** Lower-cased, so one address is one account. */
  email: text("email").notNull().unique(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
export type Member = typeof members.$inferSelect;

/** Signed-in devices. Only a hash of each token is kept. */
export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("sessions_member_id").on(table.memberId)],
);
