import { sql, type SQLWrapper } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { CONNECTION_STATUSES, type ConnectionStatus } from "@cardplaza/contract/people/connection-words";
import { above, oneOf } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";

const memberId = (name: string) =>
  text(name)
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });

/** When an invitation was answered or ended, or else sent. */
export const lastChange = ({ answeredAt, invitedAt }: Record<"answeredAt" | "invitedAt", SQLWrapper>) =>
  sql<Date>`(coalesce(${answeredAt}, ${invitedAt}))`;

/** One row for two members, whichever of them invited: `firstId` sorts before `secondId`. */
export const connections = pgTable(
  "connections",
  {
    id: text("id").primaryKey(),
    firstId: memberId("first_id"),
    secondId: memberId("second_id"),
    /** The member who sent the last invitation. */
    inviterId: memberId("inviter_id"),
    note: text("note").notNull().default(""),
    status: text("status").$type<ConnectionStatus>().notNull().default("pending"),
    invitedAt: time("invited_at").notNull(),
    /** When the invitation was accepted, declined or withdrawn, or the connection ended. */
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
    // Lists of invitations and connections, the newest first.
    index("connections_first_list").on(table.firstId, table.status, sql`${lastChange(table)}`, table.id),
    index("connections_second_list").on(table.secondId, table.status, sql`${lastChange(table)}`, table.id),
    index("connections_invited").on(table.inviterId, table.invitedAt),
    above(table.firstId, table.secondId),
    oneOf(table.status, CONNECTION_STATUSES),
  ],
);
export type ConnectionRow = typeof connections.$inferSelect;
