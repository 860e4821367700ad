import { index, pgTable, text } from "drizzle-orm/pg-core";
import { inOrder } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { admins } from "../../audit/admin.table.ts";

/** What administrators note about a member for each other. */
export const memberNotes = pgTable(
  "member_notes",
  {
    id: text("id").primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    adminId: text("admin_id")
      .notNull()
      .references(() => admins.id),
    text: text("text").notNull(),
    createdAt: time("created_at").notNull(),
    editedAt: time("edited_at"),
  },
  (table) => [
    index("member_notes_member").on(table.memberId, table.id.desc().nullsFirst()),
    index("member_notes_admin").on(table.adminId),
    inOrder(table.createdAt, table.editedAt),
  ],
);
