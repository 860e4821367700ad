import { integer, timestamp } from "drizzle-orm/pg-core";

/** A moment. Every table uses it, so that no column forgets its time zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true });

/** Counts the edits of a row, so that two tabs notice each other; see `stale-edits.ts`. */
export const editVersion = () => integer("version").notNull().default(1);
