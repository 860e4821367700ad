import { eq } from "drizzle-orm";
import { VIDEO_TEXT } from "@cardplaza/contract/cards/video/video-rules";
import type { MemberContext } from "../../../context.ts";
import { newId } from "../../../platform/ids.ts";
import { invalid, notFound } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { findCardOwnedBy, lockCardOwnedBy } from "../card-queries.ts";
import { changed } from "../../../registry/changed.ts";
import { removeFilesJob } from "../../uploads/remove-uploads.ts";
import { limitConcurrency } from "../../../platform/load/limit-concurrency.ts";
import { cardVideos, type CardVideoRow } from "./card-video.table.ts";
import { encodePoster } from "./encode-poster.ts";
import { presentVideo, shownVideo } from "../present-video.ts";
import { readVideo } from "./read-video.ts";
import { keysOfVideo, posterKey, videoKey } from "./video-keys.ts";

export interface GivenVideo {
  file?: File;
  link?: string;
  poster?: File;
}

// A video is in memory while it is read and stored.
const queued = limitConcurrency({ atOnce: 2, waiting: 10 });

/** Sets or replaces a card's video; a poster alone is set on the existing video. */
export async function setVideo(ctx: MemberContext, cardId: string, given: GivenVideo) {
  const { file, link, poster } = given;
  if (file && link) throw invalid({ link: VIDEO_TEXT.oneOfBoth }, VIDEO_TEXT.oneOfBoth);
  if (!file && !link && !poster) throw invalid({ file: VIDEO_TEXT.nothing }, VIDEO_TEXT.nothing);
  // Before anything is read: another member's card is not found, whatever the file.
  const before = await findVideo(ctx, cardId);
  if (!file && !link && !before) throw notFound(VIDEO_TEXT.none);
  return queued(async () => {
    const posterBytes = poster && (await encodePoster(poster));
    const facts = file ? await readVideo(file) : null;
    const id = newId(ctx.now.getTime());
    const posterId = posterBytes ? newId(ctx.now.getTime()) : null;
    const isNew = Boolean(file || link);
    const folder = isNew || !before ? id : before.id;
    const files = [
      ...(file && facts ? [{ key: videoKey({ id, type: facts.type }), file, type: facts.type }] : []),
      ...(posterBytes && posterId
        ? [{ key: posterKey(folder, posterId), bytes: posterBytes, type: "image/webp" }]
        : []),
    ];
    return storeFiles(ctx, files, () =>
      isNew
        ? replaceVideo(ctx, cardId, {
            id,
            kind: file ? "file" : "link",
            link: link ?? null,
            type: null,
            seconds: null,
            width: null,
            height: null,
            ...facts,
            bytes: file?.size ?? null,
            posterId,
          })
        : changePoster(ctx, cardId, folder, posterId),
    );
  });
}

interface NewFile {
  key: string;
  type: string;
  file?: File;
  bytes?: Uint8Array;
}

/** Files first, then the row: every row has its files. */
async function storeFiles<T>(
  { files: store }: MemberContext,
  files: NewFile[],
  note: () => Promise<T>,
): Promise<T> {
  const writes: Promise<void>[] = [];
  try {
    for (const { key, type, file, bytes } of files) {
      writes.push(store.put(key, bytes ?? new Uint8Array(await (file as File).arrayBuffer()), type));
    }
    await Promise.all(writes);
    return await note();
  } catch (error) {
    void Promise.allSettled(writes).then(() => Promise.allSettled(files.map(({ key }) => store.remove(key))));
    throw error;
  }
}

async function findVideo({ db, member }: MemberContext, cardId: string): Promise<CardVideoRow | undefined> {
  await findCardOwnedBy(db, member, cardId);
  const [row] = await db.select().from(cardVideos).where(eq(cardVideos.cardId, cardId));
  return row;
}

type NewVideo = Omit<CardVideoRow, "cardId" | "captions" | "createdAt" | "updatedAt">;

function replaceVideo(ctx: MemberContext, cardId: string, video: NewVideo) {
  return inTransaction(ctx.db, async (tx) => {
    const card = await lockCardOwnedBy(tx, ctx.member, cardId);
    const [old] = await tx.select().from(cardVideos).where(eq(cardVideos.cardId, cardId));
    const row = { ...video, cardId, captions: null, createdAt: ctx.now, updatedAt: ctx.now };
    await tx.insert(cardVideos).values(row).onConflictDoUpdate({ target: cardVideos.cardId, set: row });
    if (old) await ctx.jobs.enqueue(tx, removeFilesJob, { keys: keysOfVideo(old) });
    await changed(ctx, tx, "card", [card.id]);
    return presentVideo(cardId, shownVideo(row));
  });
}

function changePoster(ctx: MemberContext, cardId: string, videoId: string, posterId: string | null) {
  return inTransaction(ctx.db, async (tx) => {
    const card = await lockCardOwnedBy(tx, ctx.member, cardId);
    const [old] = await tx.select().from(cardVideos).where(eq(cardVideos.cardId, cardId));
    // Another tab may have replaced the video meanwhile.
    if (old?.id !== videoId) throw notFound(VIDEO_TEXT.none);
    const row = { ...old, posterId, updatedAt: ctx.now };
    await tx.update(cardVideos).set({ posterId, updatedAt: ctx.now }).where(eq(cardVideos.cardId, cardId));
    if (old.posterId) await ctx.jobs.enqueue(tx, removeFilesJob, { keys: [posterKey(old.id, old.posterId)] });
    await changed(ctx, tx, "card", [card.id]);
    return presentVideo(cardId, shownVideo(row));
  });
}
