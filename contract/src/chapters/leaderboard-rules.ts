// A leaderboard from nothing but its entries. Pure and free of zod: anybody can recompute one.
import { isRing, type Exchange } from "./points-rules.ts";
import { RING_KINDS, type PointKind } from "./points-words.ts";

export interface RawEntry {
  chapterId: string;
  memberId: string;
  kind: PointKind;
  points: number;
  /** The month, as 2026-11. */
  month: string;
  withId: string | null;
}

/** Two members in a month, the smaller id first. */
export interface RingOfTwo {
  month: string;
  firstId: string;
  secondId: string;
}
/** An officer of this chapter counts it all the same. */
export interface ClearedRing extends RingOfTwo {
  chapterId: string;
}

const keyOf = ({ month, firstId, secondId }: RingOfTwo) => [month, firstId, secondId].join(" ");

function ringOfEntry({ month, memberId, withId }: RawEntry): RingOfTwo | null {
  if (!withId) return null;
  const [firstId = "", secondId = ""] = [memberId, withId].toSorted();
  return { month, firstId, secondId };
}

/** All who gave mostly to each other, by month, in all chapters together. */
export function findRings(entries: readonly RawEntry[]): RingOfTwo[] {
  const given = entries.filter(({ kind }) => kind === "referral_accepted");
  const pairs = new Map<string, RingOfTwo>();
  for (const pair of given.map(ringOfEntry)) if (pair) pairs.set(keyOf(pair), pair);
  const exchange = (month: string, from: string, to: string): Exchange => {
    const own = given.filter((entry) => entry.month === month && entry.memberId === from);
    return { given: own.length, toTheOther: own.filter(({ withId }) => withId === to).length };
  };
  return [...pairs.values()].filter(({ month, firstId, secondId }) =>
    isRing(exchange(month, firstId, secondId), exchange(month, secondId, firstId)),
  );
}

/** The entries that count: all but those between two who gave mostly to each other, unless that was cleared. */
export function countedEntries<Entry extends RawEntry>(
  entries: readonly Entry[],
  cleared: readonly ClearedRing[],
): Entry[] {
  const rings = new Set(findRings(entries).map(keyOf));
  const clearances = new Set(cleared.map((each) => `${each.chapterId} ${keyOf(each)}`));
  return entries.filter((entry) => {
    const ring = (RING_KINDS as readonly PointKind[]).includes(entry.kind) ? ringOfEntry(entry) : null;
    if (!ring || !rings.has(keyOf(ring))) return true;
    return clearances.has(`${entry.chapterId} ${keyOf(ring)}`);
  });
}

/** The points of each member of a chapter from a month on; null for all time. */
export function pointsOfMembers(
  counted: readonly RawEntry[],
  chapterId: string,
  from: string | null,
): Map<string, number> {
  const points = new Map<string, number>();
  for (const entry of counted)
    if (entry.chapterId === chapterId && (from === null || entry.month >= from))
      points.set(entry.memberId, (points.get(entry.memberId) ?? 0) + entry.points);
  return points;
}
