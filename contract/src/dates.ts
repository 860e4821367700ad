import { z } from "zod";
import { HOUR_MS } from "./time.ts";

/** What a member can mean. Anything else is refused, never moved inside. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;
/** No place on earth is further from Greenwich, and PostgreSQL takes no more than sixteen hours. */
const FURTHEST_ZONE_MS = 14 * HOUR_MS;

const OUTSIDE = `Choose a day between ${FIRST_YEAR} and ${LAST_YEAR}.`;

const isInside = (text: string) => {
  const year = Number(text.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
};

/** Every day that is sent to us: "2026-11-30". */
export const Day = (message?: string) => z.iso.date(message).refine(isInside, OUTSIDE);

/** Every point in time that is sent to us, with its zone: "2026-11-30T10:00:00+05:30". */
export const Moment = z.iso
  .datetime({ offset: true })
  .refine(isInside, OUTSIDE)
  .refine((text) => Math.abs(zoneOf(text)) <= FURTHEST_ZONE_MS, "This time zone does not exist.");

const zoneOf = (text: string) =>
  Date.parse(`${text.slice(0, 10)}T00:00:00Z`) -
  Date.parse(`${text.slice(0, 10)}T00:00:00${/(?:Z|[+-]\d\d:\d\d)$/i.exec(text)?.[0] ?? "Z"}`);
