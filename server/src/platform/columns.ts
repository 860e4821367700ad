import type { Placeholder } from "drizzle-orm";
import { integer, timestamp } from "drizzle-orm/pg-core";

/** A moment. Every table uses it, so that no column forgets its time zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true });

/** A time handed to a condition: the context's, or its place in a prepared statement. Never the database's own. */
export type Moment = Date | Placeholder;

/** Counts the edits of a row, so that two tabs notice each other; see `stale-edits.ts`. */
export const editVersion = () => integer("version").notNull().default(1);
