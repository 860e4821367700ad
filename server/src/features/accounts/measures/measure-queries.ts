import { and, count, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import { STRIKES } from "@cardplaza/contract/accounts/measure-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Db } from "../../../platform/database.ts";
import type { Member } from "../accounts.table.ts";
import { memberMeasures } from "./measures.table.ts";

type Suspended = Pick<Member, "id" | "suspendedAt" | "suspendedUntil">;

/** Over by its time, even if the minute has not come in which it is lifted. */
export const isSuspended = ({ suspendedAt, suspendedUntil }: Omit<Suspended, "id">, now: Date): boolean =>
  suspendedAt !== null && (suspendedUntil === null || suspendedUntil > now);

/** What the member is told of it; null if there is none. */
export async function findSuspension(db: Db, member: Suspended, now: Date) {
  if (!isSuspended(member, now)) return null;
  const [measure] = await db
    .select({ reason: memberMeasures.reason })
    .from(memberMeasures)
    .where(and(eq(memberMeasures.memberId, member.id), eq(memberMeasures.kind, "suspension")))
    .orderBy(desc(memberMeasures.createdAt))
    .limit(1);
  return { until: member.suspendedUntil, reason: measure?.reason ?? "" };
}

/** The newest first. */
export const measuresOf = (db: Db, memberId: string) =>
  db
    .select({
      kind: memberMeasures.kind,
      reason: memberMeasures.reason,
      at: memberMeasures.createdAt,
      days: memberMeasures.days,
      endedAt: memberMeasures.endedAt,
    })
    .from(memberMeasures)
    .where(eq(memberMeasures.memberId, memberId))
    .orderBy(desc(memberMeasures.createdAt));

/** Strikes of these members that count now. */
export async function countStrikes(
  db: Db,
  memberIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .select({ memberId: memberMeasures.memberId, strikes: count() })
    .from(memberMeasures)
    .where(
      and(
        inArray(memberMeasures.memberId, [...memberIds]),
        eq(memberMeasures.kind, "strike"),
        isNull(memberMeasures.endedAt),
        gt(memberMeasures.createdAt, new Date(now.getTime() - STRIKES.days * DAY_MS)),
      ),
    )
    .groupBy(memberMeasures.memberId);
  return new Map(rows.map(({ memberId, strikes }) => [memberId, strikes]));
}

/** Whether administrators, and not the member, decided on the deletion that is pending. */
export async function isDeletedByUs(db: Db, memberId: string): Promise<boolean> {
  const inForce = and(
    eq(memberMeasures.memberId, memberId),
    eq(memberMeasures.kind, "deletion"),
    isNull(memberMeasures.endedAt),
  );
  return (await db.$count(memberMeasures, inForce)) > 0;
}
