import { and, desc, eq, gt, inArray, isNotNull, lt, not, or, type SQL } from "drizzle-orm";
import { CONNECTION_TEXT, type IntroStatus } from "@cardplaza/contract/people/connection-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import { hiddenIds } from "../../accounts/member-conditions.ts";
import { introductions, type IntroductionRow } from "./introductions.table.ts";

/** The member takes part and may know of it: the target only once it was forwarded. */
export const isKnownTo = (memberId: string): SQL | undefined =>
  or(
    eq(introductions.askerId, memberId),
    eq(introductions.viaId, memberId),
    and(eq(introductions.targetId, memberId), isNotNull(introductions.forwardedAt)),
  );

/** Newest first. */
export const introductionsOf = (
  db: Db,
  memberId: string,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<IntroductionRow[]> =>
  db
    .select()
    .from(introductions)
    .where(and(isKnownTo(memberId), cursor ? lt(introductions.id, cursor) : undefined))
    .orderBy(desc(introductions.id))
    .limit(limit);

export async function findIntroductionOf(
  db: Db | Tx,
  memberId: string,
  id: string,
): Promise<IntroductionRow> {
  const [row] = await db
    .select()
    .from(introductions)
    .where(and(eq(introductions.id, id), isKnownTo(memberId)));
  if (!row) throw notFound(CONNECTION_TEXT.introNotFound);
  return row;
}

/** How many wait for the member's answer. */
export const countWaiting = (db: Db, memberId: string, now: Date): Promise<number> => {
  const { askerId, viaId, targetId, status, endsAt } = introductions;
  const isLeaving = [askerId, viaId, targetId].map((id) => inArray(id, hiddenIds()));
  return db.$count(
    introductions,
    and(
      or(and(eq(viaId, memberId), eq(status, "asked")), and(eq(targetId, memberId), eq(status, "forwarded"))),
      gt(endsAt, now),
      not(or(...isLeaving)!),
    ),
  );
};

/** The status now: an introduction may have ended before the job that notes it has run. */
export const statusOf = ({ status, endsAt }: IntroductionRow, now: Date): IntroStatus =>
  (status === "asked" || status === "forwarded") && endsAt <= now ? "expired" : status;

/** The first one that brought these two together. */
export async function findIntroductionBetween(
  db: Db,
  one: string,
  other: string,
): Promise<IntroductionRow | undefined> {
  const { askerId, targetId } = introductions;
  const [row] = await db
    .select()
    .from(introductions)
    .where(
      and(
        eq(introductions.status, "accepted"),
        or(and(eq(askerId, one), eq(targetId, other)), and(eq(askerId, other), eq(targetId, one))),
      ),
    )
    .orderBy(introductions.id)
    .limit(1);
  return row;
}

/** Introductions in which both take part, as far as the first one may know of them, the newest first. */
export function introductionsWith(
  db: Db | Tx,
  memberId: string,
  otherId: string,
): Promise<IntroductionRow[]> {
  const { askerId, viaId, targetId } = introductions;
  const isPart = or(eq(askerId, otherId), eq(viaId, otherId), eq(targetId, otherId));
  return db
    .select()
    .from(introductions)
    .where(and(isKnownTo(memberId), isPart))
    .orderBy(desc(introductions.id))
    .limit(MOST_WITH);
}
const MOST_WITH = 50;
