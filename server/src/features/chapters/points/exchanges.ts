import { and, count, eq, inArray } from "drizzle-orm";
import type { Exchange } from "@cardplaza/contract/chapters/points-rules";
import type { Db, Tx } from "../../../platform/database.ts";
import { chapterPoints } from "./points.table.ts";

/** Two members, the smaller id first. */
export type Pair = readonly [string, string];
export const pairOf = (one: string, other: string): Pair => (one < other ? [one, other] : [other, one]);

/** How many accepted referrals each member gave to each other one. */
export type Given = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** What these members gave in a month, in all chapters. */
export async function findGiven(db: Db | Tx, month: string, memberIds: readonly string[]): Promise<Given> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .select({ memberId: chapterPoints.memberId, withId: chapterPoints.withId, count: count() })
    .from(chapterPoints)
    .where(
      and(
        inArray(chapterPoints.memberId, [...new Set(memberIds)]),
        eq(chapterPoints.month, month),
        eq(chapterPoints.kind, "referral_accepted"),
      ),
    )
    .groupBy(chapterPoints.memberId, chapterPoints.withId);
  const given = new Map<string, Map<string, number>>();
  for (const { memberId, withId, count: times } of rows)
    given.set(memberId, (given.get(memberId) ?? new Map<string, number>()).set(withId ?? "", times));
  return given;
}

export function exchangeOf(given: Given, from: string, to: string): Exchange {
  const all = given.get(from) ?? new Map<string, number>();
  return {
    given: [...all.values()].reduce((sum, each) => sum + each, 0),
    toTheOther: all.get(to) ?? 0,
  };
}
