import { timestamp } from "drizzle-orm/pg-core";

/** A moment. Every table uses it, so that no column forgets its time zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true });
