import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { stale } from "./refusals.ts";

interface Versioned {
  version: number;
  updatedAt: Date;
}

/** What a caller says that the edit was made on. Version 0 and a time of null: there was no row yet. */
interface EditedOn {
  version?: number;
  updated_at?: string | null;
}

/** Whether the row was changed since; never for a caller who does not say what the edit was made on. */
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
 * The columns of an edit, for a row that is locked. Callers who send `updated_at` alone still rely on a
 * time of its own for each version, so it is later than the last one even within one millisecond.
 */
export const nextVersion = ({ version, updatedAt }: Versioned, now: Date): Versioned => ({
  version: version + 1,
  updatedAt: new Date(Math.max(now.getTime(), updatedAt.getTime() + 1)),
});

/** The same for every row that one statement changes. */
export const nextVersions = (table: Record<keyof Versioned, AnyPgColumn>, now: Date) => ({
  version: sql`${table.version} + 1`,
  updatedAt: sql`greatest(${now.toISOString()}::timestamptz, ${table.updatedAt} + interval '1 ms')`,
});
