import { and, count, eq, inArray } from "drizzle-orm";
import type { Exchange } from "@cardplaza/contract/chapters/points-rules";
import type { Db, Tx } from "../../../platform/database.ts";
import { chapterPoints } from "./points.table.ts";

/** Two members, the smaller id first. */
export type Pair = readonly [string, string];
export const pairOf = (one: string, other: string): Pair => (one < other ? [one, other] : [other, one]);

/** How many accepted referrals each member gave to each other one. */
export type Given = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** What these members gave in each of these months, in all chapters. */
export async function findGivenByMonth(
  db: Db | Tx,
  months: readonly string[],
  memberIds: readonly string[],
): Promise<Map<string, Given>> {
  if (months.length === 0 || memberIds.length === 0) return new Map();
  const rows = await db
    .select({
      month: chapterPoints.month,
      memberId: chapterPoints.memberId,
      withId: chapterPoints.withId,
      count: count(),
    })
    .from(chapterPoints)
    .where(
      and(
        inArray(chapterPoints.memberId, [...new Set(memberIds)]),
        inArray(chapterPoints.month, [...new Set(months)]),
        eq(chapterPoints.kind, "referral_accepted"),
      ),
    )
    .groupBy(chapterPoints.month, chapterPoints.memberId, chapterPoints.withId);
  const found = new Map<string, Map<string, Map<string, number>>>();
  for (const { month, memberId, withId, count: times } of rows) {
    const given = found.get(month) ?? new Map<string, Map<string, number>>();
    const to = given.get(memberId) ?? new Map<string, number>();
    found.set(month, given.set(memberId, to.set(withId ?? "", times)));
  }
  return found;
}

export const findGiven = async (db: Db | Tx, month: string, memberIds: readonly string[]): Promise<Given> =>
  (await findGivenByMonth(db, [month], memberIds)).get(month) ?? new Map();

export function exchangeOf(given: Given | undefined, from: string, to: string): Exchange {
  const all = given?.get(from) ?? new Map<string, number>();
  return {
    given: [...all.values()].reduce((sum, each) => sum + each, 0),
    toTheOther: all.get(to) ?? 0,
  };
}
