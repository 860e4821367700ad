import type { Db } from "../platform/database.ts";

export interface LeadPeriod {
  /** When each of the days begins. */
  starts: Date[];
  end: Date;
  /** When the same number of days before begins. */
  before: Date;
}

/** What a card's analytics show of its leads. */
export interface LeadFigures {
  /** The counts by day, from 1 on; 0 is the whole period before. */
  countByDay: (db: Db, cardId: string, period: LeadPeriod) => Promise<Map<number, number>>;
  /** How many people wrote in the period, and in the one before. */
  countWriters: (db: Db, cardId: string, period: LeadPeriod) => Promise<[number, number]>;
}
