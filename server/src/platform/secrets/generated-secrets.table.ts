import { pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../columns.ts";

/** Secrets that the server generated. They are in the database so that every instance has the same ones. */
export const generatedSecrets = pgTable("kept_secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  createdAt: time("created_at").notNull(),
});
