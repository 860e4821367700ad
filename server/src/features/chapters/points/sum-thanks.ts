import { and, countDistinct, eq, gte, lt, sql, sum } from "drizzle-orm";
import { LEAST_PAYERS, THANK_EDIT_DAYS } from "@cardplaza/contract/chapters/referral-words";
import { addMonths, monthOf } from "@cardplaza/contract/chapters/points-rules";
import { DAY_MS, INDIA_TIME_ZONE, midnightInIndia } from "@cardplaza/contract/time";
import type { Db } from "../../../platform/database.ts";
import { thankYous } from "../referrals/referrals.table.ts";

export interface SumOfThanks {
  thankedPaise: number | null;
  thankedUntil: string;
}

/**
 * Money that members of the chapter brought, in paise; null if no month of the period counts. Months count as a whole,
 * once nothing in them can be changed and if enough members paid in each: so two sums never differ by one amount.
 */
export async function sumThanks(
  db: Db,
  chapterId: string,
  from: string | null,
  now: Date,
): Promise<SumOfThanks> {
  const open = monthOf(new Date(now.getTime() - THANK_EDIT_DAYS * DAY_MS));
  const month = sql`to_char(${thankYous.at} at time zone ${sql.raw(`'${INDIA_TIME_ZONE}'`)}, 'YYYY-MM')`;
  const months = db
    .select({ paise: sum(thankYous.amountPaise).mapWith(Number).as("paise") })
    .from(thankYous)
    .where(
      and(
        eq(thankYous.chapterId, chapterId),
        from === null ? undefined : gte(thankYous.at, midnightInIndia(`${from}-01`)),
        lt(thankYous.at, midnightInIndia(`${open}-01`)),
      ),
    )
    .groupBy(month)
    .having(gte(countDistinct(thankYous.fromId), LEAST_PAYERS))
    .as("months");
  const [found] = await db.select({ paise: sum(months.paise).mapWith(Number) }).from(months);
  return { thankedPaise: found?.paise ?? null, thankedUntil: addMonths(open, -1) };
}
