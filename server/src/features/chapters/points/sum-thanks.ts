import { and, countDistinct, eq, gte, sum } from "drizzle-orm";
import { LEAST_PAYERS } from "@cardplaza/contract/chapters/referral-words";
import { midnightInIndia } from "@cardplaza/contract/time";
import type { Db } from "../../../platform/database.ts";
import { one } from "../../../platform/one.ts";
import { thankYous } from "../referrals/referrals.table.ts";

/** Money that members of the chapter brought, in paise; null if so few paid that one could work out who paid what. */
export async function sumThanks(db: Db, chapterId: string, from: string | null): Promise<number | null> {
  const { payers, paise } = one(
    await db
      .select({ payers: countDistinct(thankYous.fromId), paise: sum(thankYous.amountPaise).mapWith(Number) })
      .from(thankYous)
      .where(
        and(
          eq(thankYous.chapterId, chapterId),
          from === null ? undefined : gte(thankYous.at, midnightInIndia(`${from}-01`)),
        ),
      ),
  );
  return payers >= LEAST_PAYERS ? paise : null;
}
