import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../../platform/columns.ts";

/** What the test gateway remembers: orders, payments and refunds in Razorpay's own shape. No money is behind them. */
export const testGatewayRecords = pgTable(
  "test_gateway_records",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<"order" | "payment" | "refund">().notNull(),
    /** A payment's order, a refund's payment. */
    parentId: text("parent_id"),
    entity: jsonb("entity").$type<Record<string, unknown>>().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("test_gateway_records_parent").on(table.parentId)],
);
