import { createHash } from "node:crypto";
import type { auditLog } from "./admin.table.ts";
import type { auditPayloads } from "./audit-chain.table.ts";
import { canonicalJson, type Json } from "./audit-changes.ts";

export type LogRow = typeof auditLog.$inferSelect;
export type PayloadRow = typeof auditPayloads.$inferSelect;

/** What a new entry's hash is of. */
export const HASH_VERSION = 2;

/** What an entry changed. */
export interface Payload {
  before: Json | null;
  after: Json | null;
}

/** Entries of version 1 hold what changed themselves; of later ones only the digest is in the chain. */
export function hashOf({
  hash: _hash,
  at,
  before,
  after,
  payloadDigest,
  hashVersion,
  ...line
}: LogRow): string {
  const held = hashVersion === 1 ? { before, after } : { payloadDigest, hashVersion };
  return digest({ ...line, ...held, at: at.toISOString() });
}

/** Salted: nobody can find out by trying what was erased. */
export const digestOf = ({ salt, before, after }: Payload & { salt: string }) =>
  digest({ salt, before, after });

const digest = (content: object) => createHash("sha256").update(canonicalJson(content)).digest("hex");

/** The entry itself and what it changed are as they were written. */
export function isIntact(row: LogRow, payload: PayloadRow | null): boolean {
  if (hashOf(row) !== row.hash) return false;
  if (row.hashVersion === 1) return payload === null;
  // The hash is not of these, so nothing may stand there.
  if (row.before !== null || row.after !== null) return false;
  if (row.payloadDigest === null || payload === null) return row.payloadDigest === null && payload === null;
  if (payload.erasedAt !== null) return true;
  const { salt, before, after } = payload;
  return salt !== null && digestOf({ salt, before, after }) === row.payloadDigest;
}
