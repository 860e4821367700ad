import { and, eq, exists, inArray, or, sql, TransactionRollbackError } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { RING_KINDS, RING_LEAST } from "@cardplaza/contract/chapters/points-words";
import { isRing } from "@cardplaza/contract/chapters/points-rules";
import { takeTurns } from "../../../platform/advisory-locks.ts";
import type { Tx } from "../../../platform/database.ts";
import type { PointsChange } from "./add-to-totals.ts";
import { exchangeOf, findGiven, pairOf, type Given, type Pair } from "./exchanges.ts";
import { chapterPoints, clearedRings, type PointsRow } from "./points.table.ts";

type Touched = Pick<PointsRow, "month" | "memberId" | "withId" | "kind">;
const query = new QueryBuilder();

/**
 * A change of what a member gave, or of the points of two, holds the locks of all members whose rings it may make or
 * break. So of two changes at once the second sees the first.
 */
export async function lockRings(tx: Tx, touched: readonly Touched[]): Promise<void> {
  let keys = await ringKeysOf(tx, touched);
  if (keys.length === 0) return;
  for (;;) {
    const missing = await tryLocks(tx, touched, keys);
    if (missing.length === 0) return;
    keys = [...keys, ...missing];
  }
}

/**
 * While it waits, another change may add a ring. Taking that lock too could end in a circle, because locks are taken in
 * one order: so all are given back with the savepoint, and the missing ones are returned.
 */
async function tryLocks(tx: Tx, touched: readonly Touched[], keys: readonly string[]): Promise<string[]> {
  let missing: string[] = [];
  const locking = tx.transaction(async (savepoint) => {
    await takeTurns(savepoint, "rings", keys);
    missing = (await ringKeysOf(savepoint, touched)).filter((key) => !keys.includes(key));
    if (missing.length > 0) savepoint.rollback();
  });
  await locking.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
  return missing;
}

async function ringKeysOf(tx: Tx, touched: readonly Touched[]): Promise<string[]> {
  const keys: string[] = [];
  for (const [month, entries] of byMonth(touched))
    for (const id of (await pairsOf(tx, month, entries)).flat()) keys.push(ringKey(month, id));
  return keys;
}
export const ringKey = (month: string, memberId: string) => `${month} ${memberId}`;

/** Holds back or counts again what two gave each other in a month. Returns what that changes in totals. */
export async function holdRings(tx: Tx, touched: readonly Touched[]): Promise<PointsChange[]> {
  const changes: PointsChange[] = [];
  for (const [month, entries] of byMonth(touched)) {
    const pairs = await pairsOf(tx, month, entries);
    const given = await findGiven(tx, month, pairs.flat());
    for (const pair of pairs) changes.push(...(await holdPair(tx, month, pair, isRingOf(given, pair))));
  }
  return changes;
}

const isRingOf = (given: Given, [one, other]: Pair) =>
  isRing(exchangeOf(given, one, other), exchangeOf(given, other, one));

/** Entries of a ring are held, except in chapters whose officers cleared it. */
export async function holdPair(
  tx: Tx,
  month: string,
  [firstId, secondId]: Pair,
  isHeld: boolean,
): Promise<PointsChange[]> {
  const isCleared = exists(
    query
      .select({ one: sql`1` })
      .from(clearedRings)
      .where(
        and(
          eq(clearedRings.chapterId, chapterPoints.chapterId),
          eq(clearedRings.month, month),
          eq(clearedRings.firstId, firstId),
          eq(clearedRings.secondId, secondId),
        ),
      ),
  );
  const changed = await tx
    .update(chapterPoints)
    .set({ held: sql`not ${chapterPoints.held}` })
    .where(
      and(
        betweenTwo(month, [firstId, secondId]),
        sql`${chapterPoints.held} <> (${isHeld}::boolean and not ${isCleared})`,
      ),
    )
    .returning();
  return changed.map(({ held, points, ...rest }) => ({ ...rest, points: held ? -points : points }));
}

/** In a query over entries: what the two gave each other in a month, and got for it. */
export const betweenTwo = (month: string, [one, other]: Pair) =>
  and(
    eq(chapterPoints.month, month),
    inArray(chapterPoints.kind, [...RING_KINDS]),
    or(
      and(eq(chapterPoints.memberId, one), eq(chapterPoints.withId, other)),
      and(eq(chapterPoints.memberId, other), eq(chapterPoints.withId, one)),
    ),
  );

/** The two of each entry; and since a share depends on all that a giver gave, those to whom they gave enough. */
async function pairsOf(tx: Tx, month: string, entries: readonly Touched[]): Promise<Pair[]> {
  const pairs = new Map<string, Pair>();
  const add = (one: string, other: string) => {
    const pair = pairOf(one, other);
    pairs.set(pair.join(" "), pair);
  };
  for (const { memberId, withId } of entries) if (withId) add(memberId, withId);
  const givers = entries.filter(({ kind }) => kind === "referral_accepted").map(({ memberId }) => memberId);
  for (const [giver, to] of await findGiven(tx, month, givers))
    for (const [receiver, count] of to) if (count >= RING_LEAST) add(giver, receiver);
  return [...pairs.values()];
}

function byMonth(touched: readonly Touched[]): Map<string, Touched[]> {
  const months = new Map<string, Touched[]>();
  for (const entry of touched)
    if (entry.withId && (RING_KINDS as readonly string[]).includes(entry.kind))
      months.set(entry.month, [...(months.get(entry.month) ?? []), entry]);
  return months;
}
