import { pgTable, text } from "drizzle-orm/pg-core";
import { time } from "./columns.ts";

/** Secrets that the product makes for itself, in the database so that every instance has the same. */
export const generatedSecrets = pgTable("kept_secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  createdAt: time("created_at").notNull(),
});
