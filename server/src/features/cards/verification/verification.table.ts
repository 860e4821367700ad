import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  VERIFICATION_METHODS,
  VERIFICATION_STATUSES,
  type VerificationMethod,
  type VerificationStatus,
} from "@cardplaza/contract/cards/verification/verification-rules";
import { inOrder, oneOf } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { admins } from "../../audit/admin.table.ts";
import { cards } from "../cards.table.ts";

/** Requests and their results. At most one of a card's is pending, and one verified. */
export const cardVerifications = pgTable(
  "card_verifications",
  {
    id: text("id").primaryKey(),
    cardId: text("card_id")
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    method: text("method").$type<VerificationMethod>().notNull(),
    status: text("status").$type<VerificationStatus>().notNull(),
    /** The card's contents at that time; the badge is for these only. */
    name: text("name").notNull(),
    company: text("company").notNull(),
    website: text("website").notNull(),
    domain: text("domain"),
    /** The address the code was sent to; emptied once the code was used. */
    email: text("email"),
    /** The hash of the one-time code. */
    codeId: text("code_id"),
    /** The address of the upload. */
    document: text("document"),
    /** The administrator who decided, and why. */
    decidedBy: text("decided_by").references(() => admins.id),
    reason: text("reason"),
    createdAt: time("created_at").notNull(),
    verifiedAt: time("verified_at"),
    endsAt: time("ends_at"),
  },
  (table) => [
    uniqueIndex("card_verifications_pending")
      .on(table.cardId)
      .where(sql`${table.status} = 'pending'`),
    uniqueIndex("card_verifications_verified")
      .on(table.cardId)
      .where(sql`${table.status} = 'verified'`),
    index("card_verifications_member").on(table.memberId),
    index("card_verifications_status").on(table.status, table.createdAt),
    index("card_verifications_waiting")
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending' and ${table.method} = 'document'`),
    index("card_verifications_card").on(table.cardId),
    index("card_verifications_decided_by")
      .on(table.decidedBy)
      .where(sql`${table.decidedBy} is not null`),
    oneOf(table.method, VERIFICATION_METHODS),
    oneOf(table.status, VERIFICATION_STATUSES),
    inOrder(table.verifiedAt, table.endsAt),
  ],
);
export type VerificationRow = typeof cardVerifications.$inferSelect;
