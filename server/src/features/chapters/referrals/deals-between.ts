import { and, desc, eq, or } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/database.ts";
import { pairOf } from "../../people/connections/connection-conditions.ts";
import { oneToOnes, referrals, type OneToOneRow, type ReferralRow } from "./referrals.table.ts";

const MOST = 200;

/** Referrals that one of two members gave the other, the newest first. Both see all of each, its amount included. */
export const referralsBetween = (db: Db | Tx, one: string, other: string): Promise<ReferralRow[]> =>
  db
    .select()
    .from(referrals)
    .where(
      or(
        and(eq(referrals.giverId, one), eq(referrals.receiverId, other)),
        and(eq(referrals.giverId, other), eq(referrals.receiverId, one)),
      ),
    )
    .orderBy(desc(referrals.id))
    .limit(MOST);

/** Their one-to-ones, the last one first. */
export function oneToOnesBetween(db: Db | Tx, one: string, other: string): Promise<OneToOneRow[]> {
  const { firstId, secondId } = pairOf(one, other);
  return db
    .select()
    .from(oneToOnes)
    .where(and(eq(oneToOnes.firstId, firstId), eq(oneToOnes.secondId, secondId)))
    .orderBy(desc(oneToOnes.day))
    .limit(MOST);
}
