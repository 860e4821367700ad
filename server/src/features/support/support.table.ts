import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import {
  CONTACT_TOPICS,
  TICKET_STATUSES,
  type ContactTopic,
  type TicketStatus,
} from "@cardplaza/contract/support/support-words";
import { atLeast, inOrder, oneOf } from "../../platform/column-rules.ts";
import { time } from "../../platform/columns.ts";
import { members } from "../accounts/accounts.table.ts";

/** Messages to us, each with a number that the sender gets. */
export const tickets = pgTable(
  "tickets",
  {
    id: text("id").primaryKey(),
    number: text("number").notNull().unique(),
    /** The sender, if they were signed in. */
    memberId: text("member_id").references(() => members.id, { onDelete: "set null" }),
    topic: text("topic").$type<ContactTopic>().notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull().default(""),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    /** The address of the upload. */
    document: text("document"),
    status: text("status").$type<TicketStatus>().notNull(),
    acknowledgeBy: time("acknowledge_by").notNull(),
    acknowledgedAt: time("acknowledged_at"),
    resolveBy: time("resolve_by").notNull(),
    closedAt: time("closed_at"),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [
    index("tickets_member").on(table.memberId, table.createdAt),
    index("tickets_status").on(table.status, table.resolveBy),
    index("tickets_open")
      .on(table.resolveBy, table.id)
      .where(sql`${table.status} not in ('resolved', 'rejected')`),
    index("tickets_closed").on(table.status, table.closedAt, table.id),
    index("tickets_search").using(
      "gin",
      table.number.op("gin_trgm_ops"),
      table.name.op("gin_trgm_ops"),
      table.email.op("gin_trgm_ops"),
      table.subject.op("gin_trgm_ops"),
    ),
    index("tickets_waiting")
      .on(table.topic, table.resolveBy)
      .where(sql`${table.status} not in ('resolved', 'rejected')`),
    oneOf(table.topic, CONTACT_TOPICS),
    oneOf(table.status, TICKET_STATUSES),
    inOrder(table.createdAt, table.acknowledgeBy),
    inOrder(table.acknowledgeBy, table.resolveBy),
  ],
);
export type TicketRow = typeof tickets.$inferSelect;

/** The history of a ticket. */
export const ticketSteps = pgTable(
  "ticket_steps",
  {
    id: text("id").primaryKey(),
    ticketId: text("ticket_id")
      .notNull()
      .references(() => tickets.id, { onDelete: "cascade" }),
    at: time("at").notNull(),
    status: text("status").$type<TicketStatus>().notNull(),
    /** True for an administrator, false for the sender. */
    byUs: boolean("by_us").notNull(),
    note: text("note").notNull().default(""),
  },
  (table) => [
    index("ticket_steps_ticket").on(table.ticketId, table.id),
    oneOf(table.status, TICKET_STATUSES),
  ],
);
export type TicketStepRow = typeof ticketSteps.$inferSelect;

/** The last number used in each year: numbers have no gaps. */
export const ticketNumbers = pgTable(
  "ticket_numbers",
  {
    year: integer("year").primaryKey(),
    last: integer("last").notNull(),
  },
  (table) => [atLeast(table.last, 0)],
);
