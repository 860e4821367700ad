import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Secrets that the product makes for itself, in the database so that every instance has the same. */
export const keptSecrets = pgTable("kept_secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
