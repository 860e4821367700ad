import { eq } from "drizzle-orm";
import { VIDEO_TEXT } from "@cardplaza/contract/cards/video/video-rules";
import type { MemberContext } from "../../../context.ts";
import { notFound, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockCardOwnedBy } from "../card-queries.ts";
import { changed } from "../../../registry/changed.ts";
import { cardVideos } from "./card-video.table.ts";
import { presentVideo, shownVideo } from "../present-video.ts";

/** Captions for the video of the member's card; empty removes them. */
export function setCaptions(ctx: MemberContext, cardId: string, vtt: string) {
  return inTransaction(ctx.db, async (tx) => {
    const card = await lockCardOwnedBy(tx, ctx.member, cardId);
    const [video] = await tx.select().from(cardVideos).where(eq(cardVideos.cardId, cardId));
    if (!video) throw notFound(VIDEO_TEXT.none);
    if (video.kind === "link") throw wrongState(VIDEO_TEXT.captionsNeedFile);
    const change = { captions: vtt || null, updatedAt: ctx.now };
    await tx.update(cardVideos).set(change).where(eq(cardVideos.cardId, cardId));
    await changed(ctx, tx, "card", [card.id]);
    return presentVideo(cardId, shownVideo({ ...video, ...change }));
  });
}
