import { and, inArray, isNull, lte } from "drizzle-orm";
import { LISTING_UNDO_DAYS } from "@cardplaza/contract/directory/listing-rules";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { listings } from "./listings.table.ts";
import { NO_CONTENTS } from "./no-contents.ts";

const BATCH = 500;

/** Every night: erases listings that can no longer be restored. The name stays, for the list of enquiries. */
export const eraseDeletedListingsJob: Job<JobContext, object> = {
  name: "wipe-deleted-listings",
  schedule: "20 4 * * *",
  async run(ctx, _data, signal) {
    while ((await eraseSome(ctx)) === BATCH) signal.throwIfAborted();
  },
};

function eraseSome({ db, now }: JobContext): Promise<number> {
  const over = new Date(now.getTime() - LISTING_UNDO_DAYS * DAY_MS);
  return inTransaction(db, async (tx) => {
    const due = await tx
      .select({ id: listings.id })
      .from(listings)
      .where(and(lte(listings.deletedAt, over), isNull(listings.wipedAt)))
      .limit(BATCH)
      .for("no key update", { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx
      .update(listings)
      .set({ ...NO_CONTENTS, wipedAt: now })
      .where(inArray(listings.id, ids));
    return ids.length;
  });
}
