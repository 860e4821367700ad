import { eq } from "drizzle-orm";
import { ApiResponse, type RawBody } from "@cardplaza/contract/endpoint";
import { VIDEO_TEXT } from "@cardplaza/contract/cards/video/video-rules";
import type { Context } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { findCardSeenBy } from "../card-queries.ts";
import { isPaidFor } from "../present-card.ts";
import type { ByteRange } from "../../../platform/http/byte-range.ts";
import { fileInPartsResponse, fileResponse, unchangedFile } from "../../../platform/http/file-response.ts";
import { cardVideos, type CardVideoRow } from "./card-video.table.ts";
import { posterKey, videoKey } from "./video-keys.ts";

const PART_BYTES = 4 * 1024 * 1024;

/**
 * Requested again each time, mostly with a 304 response: when the plan ends, the video is gone at once.
 * It runs no scripts, so a browser may open and play it directly.
 */
const HEADERS = {
  "cache-control": "no-cache",
  "content-security-policy":
    "default-src 'none'; media-src 'self'; img-src 'self'; style-src 'unsafe-inline'",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};

/** The video, whole or the requested range. */
export async function serveVideo(ctx: Context, cardId: string): Promise<ApiResponse<RawBody>> {
  const video = await findShownVideo(ctx, cardId);
  if (video.link !== null) return redirectTo(video.link);
  return fileInPartsResponse(ctx.caller, {
    type: video.type ?? undefined,
    bytes: video.bytes ?? 0,
    version: video.id,
    headers: HEADERS,
    read: (part) => readInParts(ctx, videoKey(video), part),
  });
}

export async function servePoster(ctx: Context, cardId: string): Promise<ApiResponse<RawBody>> {
  const { id, posterId } = await findShownVideo(ctx, cardId);
  const unchanged = posterId && unchangedFile(ctx.caller, posterId, HEADERS);
  if (unchanged) return unchanged;
  const file = posterId && (await ctx.files.get(posterKey(id, posterId)));
  if (!file) throw notFound(VIDEO_TEXT.none);
  return fileResponse(file.body, {
    type: "image/webp",
    bytes: file.size,
    version: posterId,
    headers: HEADERS,
  });
}

export async function serveCaptions(ctx: Context, cardId: string): Promise<ApiResponse<RawBody>> {
  const { captions } = await findShownVideo(ctx, cardId);
  if (captions === null) throw notFound(VIDEO_TEXT.none);
  return fileResponse(captions, { headers: HEADERS });
}

/** Only while the card's page shows it. */
async function findShownVideo(ctx: Context, cardId: string): Promise<CardVideoRow> {
  const found = await findCardSeenBy(ctx, cardId);
  const [video] = await ctx.db.select().from(cardVideos).where(eq(cardVideos.cardId, cardId));
  if (!video || !isPaidFor(found, ctx.now)) throw notFound(VIDEO_TEXT.none);
  return video;
}

const redirectTo = (link: string) =>
  new ApiResponse({ body: null }, { status: 302, headers: { location: link, "cache-control": "no-store" } });

/** Reads the first part at once, so that a missing file gets a plain 404; then streams the rest. */
async function readInParts(
  { files }: Context,
  key: string,
  { from, to }: ByteRange,
): Promise<ReadableStream<Uint8Array>> {
  const partAt = async (start: number) => {
    const file = await files.get(key, { from: start, to: Math.min(start + PART_BYTES - 1, to) });
    if (!file) throw notFound(VIDEO_TEXT.none);
    return file.body;
  };
  const first = await partAt(from);
  async function* parts() {
    yield* first;
    for (let at = from + PART_BYTES; at <= to; at += PART_BYTES) yield* await partAt(at);
  }
  return ReadableStream.from(parts());
}
