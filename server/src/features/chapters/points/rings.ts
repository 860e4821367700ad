import { and, eq, gte, inArray, sql } from "drizzle-orm";
import type { Ring } from "@cardplaza/contract/chapters/leaderboard";
import { isRing } from "@cardplaza/contract/chapters/points-rules";
import { FORMER_MEMBER_NAME } from "@cardplaza/contract/accounts/account-words";
import type { RingOfTwo } from "@cardplaza/contract/chapters/leaderboard-rules";
import type { Db, Tx } from "../../../platform/database.ts";
import { members } from "../../accounts/accounts.table.ts";
import { stays } from "../../accounts/member-conditions.ts";
import { exchangeOf, findGivenByMonth, pairOf } from "./exchanges.ts";
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
  const rings = await presentRings(db, [...found.values()], viewerId);
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
  const cleared = entries.every((entry) => !entry.held);
  return (await presentRings(db, [{ ...ring, held, cleared }], viewerId))[0];
}

/** A clearance outlives its ring, which one more referral to somebody else may dissolve. */
async function presentRings(db: Db | Tx, found: readonly FoundRing[], viewerId: string): Promise<Ring[]> {
  if (found.length === 0) return [];
  const ids = found.flatMap(({ firstId, secondId }) => [firstId, secondId]);
  const months = found.map(({ month }) => month);
  const given = await findGivenByMonth(db, months, ids);
  const named = await db
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(and(inArray(members.id, [...new Set(ids)]), stays()));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return found.flatMap(({ month, firstId, secondId, held, cleared }) => {
    const one = exchangeOf(given.get(month), firstId, secondId);
    const other = exchangeOf(given.get(month), secondId, firstId);
    if (!isRing(one, other)) return [];
    return [
      {
        _id: idOf({ month, firstId, secondId }),
        month,
        members: [
          { _id: firstId, name: names.get(firstId) ?? FORMER_MEMBER_NAME, ...one },
          { _id: secondId, name: names.get(secondId) ?? FORMER_MEMBER_NAME, ...other },
        ],
        held,
        cleared,
        isOwn: viewerId === firstId || viewerId === secondId,
      },
    ];
  });
}
