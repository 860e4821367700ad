import { and, desc, eq, lt, ne, not, or, type SQL } from "drizzle-orm";
import { REFERRAL_TEXT } from "@cardplaza/contract/chapters/referral-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import { pairOf } from "../../people/connections/connection-conditions.ts";
import { oneToOnes, type OneToOneRow } from "./referrals.table.ts";

const MAX_WAITING = 50;

const isOf = (memberId: string): SQL | undefined =>
  or(eq(oneToOnes.firstId, memberId), eq(oneToOnes.secondId, memberId));

const waitsFor = (memberId: string): SQL =>
  and(isOf(memberId), eq(oneToOnes.status, "proposed"), ne(oneToOnes.enteredBy, memberId))!;

/** Those that the other one entered and the member has not answered, the oldest first. */
export const oneToOnesToConfirm = (db: Db, memberId: string): Promise<OneToOneRow[]> =>
  db.select().from(oneToOnes).where(waitsFor(memberId)).orderBy(oneToOnes.id).limit(MAX_WAITING);

/** The others of the member, the newest first. */
export const otherOneToOnes = (
  db: Db,
  memberId: string,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<OneToOneRow[]> =>
  db
    .select()
    .from(oneToOnes)
    .where(and(isOf(memberId), not(waitsFor(memberId)), cursor ? lt(oneToOnes.id, cursor) : undefined))
    .orderBy(desc(oneToOnes.id))
    .limit(limit);

const isFor = (memberId: string, id: string): SQL | undefined =>
  and(eq(oneToOnes.id, id), isOf(memberId), ne(oneToOnes.enteredBy, memberId));

/** Only the one who must confirm it finds it. */
export async function findOneToOneFor(db: Db, memberId: string, id: string): Promise<OneToOneRow> {
  const [row] = await db.select().from(oneToOnes).where(isFor(memberId, id));
  if (!row) throw notFound(REFERRAL_TEXT.oneToOneNotFound);
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockOneToOneFor(tx: Tx, memberId: string, id: string): Promise<OneToOneRow> {
  const [row] = await tx.select().from(oneToOnes).where(isFor(memberId, id)).for("no key update");
  if (!row) throw notFound(REFERRAL_TEXT.oneToOneNotFound);
  return row;
}

/** Those of two members, the last one first. */
export function oneToOnesBetween(db: Db | Tx, one: string, other: string): Promise<OneToOneRow[]> {
  const { firstId, secondId } = pairOf(one, other);
  return db
    .select()
    .from(oneToOnes)
    .where(and(eq(oneToOnes.firstId, firstId), eq(oneToOnes.secondId, secondId)))
    .orderBy(desc(oneToOnes.day))
    .limit(MOST_BETWEEN);
}
const MOST_BETWEEN = 200;
