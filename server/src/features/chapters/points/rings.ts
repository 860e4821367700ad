import { and, eq, gte, inArray, sql } from "drizzle-orm";
import type { Ring } from "@cardplaza/contract/chapters/leaderboard";
import { isRing } from "@cardplaza/contract/chapters/points-rules";
import type { RingOfTwo } from "@cardplaza/contract/chapters/leaderboard-rules";
import type { Db, Tx } from "../../../platform/database.ts";
import { members } from "../../accounts/accounts.table.ts";
import { exchangeOf, findGiven, pairOf } from "./exchanges.ts";
import { betweenTwo } from "./hold-rings.ts";
import { chapterPoints, clearedRings } from "./points.table.ts";
import { entriesSince } from "./sum-points.ts";

interface FoundRing extends RingOfTwo {
  held: number;
  cleared: boolean;
}

const idOf = ({ month, firstId, secondId }: RingOfTwo) => [month, firstId, secondId].join(".");

/** Pairs of a chapter whose points are held in the period, or would be if no officer had cleared them. */
export async function listRings(
  db: Db,
  chapterId: string,
  from: string | null,
  viewerId: string,
): Promise<Ring[]> {
  const held = await db
    .select({
      month: chapterPoints.month,
      memberId: chapterPoints.memberId,
      withId: chapterPoints.withId,
      points: sql<number>`sum(${chapterPoints.points})::int`,
    })
    .from(chapterPoints)
    .where(and(entriesSince(chapterId, from), eq(chapterPoints.held, true)))
    .groupBy(chapterPoints.month, chapterPoints.memberId, chapterPoints.withId);
  const cleared = await db
    .select()
    .from(clearedRings)
    .where(
      and(eq(clearedRings.chapterId, chapterId), from === null ? undefined : gte(clearedRings.month, from)),
    );
  const found = new Map<string, FoundRing>();
  for (const { month, firstId, secondId } of cleared)
    found.set(idOf({ month, firstId, secondId }), { month, firstId, secondId, held: 0, cleared: true });
  for (const { month, memberId, withId, points } of held) {
    const [firstId, secondId] = pairOf(memberId, withId!);
    const ring = { month, firstId, secondId };
    const before = found.get(idOf(ring));
    found.set(idOf(ring), { ...ring, held: points + (before?.held ?? 0), cleared: false });
  }
  const rings: Ring[] = [];
  for (const ring of found.values()) {
    const presented = await presentRing(db, ring, viewerId);
    if (presented) rings.push(presented);
  }
  return rings.toSorted((one, other) => (one._id < other._id ? 1 : -1));
}

/** One ring of a chapter; undefined if the two are none, or have nothing in this chapter. */
export async function findRing(
  db: Db | Tx,
  chapterId: string,
  ring: RingOfTwo,
  viewerId: string,
): Promise<Ring | undefined> {
  const entries = await db
    .select({ points: chapterPoints.points, held: chapterPoints.held })
    .from(chapterPoints)
    .where(
      and(eq(chapterPoints.chapterId, chapterId), betweenTwo(ring.month, [ring.firstId, ring.secondId])),
    );
  if (entries.length === 0) return undefined;
  const held = entries.filter((entry) => entry.held).reduce((sum, { points }) => sum + points, 0);
  return presentRing(db, { ...ring, held, cleared: entries.every((entry) => !entry.held) }, viewerId);
}

/** A clearance outlives its ring, which one more referral to somebody else may dissolve. */
async function presentRing(db: Db | Tx, ring: FoundRing, viewerId: string): Promise<Ring | undefined> {
  const { month, firstId, secondId, held, cleared } = ring;
  const ids = [firstId, secondId];
  const given = await findGiven(db, month, ids);
  const [one, other] = [exchangeOf(given, firstId, secondId), exchangeOf(given, secondId, firstId)];
  if (!isRing(one, other)) return undefined;
  const named = await db
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(inArray(members.id, ids));
  const nameOf = (id: string) => named.find((each) => each.id === id)?.name ?? "";
  return {
    _id: idOf(ring),
    month,
    members: [
      { _id: firstId, name: nameOf(firstId), ...one },
      { _id: secondId, name: nameOf(secondId), ...other },
    ],
    held,
    cleared,
    isOwn: ids.includes(viewerId),
  };
}
