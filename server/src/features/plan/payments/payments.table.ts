import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { GstParts } from "@cardplaza/contract/plan/gst-rules";
import { PAYMENT_STATUSES, REFUND_STATUSES } from "@cardplaza/contract/plan/payment-words";
import type { BillingDetails } from "@cardplaza/contract/plan/subscription";
import { CURRENCY } from "@cardplaza/contract/product";
import { atLeast, inOrder, oneOf } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import type { Seller } from "../seller.ts";

const memberId = () =>
  text("member_id")
    .notNull()
    .references(() => members.id);

const PROVIDERS = ["razorpay", "test"] as const;
const ORDER_STATUSES = ["created", "paid", "lapsed", "superseded"] as const;

/** Orders that members began to pay. */
export const paymentOrders = pgTable(
  "payment_orders",
  {
    id: text("id").primaryKey(),
    memberId: memberId(),
    provider: text("provider").$type<(typeof PROVIDERS)[number]>().notNull(),
    providerOrderId: text("provider_order_id").notNull().unique(),
    amountPaise: integer("amount_paise").notNull(),
    currency: text("currency").notNull(),
    /** The details at the last request of the order; the invoice uses them. */
    billing: jsonb("billing").$type<BillingDetails>().notNull(),
    /** `superseded`: a newer order took its place, or another one was paid. Its payment is refunded. */
    status: text("status").$type<(typeof ORDER_STATUSES)[number]>().notNull().default("created"),
    createdAt: time("created_at").notNull(),
    /** When we last asked the provider about it. */
    checkedAt: time("checked_at"),
  },
  (table) => [
    index("payment_orders_member").on(table.memberId),
    index("payment_orders_created_at").on(table.createdAt),
    index("payment_orders_open")
      .on(table.createdAt)
      .where(sql`${table.status} = 'created'`),
    oneOf(table.provider, PROVIDERS),
    oneOf(table.currency, [CURRENCY]),
    oneOf(table.status, ORDER_STATUSES),
    atLeast(table.amountPaise, 1),
  ],
);
export type PaymentOrder = typeof paymentOrders.$inferSelect;

/** Received payments. A payment is recorded once, and an order buys once. */
export const payments = pgTable(
  "payments",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => paymentOrders.id),
    memberId: memberId(),
    providerPaymentId: text("provider_payment_id").notNull().unique(),
    amountPaise: integer("amount_paise").notNull(),
    currency: text("currency").notNull(),
    status: text("status").$type<(typeof PAYMENT_STATUSES)[number]>().notNull(),
    /** It bought nothing, because its order was already paid or superseded: it is refunded automatically. */
    surplus: boolean("surplus").notNull().default(false),
    paidAt: time("paid_at").notNull(),
    refundedAt: time("refunded_at"),
  },
  (table) => [
    index("payments_member").on(table.memberId),
    uniqueIndex("payments_order")
      .on(table.orderId)
      .where(sql`not ${table.surplus}`),
    index("payments_surplus")
      .on(table.paidAt)
      .where(sql`${table.surplus} and ${table.status} = 'captured'`),
    index("payments_all_of_order").on(table.orderId),
    oneOf(table.currency, [CURRENCY]),
    oneOf(table.status, PAYMENT_STATUSES),
    atLeast(table.amountPaise, 1),
  ],
);
export type PaymentRow = typeof payments.$inferSelect;

/** One for each payment, never changed. */
export const invoices = pgTable(
  "invoices",
  {
    id: text("id").primaryKey(),
    paymentId: text("payment_id")
      .notNull()
      .unique()
      .references(() => payments.id),
    memberId: memberId(),
    number: text("number").notNull().unique(),
    seller: jsonb("seller").$type<Seller>().notNull(),
    buyer: jsonb("buyer").$type<BillingDetails>().notNull(),
    amountPaise: integer("amount_paise").notNull(),
    gst: jsonb("gst").$type<GstParts & { ratePercent: number; sac: string }>().notNull(),
    periodStartsAt: time("period_starts_at").notNull(),
    periodEndsAt: time("period_ends_at").notNull(),
    issuedAt: time("issued_at").notNull(),
  },
  (table) => [
    index("invoices_member").on(table.memberId),
    atLeast(table.amountPaise, 1),
    inOrder(table.periodStartsAt, table.periodEndsAt),
  ],
);
export type InvoiceRow = typeof invoices.$inferSelect;

/** The last number used in each financial year: numbers have no gaps. */
export const invoiceNumbers = pgTable(
  "invoice_numbers",
  {
    year: text("year").primaryKey(),
    last: integer("last").notNull(),
  },
  (table) => [atLeast(table.last, 0)],
);

export const billingDetails = pgTable("billing_details", {
  memberId: text("member_id")
    .primaryKey()
    .references(() => members.id, { onDelete: "cascade" }),
  details: jsonb("details").$type<BillingDetails>().notNull(),
  updatedAt: time("updated_at").notNull(),
});

export const refundRequests = pgTable(
  "refund_requests",
  {
    id: text("id").primaryKey(),
    /** One for each payment. */
    paymentId: text("payment_id")
      .notNull()
      .unique()
      .references(() => payments.id),
    memberId: memberId(),
    reason: text("reason").notNull(),
    status: text("status").$type<(typeof REFUND_STATUSES)[number]>().notNull(),
    createdAt: time("created_at").notNull(),
    decidedAt: time("decided_at"),
    decisionReason: text("decision_reason"),
  },
  (table) => [
    index("refund_requests_status").on(table.status, table.id),
    index("refund_requests_member").on(table.memberId),
    oneOf(table.status, REFUND_STATUSES),
  ],
);
export type RefundRequestRow = typeof refundRequests.$inferSelect;

/**
 * Events of the provider that we have processed: it repeats each event for up to a day until we confirm it.
 */
export const paymentEvents = pgTable("payment_events", {
  id: text("id").primaryKey(),
  event: text("event").notNull(),
  receivedAt: time("received_at").notNull(),
});
