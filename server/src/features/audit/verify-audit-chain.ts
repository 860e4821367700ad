import { setImmediate as letOthersWork } from "node:timers/promises";
import { and, asc, eq, gt } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { auditLog } from "./admin.table.ts";
import { BEFORE_THE_FIRST } from "./audit-chain.ts";
import { auditPayloads } from "./audit-chain.table.ts";
import { findCheckpointsAfter, findHead, findLostCheckpoint, type Place } from "./audit-checkpoints.ts";
import { isIntact } from "./audit-hashes.ts";

const AT_ONCE = 1_000;

export interface ChainReport {
  /** How many entries were read and are intact. */
  checked: number;
  /** The last intact one. */
  last: Place;
  /** The number of the first entry that is missing, changed or does not follow the one before. */
  brokenAt: number | null;
}

/**
 * Recomputes the chain, the whole of it or after a place that was verified before, and compares it with what was noted
 * of it: its checkpoints and its head.
 */
export async function verifyAuditChain(
  db: Db,
  from: Place = { seq: 0, hash: BEFORE_THE_FIRST },
  signal?: AbortSignal,
): Promise<ChainReport> {
  let [last, checked] = [from, 0];
  const lost = await findLostCheckpoint(db, from.seq);
  if (lost !== null) return { checked, last, brokenAt: lost };
  // Read before the entries: what is added meanwhile is beyond it.
  const noted = await findNoted(db, from.seq);
  const broken = (): ChainReport => ({ checked, last, brokenAt: last.seq + 1 });
  for (;;) {
    signal?.throwIfAborted();
    const rows = await readAfter(db, last.seq);
    for (const { row, payload } of rows) {
      const follows = row.seq === last.seq + 1 && row.prevHash === last.hash;
      const isAsNoted = row.hash === (noted.hashes.get(row.seq) ?? row.hash);
      if (!follows || !isAsNoted || !isIntact(row, payload)) return broken();
      last = { seq: row.seq, hash: row.hash };
      checked += 1;
    }
    if (rows.length < AT_ONCE) return last.seq < noted.until ? broken() : { checked, last, brokenAt: null };
    await letOthersWork();
  }
}

const readAfter = (db: Db, seq: number) =>
  db
    .select({ row: auditLog, payload: auditPayloads })
    .from(auditLog)
    // Said of both: a merge join would read all payloads from the first on.
    .leftJoin(auditPayloads, and(eq(auditPayloads.seq, auditLog.seq), gt(auditPayloads.seq, seq)))
    .where(gt(auditLog.seq, seq))
    .orderBy(asc(auditLog.seq))
    .limit(AT_ONCE);

interface Noted {
  hashes: Map<number, string>;
  /** The log must reach this entry. */
  until: number;
}

async function findNoted(db: Db, after: number): Promise<Noted> {
  const head = await findHead(db);
  const places: Place[] = await findCheckpointsAfter(db, after);
  if (head) places.push(head);
  // Each entry notes itself as the head, so where there is none, somebody has removed it.
  const isHeadGone = !head && (await db.$count(auditLog, gt(auditLog.seq, 0))) > 0;
  return {
    hashes: new Map(places.map(({ seq, hash }) => [seq, hash])),
    until: isHeadGone ? Number.POSITIVE_INFINITY : Math.max(0, ...places.map(({ seq }) => seq)),
  };
}
