import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { time } from "../../platform/columns.ts";

/** The last change of each page that was sent to search engines. */
export const searchPings = pgTable(
  "search_pings",
  {
    /** What the page shows, as its room registers it. */
    targetType: text("target_type").notNull(),
    targetId: text("target_id").notNull(),
    changedAt: time("changed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.targetType, table.targetId] })],
);
