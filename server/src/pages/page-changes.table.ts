import { sql } from "drizzle-orm";
import { bigint, customType, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { time } from "../platform/columns.ts";

const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });

/** What changed on cached pages, written with the change itself. Every instance reads on from where it was. */
export const pageChanges = pgTable(
  "page_changes",
  {
    /** The writing transaction: ids of rows become visible out of order, a snapshot tells which are new. */
    transaction: transactionId("transaction")
      .notNull()
      .default(sql`pg_current_xact_id()`),
    id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity(),
    tags: text("tags").array().notNull(),
    at: time("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.transaction, table.id] })],
);
