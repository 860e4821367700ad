import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { INDIA_TIME_ZONE } from "@cardplaza/contract/time";

// Written into the statement and not sent beside it: PostgreSQL takes two parameters for two expressions,
// and a query that groups by the day would be refused.
const ZONE = sql.raw(`'${INDIA_TIME_ZONE}'`);

/** The day in India of a moment in the database, as "2026-11-15". */
export const dayInIndia = (moment: AnyPgColumn | SQL): SQL<string> =>
  sql<string>`to_char(${moment} at time zone ${ZONE}, 'YYYY-MM-DD')`;
