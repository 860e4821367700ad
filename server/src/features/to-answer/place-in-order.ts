import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { ToAnswerPlace } from "../../registry/to-answer-part.ts";
import { firstIdAt, timeOfId } from "../../platform/ids.ts";

/** Where a list goes on that is sorted by a time and then by id. */
export interface Place {
  at: Date;
  id: string;
}

const BEGINNING: Place = { at: new Date(0), id: "" };
/** Later than any clock: nothing comes after it. */
const END: Place = { at: new Date("9999-12-31T00:00:00Z"), id: "" };
const TIME_CHARACTERS = firstIdAt(0).length;

/** For rows whose clocks end so long after the time in their index. */
export function placeByClock(after: ToAnswerPlace | null, runsMs = 0): Place {
  if (!after) return BEGINNING;
  return after.dueAt ? { at: new Date(after.dueAt.getTime() - runsMs), id: after.id } : END;
}

/** For rows without a clock, sorted by their id. */
export const placeById = (after: ToAnswerPlace | null): string => (after?.dueAt === null ? after.id : "");

/** For rows without a clock, sorted by `orderIdOf`. */
export function placeByTime(after: ToAnswerPlace | null): Place {
  if (after?.dueAt !== null) return BEGINNING;
  return { at: new Date(timeOfId(after.id)), id: after.id.slice(TIME_CHARACTERS) };
}

/** Sorts a row among ids, which begin with a time, if its own id does not say since when it waits. */
export const orderIdOf = (at: Date, id: string) => firstIdAt(at) + id;

/** The condition of both. */
export const isAfter = (at: SQLWrapper, id: SQLWrapper, place: Place): SQL =>
  sql`(${at}, ${id}) > (${place.at.toISOString()}::timestamptz, ${place.id})`;

/** A time as a number, which every connection reads alike. */
export const msOf = (at: SQLWrapper): SQL => sql`(extract(epoch from ${at}) * 1000)::float8`;

/** Written into the statement: the plan for any limit would sort all rows first. */
export const first = (limit: number): SQL => sql.raw(`limit ${Math.trunc(limit)}`);
