import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import {
  DELIVERY_STATES,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from "@cardplaza/contract/leads/webhooks/webhook-words";
import { allOf, atLeast, oneOf } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { leads } from "../leads.table.ts";

export const webhooks = pgTable(
  "webhooks",
  {
    id: text("id").primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    sealedSecret: text("sealed_secret").notNull(),
    events: text("events").array().$type<WebhookEvent[]>().notNull(),
    enabled: boolean("enabled").notNull().default(true),
    /** Deliveries in a row that failed in all their attempts. */
    failures: integer("failures").notNull().default(0),
    switchedOffAt: time("switched_off_at"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("webhooks_member").on(table.memberId, table.id),
    allOf(table.events, WEBHOOK_EVENTS),
    atLeast(table.failures, 0),
  ],
);
export type WebhookRow = typeof webhooks.$inferSelect;

/**
 * A call that waits or was made. Its body is built when it is sent, so that no personal data is stored here
 * and nothing is sent about somebody who was erased meanwhile.
 */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: text("id").primaryKey(),
    webhookId: text("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    event: text("event").$type<WebhookEvent | "test">().notNull(),
    /** Nobody's once the lead is deleted: then there is nothing to tell. */
    leadId: text("lead_id").references(() => leads.id, { onDelete: "set null" }),
    state: text("state").$type<(typeof DELIVERY_STATES)[number]>().notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    status: integer("status"),
    problem: text("problem"),
    createdAt: time("created_at").notNull(),
    lastTriedAt: time("last_tried_at"),
  },
  (table) => [
    index("webhook_deliveries_webhook").on(table.webhookId, table.id.desc().nullsFirst()),
    index("webhook_deliveries_age").on(table.createdAt),
    index("webhook_deliveries_failed")
      .on(table.id.desc().nullsFirst())
      .where(sql`${table.state} = 'failed'`),
    index("webhook_deliveries_lead").on(table.leadId),
    oneOf(table.event, [...WEBHOOK_EVENTS, "test"]),
    oneOf(table.state, DELIVERY_STATES),
    atLeast(table.attempts, 0),
  ],
);
export type WebhookDeliveryRow = typeof webhookDeliveries.$inferSelect;
