import { index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { inOrder } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { companies } from "../company/companies.table.ts";

/** Members who work for a company beside its owner. */
export const companyManagers = pgTable(
  "company_managers",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    joinedAt: time("joined_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.memberId] }),
    index("company_managers_member").on(table.memberId, table.joinedAt),
  ],
);

/** Open invitations: answered and withdrawn ones are deleted. */
export const companyInvites = pgTable(
  "company_invites",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    codeHash: text("code_hash").notNull().unique(),
    invitedBy: text("invited_by").references(() => members.id, { onDelete: "set null" }),
    createdAt: time("created_at").notNull(),
    endsAt: time("ends_at").notNull(),
  },
  (table) => [
    uniqueIndex("company_invites_one_an_address").on(table.companyId, table.email),
    index("company_invites_email").on(table.email),
    index("company_invites_invited_by").on(table.invitedBy),
    index("company_invites_ends_at").on(table.endsAt),
    inOrder(table.createdAt, table.endsAt),
  ],
);
export type CompanyInviteRow = typeof companyInvites.$inferSelect;
