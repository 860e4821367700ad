import { and, count, eq, gte, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../platform/database.ts";
import { dayInIndia } from "../../../platform/india.ts";
import { cardEvents, type EventSource } from "./card-events.table.ts";

export interface ScanGroup {
  /** Days in India. */
  day: string;
  device: string | null;
  country: string | null;
  source: EventSource;
  count: number;
}

/** Scans of one printed code since a time, grouped. */
export const scansOfCode = (db: Db, code: string, since: Date): Promise<ScanGroup[]> =>
  db
    .select({
      day: dayInIndia(cardEvents.at),
      device: cardEvents.device,
      country: cardEvents.country,
      source: cardEvents.source,
      count: count(),
    })
    .from(cardEvents)
    .where(and(eq(cardEvents.qrCode, code), eq(cardEvents.type, "scan"), gte(cardEvents.at, since)))
    .groupBy(sql`1, 2, 3, 4`);

/** How often people scanned each of these codes; codes without scans are left out. */
export async function scansByCode(db: Db, codes: string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ code: cardEvents.qrCode, count: count() })
    .from(cardEvents)
    .where(
      and(inArray(cardEvents.qrCode, codes), eq(cardEvents.type, "scan"), eq(cardEvents.source, "person")),
    )
    .groupBy(cardEvents.qrCode);
  return new Map(rows.map(({ code, count: scans }) => [code ?? "", scans]));
}
