import type { CardVideoRow } from "./card-video.table.ts";

type Keyed = Pick<CardVideoRow, "id" | "type" | "posterId">;

export const videoKey = ({ id, type }: Pick<Keyed, "id" | "type">) =>
  `videos/${id}/video.${type === "video/webm" ? "webm" : "mp4"}`;

export const posterKey = (id: string, posterId: string) => `videos/${id}/${posterId}.webp`;

/** Everything in the file store that belongs to a video. */
export const keysOfVideo = ({ id, type, posterId }: Keyed) => [
  ...(type ? [videoKey({ id, type })] : []),
  ...(posterId ? [posterKey(id, posterId)] : []),
];
