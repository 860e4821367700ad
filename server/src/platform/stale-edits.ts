import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { stale } from "./refusals.ts";

interface Versioned {
  version: number;
  updatedAt: Date;
}

/** The version that the caller edited. Version 0 or a time of null means that there was no row yet. */
interface EditedOn {
  version?: number;
  updated_at?: string | null;
}

/** Whether the row changed since the caller read it. Always false for a caller who sends no version. */
export function isStale(row: Versioned | undefined, { version, updated_at }: EditedOn): boolean {
  if (version !== undefined) return version !== (row?.version ?? 0);
  if (updated_at === undefined) return false;
  if (updated_at === null) return row !== undefined;
  return Date.parse(updated_at) !== row?.updatedAt.getTime();
}

export function requireLatest(row: Versioned | undefined, on: EditedOn): void {
  if (isStale(row, on)) throw stale();
}

/**
 * The columns of an edit, for a locked row. Callers who send only `updated_at` rely on a different time for
 * each version, so the new time is always later than the last, even within one millisecond.
 */
export const nextVersion = ({ version, updatedAt }: Versioned, now: Date): Versioned => ({
  version: version + 1,
  updatedAt: new Date(Math.max(now.getTime(), updatedAt.getTime() + 1)),
});

/** The next versions of all rows that one statement changes. */
export const nextVersions = (table: Record<keyof Versioned, AnyPgColumn>, now: Date) => ({
  version: sql`${table.version} + 1`,
  updatedAt: sql`greatest(${now.toISOString()}::timestamptz, ${table.updatedAt} + interval '1 ms')`,
});
