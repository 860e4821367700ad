import type { Placeholder } from "drizzle-orm";
import { integer, timestamp } from "drizzle-orm/pg-core";

/** A timestamp. Every table uses this function, so that all of them have a time zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true });

/** A time that a condition gets: from the context, or a placeholder of a prepared statement. Never the database's own. */
export type Moment = Date | Placeholder;

/** Counts the edits of a row, so that an edit made on an old version is noticed; see `stale-edits.ts`. */
export const editVersion = () => integer("version").notNull().default(1);
