import { bigint, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { AdminRole } from "@cardplaza/contract/audit/audit";
import { atLeast, oneOf } from "../../platform/column-rules.ts";
import { time } from "../../platform/columns.ts";

/** Administrators are not members: they have their own table and their own tokens. */
export const admins = pgTable(
  "admins",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    passwordHash: text("password_hash").notNull(),
    role: text("role").$type<AdminRole>().notNull(),
    /** Encrypted with a key of the server; valid once confirmed. */
    sealedTotpSecret: text("sealed_totp_secret"),
    totpConfirmedAt: time("totp_confirmed_at"),
    totpLastStep: bigint("totp_last_step", { mode: "number" }).notNull().default(0),
    createdAt: time("created_at").notNull(),
  },
  (table) => [oneOf(table.role, AdminRole), atLeast(table.totpLastStep, 0)],
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
    before: jsonb("before").$type<Record<string, unknown>>(),
    after: jsonb("after").$type<Record<string, unknown>>(),
    reason: text("reason"),
    caseId: text("case_id"),
    prevHash: text("prev_hash").notNull(),
    hash: text("hash").notNull(),
  },
  (table) => [
    index("audit_log_target").on(table.targetType, table.targetId),
    oneOf(table.role, [...AdminRole.options, ""]),
    atLeast(table.seq, 1),
  ],
);
