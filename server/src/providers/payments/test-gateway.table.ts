import { index, jsonb, pgTable, text, type AnyPgColumn } from "drizzle-orm/pg-core";
import { oneOf } from "../../platform/column-rules.ts";
import { time } from "../../platform/columns.ts";

const RECORD_KINDS = ["order", "payment", "refund"] as const;

/** Orders, payments and refunds of the test gateway in Razorpay's format, without real money. */
export const testGatewayRecords = pgTable(
  "test_gateway_records",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<(typeof RECORD_KINDS)[number]>().notNull(),
    /** The order of a payment, or the payment of a refund. */
    parentId: text("parent_id").references((): AnyPgColumn => testGatewayRecords.id),
    entity: jsonb("entity").$type<Record<string, unknown>>().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("test_gateway_records_parent").on(table.parentId), oneOf(table.kind, RECORD_KINDS)],
);
