import type { z } from "zod";
import type { CardVideo } from "@cardplaza/contract/cards/video/card-video";
import { readVideoLink } from "@cardplaza/contract/cards/video/video-rules";
import type { CardVideoRow } from "./video/card-video.table.ts";

/** The columns of a video that its card's JSON needs. */
export type ShownVideo = Pick<
  CardVideoRow,
  "id" | "kind" | "link" | "type" | "seconds" | "width" | "height" | "posterId"
> & { captionsAt: string | null };

export const shownVideo = ({ captions, updatedAt, ...video }: CardVideoRow): ShownVideo => ({
  ...video,
  captionsAt: captions === null ? null : String(updatedAt.getTime()),
});

/** Each address changes when its contents change. */
export function presentVideo(cardId: string, video: ShownVideo): z.input<typeof CardVideo> {
  const { kind, type, seconds, width, height, posterId, captionsAt } = video;
  const path = `/api/business-cards/${cardId}/video`;
  const link = video.link === null ? null : readVideoLink(video.link);
  return {
    kind,
    url: link?.url ?? `${path}?v=${video.id}`,
    embedUrl: link?.embedUrl ?? null,
    type,
    poster: posterId && `${path}/poster?v=${posterId}`,
    captions: captionsAt && `${path}/captions?v=${captionsAt}`,
    seconds,
    width,
    height,
  };
}
