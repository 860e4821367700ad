import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { atLeast, between, oneOf } from "../../platform/column-rules.ts";
import { time } from "../../platform/columns.ts";

/**
 * What the entries of the log changed. The chain holds only a salted digest of it, so it can be erased with a member. A
 * trigger refuses everything else. No foreign key: it would hide the trigger of the log, which says why.
 */
export const auditPayloads = pgTable(
  "audit_payloads",
  {
    seq: bigint("seq", { mode: "number" }).primaryKey(),
    /** Without it nobody can try out from the digest what stood here. */
    salt: text("salt"),
    before: jsonb("before").$type<Record<string, unknown>>(),
    after: jsonb("after").$type<Record<string, unknown>>(),
    /** Whose data may be in it: all ids that the changed rows name. */
    about: text("about").array().notNull(),
    erasedAt: time("erased_at"),
  },
  (table) => [index("audit_payloads_about").using("gin", table.about), atLeast(table.seq, 1)],
);

const CHECKPOINT_KINDS = ["added", "verified"] as const;
type CheckpointKind = (typeof CHECKPOINT_KINDS)[number];

/** Where the chain was at some time. Rows are only added: a trigger refuses updates and deletes. */
export const auditCheckpoints = pgTable(
  "audit_checkpoints",
  {
    seq: bigint("seq", { mode: "number" }).notNull(),
    /** Added with that entry, or after all entries up to it were verified. */
    kind: text("kind").$type<CheckpointKind>().notNull(),
    hash: text("hash").notNull(),
    at: time("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.seq] }),
    oneOf(table.kind, CHECKPOINT_KINDS),
    atLeast(table.seq, 1),
  ],
);

/** One row: the last entry of the log, so that the log cannot be cut off unnoticed. */
export const auditHead = pgTable(
  "audit_head",
  {
    id: integer("id").primaryKey(),
    seq: bigint("seq", { mode: "number" }).notNull(),
    hash: text("hash").notNull(),
    at: time("at").notNull(),
    /** When the whole log was last verified, and the first entry that was not intact then. */
    verifiedAt: time("verified_at"),
    brokenAt: bigint("broken_at", { mode: "number" }),
  },
  (table) => [between(table.id, 1, 1), atLeast(table.seq, 1), atLeast(table.brokenAt, 1)],
);
