import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { between } from "../column-rules.ts";
import { time } from "../columns.ts";

/** Stored responses: a retry with the same key gets the first response, and the work is not done twice. */
export const idempotentResponses = pgTable(
  "idempotent_answers",
  {
    memberId: text("member_id").notNull(),
    endpoint: text("endpoint").notNull(),
    key: text("key").notNull(),
    fingerprint: text("fingerprint").notNull(),
    status: integer("status"),
    answer: text("answer"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.endpoint, table.key] }),
    index("idempotent_answers_created_at").on(table.createdAt),
    between(table.status, 100, 599),
  ],
);
