import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { EXPORT_STATUSES } from "@cardplaza/contract/account-data/account-data-words";
import { atLeast, between, inOrder, oneOf } from "../../platform/column-rules.ts";
import { time } from "../../platform/columns.ts";
import { members } from "../accounts/accounts.table.ts";

/** Exports of a member's data; the zip is in the file store. */
export const accountExports = pgTable(
  "account_exports",
  {
    id: text("id").primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    status: text("status").$type<(typeof EXPORT_STATUSES)[number]>().notNull(),
    progress: integer("progress").notNull().default(0),
    bytes: integer("bytes"),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at"),
  },
  (table) => [
    index("account_exports_member_id").on(table.memberId, table.createdAt),
    oneOf(table.status, EXPORT_STATUSES),
    between(table.progress, 0, 100),
    atLeast(table.bytes, 0),
    inOrder(table.createdAt, table.expiresAt),
  ],
);
