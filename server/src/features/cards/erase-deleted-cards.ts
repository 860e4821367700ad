import { and, inArray, isNull, lte } from "drizzle-orm";
import { BLANK_CONTENTS } from "@cardplaza/contract/cards/blank-card";
import { CARD_UNDO_DAYS } from "@cardplaza/contract/cards/cards";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../context.ts";
import type { Job } from "../../platform/jobs.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { removeVideos } from "./video/remove-video.ts";
import { removeDesigns } from "./customization/remove-designs.ts";
import { removeSeo } from "./seo/remove-seo.ts";
import { cards } from "./cards.table.ts";

const BATCH = 500;

/** Every night: erases cards that can no longer be restored. Name and company stay, for the list of leads. */
export const eraseDeletedCardsJob: Job<JobContext, object> = {
  name: "wipe-deleted-cards",
  schedule: "10 4 * * *",
  async run(ctx, _data, signal) {
    while ((await eraseSome(ctx)) === BATCH) signal.throwIfAborted();
  },
};

const { company: _company, ...ERASED } = BLANK_CONTENTS;

function eraseSome({ db, jobs, now }: JobContext): Promise<number> {
  const over = new Date(now.getTime() - CARD_UNDO_DAYS * DAY_MS);
  return inTransaction(db, async (tx) => {
    const due = await tx
      .select({ id: cards.id })
      .from(cards)
      .where(and(lte(cards.deletedAt, over), isNull(cards.wipedAt)))
      .limit(BATCH)
      .for("no key update", { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx
      .update(cards)
      .set({ ...ERASED, wipedAt: now })
      .where(inArray(cards.id, ids));
    await removeDesigns(tx, ids);
    await removeVideos(tx, jobs, ids);
    await removeSeo(tx, ids);
    return ids.length;
  });
}
