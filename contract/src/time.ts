// Durations and Indian time, for server and web. No zod here: public pages import this file.
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const HOUR_SECONDS = 60 * 60;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

export const INDIA_TIME_ZONE = "Asia/Kolkata";
/** India has used this one offset, summer and winter, since 1945. */
export const INDIA_OFFSET_MS = 5.5 * HOUR_MS;

/** The date in India, as "2026-11-15". */
export const dateInIndia = (at: Date) => new Date(at.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);

/** The time at which a date in India begins. */
export const midnightInIndia = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_OFFSET_MS);

/** A day so many days from today, as India counts. */
export const dayFromNow = (days: number) => dateInIndia(new Date(Date.now() + days * DAY_MS));
