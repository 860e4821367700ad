import type { SQL } from "drizzle-orm";
import type { JobContext, Services } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import type { Job } from "../../platform/jobs.ts";
import { keysOf } from "./upload-keys.ts";
import { uploads } from "./uploads.table.ts";

const KEYS_PER_JOB = 200;

/** Deletes uploads. The files are removed once the transaction is committed. */
export async function removeUploads(tx: Tx, jobs: Services["jobs"], which: SQL | undefined): Promise<void> {
  const removed = await tx.delete(uploads).where(which).returning();
  const keys = removed.flatMap(keysOf);
  for (let from = 0; from < keys.length; from += KEYS_PER_JOB) {
    await jobs.enqueue(tx, removeFilesJob, { keys: keys.slice(from, from + KEYS_PER_JOB) });
  }
}

export const removeFilesJob: Job<JobContext, { keys: string[] }> = {
  name: "remove-files",
  async run({ files }, { keys }, signal) {
    for (const key of keys) {
      signal.throwIfAborted();
      await files.remove(key);
    }
  },
};
