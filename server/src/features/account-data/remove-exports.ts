import { lte, or, type SQL } from "drizzle-orm";
import { EXPORT_DAYS } from "@cardplaza/contract/account-data/account-data";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext, Services } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import type { Job } from "../../platform/jobs.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { removeFilesJob } from "../uploads/remove-uploads.ts";
import { accountExports } from "./account-data.table.ts";
import { pieceKeys } from "./export-pieces.ts";

/** Deletes exports, finished or not. The files are removed once the transaction is committed. */
export async function removeExports(tx: Tx, jobs: Services["jobs"], which: SQL | undefined): Promise<void> {
  const removed = await tx.delete(accountExports).where(which).returning();
  for (const { id, bytes } of removed) {
    const keys = pieceKeys(id, bytes ?? 0);
    if (keys.length > 0) await jobs.enqueue(tx, removeFilesJob, { keys });
  }
}

/** Every night: deletes exports older than a week, also unfinished ones. */
export const expireExportsJob: Job<JobContext, object> = {
  name: "expire-exports",
  schedule: "10 3 * * *",
  async run({ db, jobs, now }) {
    const tooOld = new Date(now.getTime() - (EXPORT_DAYS + 1) * DAY_MS);
    await inTransaction(db, (tx) =>
      removeExports(tx, jobs, or(lte(accountExports.expiresAt, now), lte(accountExports.createdAt, tooOld))),
    );
  },
};
