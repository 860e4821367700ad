import { index, pgTable, text } from "drizzle-orm/pg-core";
import { AdminRole } from "@cardplaza/contract/audit/audit";
import { LOOK_KINDS, type LookKind } from "@cardplaza/contract/accounts/look-words";
import { oneOf } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { members } from "../accounts.table.ts";

/** When administrators looked at an account or decided about it, for the member to read. */
export const accountLooks = pgTable(
  "account_looks",
  {
    id: text("id").primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** Only to count an hour as one look. The member reads the role, never who it was. */
    adminId: text("admin_id").notNull(),
    role: text("role").$type<AdminRole>().notNull(),
    kind: text("kind").$type<LookKind>().notNull(),
    /** As the member reads it. */
    reason: text("reason"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("account_looks_member").on(table.memberId, table.id.desc().nullsFirst()),
    oneOf(table.role, AdminRole),
    oneOf(table.kind, LOOK_KINDS),
  ],
);
