import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { AdminRole } from "@cardplaza/contract/audit/audit";
import { atLeast, between, oneOf, together } from "../../platform/column-rules.ts";
import { editVersion, time } from "../../platform/columns.ts";

/** Administrators are not members: they have their own table and their own tokens. */
export const admins = pgTable(
  "admins",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    /** Null until an invited administrator has chosen a password, and again once removed. */
    passwordHash: text("password_hash"),
    role: text("role").$type<AdminRole>().notNull(),
    /** Encrypted with a key of the server; valid once confirmed. */
    sealedTotpSecret: text("sealed_totp_secret"),
    totpConfirmedAt: time("totp_confirmed_at"),
    totpLastStep: bigint("totp_last_step", { mode: "number" }).notNull().default(0),
    /** Of the recovery codes that are not used yet. */
    recoveryHashes: text("recovery_hashes").array().notNull().default([]),
    /** Of the link in the invitation that waits. */
    inviteHash: text("invite_hash").unique(),
    inviteEndsAt: time("invite_ends_at"),
    lastSeenAt: time("last_seen_at"),
    /** The row stays, because decisions and the audit log name it. */
    removedAt: time("removed_at"),
    version: editVersion(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    oneOf(table.role, AdminRole),
    atLeast(table.totpLastStep, 0),
    together(table.inviteHash, table.inviteEndsAt),
  ],
);
export type AdminRow = typeof admins.$inferSelect;
/** The administrator of a call and its session. */
export type SignedInAdmin = AdminRow & { sessionId: string };

/** What administrators did. Rows are only added: a trigger refuses updates and deletes. */
export const auditLog = pgTable(
  "audit_log",
  {
    seq: bigint("seq", { mode: "number" }).primaryKey(),
    at: time("at").notNull(),
    adminId: text("admin_id").notNull(),
    /** The administrator's role; empty if the server itself acted. */
    role: text("role").$type<AdminRole | "">().notNull(),
    ip: text("ip").notNull(),
    action: text("action").notNull(),
    targetType: text("target_type").notNull(),
    targetId: text("target_id").notNull(),
    /** What changed, in entries of version 1. Later ones have it in `audit_payloads`, where it can be erased. */
    before: jsonb("before").$type<Record<string, unknown>>(),
    after: jsonb("after").$type<Record<string, unknown>>(),
    /** Of what changed, with its salt; empty if nothing is told of it. */
    payloadDigest: text("payload_digest"),
    reason: text("reason"),
    caseId: text("case_id"),
    prevHash: text("prev_hash").notNull(),
    hash: text("hash").notNull(),
    /** What the hash is of. The default is for instances of the version before, while a new one is rolled out. */
    hashVersion: integer("hash_version").notNull().default(1),
  },
  (table) => [
    index("audit_log_target").on(table.targetType, table.targetId),
    // Lists are in the order of time.
    index("audit_log_at").on(table.at, table.seq),
    index("audit_log_admin").on(table.adminId, table.at, table.seq),
    index("audit_log_action").on(table.action, table.at, table.seq),
    index("audit_log_target_type").on(table.targetType, table.at, table.seq),
    index("audit_log_target_id").on(table.targetId),
    index("audit_log_case")
      .on(table.caseId)
      .where(sql`${table.caseId} is not null`),
    index("audit_log_words").using(
      "gin",
      sql`(${table.action} || ' ' || coalesce(${table.reason}, '')) gin_trgm_ops`,
    ),
    oneOf(table.role, [...AdminRole.options, ""]),
    atLeast(table.seq, 1),
    between(table.hashVersion, 1, 2),
  ],
);
