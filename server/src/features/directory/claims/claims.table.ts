import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  CLAIM_ANSWERS,
  CLAIM_METHODS,
  CLAIM_ROLES,
  CLAIM_STATUSES,
  type ClaimAnswer,
  type ClaimMethod,
  type ClaimRole,
  type ClaimStatus,
} from "@cardplaza/contract/directory/claims/claim-words";
import { inOrder, oneOf } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { admins } from "../../audit/admin.table.ts";
import { listings, type ListingRow } from "../listings/listings.table.ts";

/** A member claims a listing: how they prove it and what was decided. */
export const claims = pgTable(
  "claims",
  {
    id: text("id").primaryKey(),
    listingId: text("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    claimantId: text("claimant_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    role: text("role").$type<ClaimRole>().notNull(),
    method: text("method").$type<ClaimMethod>().notNull(),
    status: text("status").$type<ClaimStatus>().notNull(),
    note: text("note").notNull().default(""),
    /** The number or address that the code goes to: what was on the listing when it was claimed. */
    destination: text("destination"),
    /** The hash of the one-time code. */
    codeId: text("code_id"),
    /** The address of the upload. */
    document: text("document"),
    /** When the right code was entered. */
    provenAt: time("proven_at"),
    /** Until when the owner may answer, or the claimant send more. */
    answerBy: time("answer_by"),
    ownerAnswer: text("owner_answer").$type<ClaimAnswer>(),
    ownerNote: text("owner_note").notNull().default(""),
    answeredAt: time("answered_at"),
    answeredBy: text("answered_by").references(() => members.id, { onDelete: "set null" }),
    /** The owner before an approval; empty if the listing had none. */
    formerOwnerId: text("former_owner_id").references(() => members.id, { onDelete: "set null" }),
    /** After an approval: when the former owner disputed it, and when that was decided. */
    disputedAt: time("disputed_at"),
    disputeDecidedAt: time("dispute_decided_at"),
    /** The administrator who decided, and why; or what they ask for. Empty if a code or another claim decided. */
    decidedBy: text("decided_by").references(() => admins.id),
    reason: text("reason"),
    createdAt: time("created_at").notNull(),
    /** When the current status began. */
    updatedAt: time("updated_at").notNull(),
    decidedAt: time("decided_at"),
  },
  (table) => [
    uniqueIndex("claims_one_open")
      .on(table.claimantId, table.listingId)
      .where(sql`${table.status} in ('submitted', 'owner_notified', 'verifying', 'more_needed')`),
    index("claims_listing").on(table.listingId, table.status),
    index("claims_claimant").on(table.claimantId, table.createdAt),
    index("claims_former_owner").on(table.formerOwnerId),
    index("claims_answered_by").on(table.answeredBy),
    index("claims_disputed")
      .on(table.disputedAt)
      .where(
        sql`${table.status} = 'approved' and ${table.disputedAt} is not null and ${table.disputeDecidedAt} is null`,
      ),
    index("claims_status").on(table.status, table.updatedAt, table.id),
    index("claims_decided_by")
      .on(table.decidedBy)
      .where(sql`${table.decidedBy} is not null`),
    oneOf(table.role, CLAIM_ROLES),
    oneOf(table.method, CLAIM_METHODS),
    oneOf(table.status, CLAIM_STATUSES),
    oneOf(table.ownerAnswer, CLAIM_ANSWERS),
    inOrder(table.createdAt, table.answerBy),
  ],
);
export type ClaimRow = typeof claims.$inferSelect;

export interface ClaimOnListing {
  claim: ClaimRow;
  listing: ListingRow;
}
