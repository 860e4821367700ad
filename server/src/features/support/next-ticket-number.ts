import { sql } from "drizzle-orm";
import { dateInIndia } from "@cardplaza/contract/time";
import type { Tx } from "../../platform/database.ts";
import { one } from "../../platform/one.ts";
import { ticketNumbers } from "./support.table.ts";

/** "CT-2026-000123". Taken in the transaction of the ticket, so a rollback leaves no gap. */
export async function nextTicketNumber(tx: Tx, now: Date): Promise<string> {
  const year = Number(dateInIndia(now).slice(0, 4));
  const counter = one(
    await tx
      .insert(ticketNumbers)
      .values({ year, last: 1 })
      .onConflictDoUpdate({ target: ticketNumbers.year, set: { last: sql`${ticketNumbers.last} + 1` } })
      .returning(),
  );
  return ticketNumber(year, counter.last);
}

export const ticketNumber = (year: number, count: number) => `CT-${year}-${String(count).padStart(6, "0")}`;
