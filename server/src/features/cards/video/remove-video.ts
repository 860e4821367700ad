import { inArray } from "drizzle-orm";
import type { MemberContext, Services } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockCardOwnedBy } from "../card-queries.ts";
import { changed } from "../../../registry/changed.ts";
import { removeFilesJob } from "../../uploads/remove-uploads.ts";
import { cardVideos } from "./card-video.table.ts";
import { keysOfVideo } from "./video-keys.ts";

/** On every plan: members may always remove a video that shows them. Without a video nothing happens. */
export async function removeVideo(ctx: MemberContext, cardId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const card = await lockCardOwnedBy(tx, ctx.member, cardId);
    await removeVideos(tx, ctx.jobs, [cardId]);
    await changed(ctx, tx, "card", [card.id]);
  });
}

/** The files are deleted after the commit. */
export async function removeVideos(tx: Tx, jobs: Services["jobs"], cardIds: string[]): Promise<void> {
  if (cardIds.length === 0) return;
  const removed = await tx.delete(cardVideos).where(inArray(cardVideos.cardId, cardIds)).returning();
  const keys = removed.flatMap(keysOfVideo);
  if (keys.length > 0) await jobs.enqueue(tx, removeFilesJob, { keys });
}
