import { index, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../../platform/columns.ts";

/**
 * What was done for a mail and must not be done twice: taking it in, and writing back on that day. A key is a hash that
 * only the server can compute, and says nothing about people.
 */
export const inboundMails = pgTable(
  "inbound_mails",
  {
    key: text("key").primaryKey(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("inbound_mails_created_at").on(table.createdAt)],
);
