import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { INDIA_TIME_ZONE } from "@cardplaza/contract/time";

// Written into the statement instead of a parameter: PostgreSQL treats two parameters as two different
// expressions and would refuse a query that groups by the day.
const ZONE = sql.raw(`'${INDIA_TIME_ZONE}'`);

/** The Monday of its week in India, as a date. */
export const weekInIndia = (moment: AnyPgColumn | SQL): SQL<string> =>
  sql<string>`to_char(date_trunc('week', ${moment} at time zone ${ZONE}), 'YYYY-MM-DD')`;

/** The date in India of a timestamp, as "2026-11-15". */
export const dayInIndia = (moment: AnyPgColumn | SQL): SQL<string> =>
  sql<string>`to_char(${moment} at time zone ${ZONE}, 'YYYY-MM-DD')`;
