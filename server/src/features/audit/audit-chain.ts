import { randomBytes } from "node:crypto";
import { desc } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database.ts";
import { takeTurn } from "../../platform/advisory-locks.ts";
import { auditLog } from "./admin.table.ts";
import { auditCheckpoints, auditHead, auditPayloads } from "./audit-chain.table.ts";
import { findHead, type Place } from "./audit-checkpoints.ts";
import { digestOf, HASH_VERSION, hashOf, type LogRow, type Payload } from "./audit-hashes.ts";

type Kept = "seq" | "prevHash" | "hash" | "hashVersion" | "payloadDigest";
/** The content of an entry. The log itself adds its position in the chain. */
export type AuditLine = Omit<LogRow, Kept> & {
  /** Whose data may be in `before` and `after`, so that an erasure finds them. */
  about?: string[];
};

export const BEFORE_THE_FIRST = "0".repeat(64);
const CHECKPOINT_EVERY = 10_000;

/**
 * Adds entries to the end of the chain. Until the transaction ends nobody else can, so numbers have no gaps
 * and every entry knows the one before it. Call it last in a transaction: taking other locks afterwards
 * could cause a deadlock.
 */
export async function appendToAuditLog(tx: Tx, lines: AuditLine[]): Promise<void> {
  if (lines.length === 0) return;
  await takeTurn(tx, "auditLog");
  const last = await findEnd(tx);
  let [seq, prevHash] = [last?.seq ?? 0, last?.hash ?? BEFORE_THE_FIRST];
  const payloads: (typeof auditPayloads.$inferInsert)[] = [];
  const rows = lines.map(({ before, after, about = [], ...line }) => {
    seq += 1;
    const payload = saltedPayload({ before, after });
    if (payload) payloads.push({ seq, before, after, salt: payload.salt, about });
    const row = {
      ...line,
      seq,
      prevHash,
      before: null,
      after: null,
      payloadDigest: payload?.digest ?? null,
      hashVersion: HASH_VERSION,
      hash: "",
    };
    prevHash = hashOf(row);
    return { ...row, hash: prevHash };
  });
  await tx.insert(auditLog).values(rows);
  if (payloads.length > 0) await tx.insert(auditPayloads).values(payloads);
  await saveEnd(tx, rows);
}

function saltedPayload(payload: Payload): { salt: string; digest: string } | null {
  if (!payload.before && !payload.after) return null;
  const salt = randomBytes(16).toString("hex");
  return { salt, digest: digestOf({ ...payload, salt }) };
}

/**
 * Where the chain goes on. If the log was cut off, the head is beyond it: the gap then stays visible. The log is beyond
 * the head only while an instance of the version before is running.
 */
async function findEnd(db: Db): Promise<Place | undefined> {
  const { seq, hash } = auditLog;
  const [last] = await db.select({ seq, hash }).from(auditLog).orderBy(desc(seq)).limit(1);
  const head = await findHead(db);
  return head && head.seq >= (last?.seq ?? 0) ? head : last;
}

async function saveEnd(tx: Tx, rows: LogRow[]): Promise<void> {
  const checkpoints = rows.filter(({ seq }) => seq % CHECKPOINT_EVERY === 0);
  const placeOf = ({ seq, hash, at }: LogRow) => ({ seq, hash, at });
  if (checkpoints.length > 0)
    await tx
      .insert(auditCheckpoints)
      .values(checkpoints.map((row) => ({ ...placeOf(row), kind: "added" as const })));
  const end = placeOf(rows.at(-1) as LogRow);
  await tx
    .insert(auditHead)
    .values({ id: 1, ...end })
    .onConflictDoUpdate({ target: auditHead.id, set: end });
}
