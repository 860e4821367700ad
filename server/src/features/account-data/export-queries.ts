import { desc, eq } from "drizzle-orm";
import { EXPORT_WITHIN_HOURS, type AccountExport } from "@cardplaza/contract/account-data/account-data";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { z } from "zod";
import type { Db } from "../../platform/database.ts";
import { accountExports } from "./account-data.table.ts";
import { signExportUrl } from "./export-links.ts";

export type ExportRow = typeof accountExports.$inferSelect;

const LOST_AFTER_MS = EXPORT_WITHIN_HOURS * HOUR_MS;

export async function findLatestExport(db: Db, memberId: string): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(accountExports)
    .where(eq(accountExports.memberId, memberId))
    .orderBy(desc(accountExports.createdAt))
    .limit(1);
  return row;
}

/** An export that is not ready after a day has failed. */
export function hasFailed({ status, createdAt }: ExportRow, now: Date): boolean {
  return status === "failed" || (status !== "ready" && now.getTime() - createdAt.getTime() > LOST_AFTER_MS);
}

const hasExpired = ({ expiresAt }: ExportRow, now: Date) => expiresAt !== null && expiresAt <= now;

export async function presentExport(
  clock: { db: Db; now: Date },
  row: ExportRow,
): Promise<z.input<typeof AccountExport>> {
  const { id, status, progress, bytes, createdAt, expiresAt } = row;
  const ready = status === "ready" && expiresAt !== null;
  return {
    _id: id,
    status: hasFailed(row, clock.now) ? "failed" : status,
    progress,
    bytes: ready ? bytes : null,
    url: ready ? await signExportUrl(clock, id, expiresAt) : null,
    createdAt,
    expiresAt,
  };
}

/** The member's latest export, unless it is deleted. */
export async function presentLatestExport(clock: { db: Db; now: Date }, memberId: string) {
  const row = await findLatestExport(clock.db, memberId);
  return { export: row && !hasExpired(row, clock.now) ? await presentExport(clock, row) : null };
}
