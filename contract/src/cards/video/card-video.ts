import { z } from "zod";
import { readCaptions } from "./captions.ts";
import { idOfSlug } from "../../slugs/id-of-slug.ts";
import { endpoints } from "../../endpoint.ts";
import { MEGABYTE } from "../../uploads/upload-limits.ts";
import { MAX_VIDEO_BYTES, readVideoLink, VIDEO_KINDS, VIDEO_TEXT, VIDEO_TYPES } from "./video-rules.ts";

/** The video introduction of a card, as in its JSON. */
export const CardVideo = z.object({
  kind: z.enum(VIDEO_KINDS),
  /** The file itself, or the page at YouTube or Vimeo: both open without a script. */
  url: z.string(),
  /** The player of a linked video; loaded only when somebody presses play. */
  embedUrl: z.string().nullable(),
  type: z.enum(VIDEO_TYPES).nullable(),
  poster: z.string().nullable(),
  captions: z.string().nullable(),
  seconds: z.number().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});
export type CardVideo = z.infer<typeof CardVideo>;

const Link = z.string().transform((value, issues) => {
  const link = readVideoLink(value);
  if (!link) issues.addIssue({ code: "custom", message: VIDEO_TEXT.badLink });
  return link?.url ?? "";
});

/** An empty text removes the captions. */
const Captions = z.string().transform((value, issues) => {
  if (value.trim() === "") return "";
  const read = readCaptions(value);
  if (read.problem === undefined) return read.vtt;
  issues.addIssue({ code: "custom", message: read.problem });
  return "";
});

// As in cards.ts, which cannot be imported here: it imports this file.
const OneCard = z.object({ id: z.string().max(200).transform(idOfSlug) });
const premium = { auth: "premium", feature: "Video introduction" } as const;

export const cardVideo = endpoints({
  "POST /api/business-cards/:id/video": {
    summary: "Give your card a video (a file or a link), or its video another poster",
    ...premium,
    params: OneCard,
    form: z.object({ file: z.file().optional(), link: Link.optional(), poster: z.file().optional() }),
    returns: CardVideo,
    status: 201,
    maxBody: MAX_VIDEO_BYTES + 6 * MEGABYTE,
    limit: { points: 30, seconds: 3600, by: "account" },
  },
  "GET /api/business-cards/:id/video": {
    summary: "The video of a card, whole or in parts; a linked one leads to its page",
    params: OneCard,
    returns: { raw: "video/mp4" },
  },
  "DELETE /api/business-cards/:id/video": {
    summary: "Take the video off your card",
    auth: "member",
    params: OneCard,
    returns: null,
  },
  "GET /api/business-cards/:id/video/poster": {
    summary: "The poster of the video",
    params: OneCard,
    returns: { raw: "image/webp" },
  },
  "GET /api/business-cards/:id/video/captions": {
    summary: "The captions of the video",
    params: OneCard,
    returns: { raw: "text/vtt; charset=utf-8" },
  },
  "PUT /api/business-cards/:id/video/captions": {
    summary: "Caption the video of your card (WebVTT)",
    ...premium,
    params: OneCard,
    body: z.object({ captions: Captions }),
    returns: CardVideo,
  },
});
