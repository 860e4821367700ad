import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { CONNECTION_STATUSES, type ConnectionStatus } from "@cardplaza/contract/connect/connection-words";
import { oneOf } from "../../platform/column-rules.ts";
import { time } from "../../platform/columns.ts";
import { members } from "../accounts/accounts.table.ts";

const memberId = (name: string) =>
  text(name)
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });

/** One row for two members, whoever invited: `firstId` sorts before `secondId`. */
export const connections = pgTable(
  "connections",
  {
    id: text("id").primaryKey(),
    firstId: memberId("first_id"),
    secondId: memberId("second_id"),
    /** Who sent the last invitation. */
    inviterId: memberId("inviter_id"),
    note: text("note").notNull().default(""),
    status: text("status").$type<ConnectionStatus>().notNull().default("pending"),
    invitedAt: time("invited_at").notNull(),
    /** When it was accepted, declined, withdrawn or ended. */
    answeredAt: time("answered_at"),
  },
  (table) => [
    uniqueIndex("connections_pair").on(table.firstId, table.secondId),
    index("connections_first")
      .on(table.firstId, table.secondId)
      .where(sql`${table.status} = 'accepted'`),
    index("connections_second")
      .on(table.secondId, table.firstId)
      .where(sql`${table.status} = 'accepted'`),
    index("connections_first_pending")
      .on(table.firstId, table.id)
      .where(sql`${table.status} = 'pending'`),
    index("connections_second_pending")
      .on(table.secondId, table.id)
      .where(sql`${table.status} = 'pending'`),
    index("connections_invited").on(table.inviterId, table.invitedAt),
    check("connections_pair_order", sql`first_id < second_id`),
    oneOf(table.status, CONNECTION_STATUSES),
  ],
);
export type ConnectionRow = typeof connections.$inferSelect;
