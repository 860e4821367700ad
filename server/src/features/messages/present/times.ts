import { sql, type SQL } from "drizzle-orm";

/** A time of a plain statement as a number: the driver reads timestamps in one way here and in another there. */
export const ms = (column: string): SQL => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

export const timeOf = (at: number | null): Date | null => (at === null ? null : new Date(at));
