import { and, desc, eq, gt, isNull, lte, min, ne, or } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database.ts";
import { auditLog } from "./admin.table.ts";
import { auditCheckpoints, auditHead } from "./audit-chain.table.ts";

/** An entry of the chain by what was noted of it. */
export interface Place {
  seq: number;
  hash: string;
}

const { seq, hash, kind } = auditCheckpoints;

export const findCheckpointsAfter = (db: Db, after: number): Promise<Place[]> =>
  db.select({ seq, hash }).from(auditCheckpoints).where(gt(seq, after));

/** Up to here the chain was verified. */
export async function findVerified(db: Db): Promise<Place | undefined> {
  const [last] = await db
    .select({ seq, hash })
    .from(auditCheckpoints)
    .where(eq(kind, "verified"))
    .orderBy(desc(seq))
    .limit(1);
  return last;
}

export async function saveVerified(db: Db, place: Place, at: Date): Promise<void> {
  if (place.seq === 0) return;
  const row = { seq: place.seq, hash: place.hash, at, kind: "verified" as const };
  await db.insert(auditCheckpoints).values(row).onConflictDoNothing();
}

/** The first checkpoint up to here whose entry is gone or is another one now. */
export async function findLostCheckpoint(db: Db, until: number): Promise<number | null> {
  const [lost] = await db
    .select({ seq: min(seq) })
    .from(auditCheckpoints)
    .leftJoin(auditLog, eq(auditLog.seq, seq))
    .where(and(lte(seq, until), or(isNull(auditLog.hash), ne(auditLog.hash, hash))));
  return lost?.seq ?? null;
}

export async function findHead(db: Db): Promise<typeof auditHead.$inferSelect | undefined> {
  const [head] = await db.select().from(auditHead);
  return head;
}

/** The result of a verification of the whole log. */
export const saveWholeVerification = (tx: Tx, verifiedAt: Date, brokenAt: number | null) =>
  tx.update(auditHead).set({ verifiedAt, brokenAt });
