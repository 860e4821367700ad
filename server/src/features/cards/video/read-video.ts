import { extname } from "node:path";
import {
  MAX_VIDEO_BYTES,
  MAX_VIDEO_SECONDS,
  VIDEO_SLACK_SECONDS,
  VIDEO_TEXT,
  type VideoType,
} from "@cardplaza/contract/cards/video/video-rules";
import { Refusal } from "../../../platform/refusals.ts";
import { fileTooLarge, unreadableFile, unsupportedFile } from "../../uploads/refuse-file.ts";
import { inspectVideo, type InspectedVideo } from "./inspect-video.ts";

export interface VideoFacts {
  type: VideoType;
  seconds: number;
  width: number;
  height: number;
}

const TYPE_OF_FORMAT: Record<string, VideoType> = { MP4: "video/mp4", WebM: "video/webm" };
const TYPE_OF_ENDING: Record<string, VideoType> = {
  ".mp4": "video/mp4",
  ".m4v": "video/mp4",
  ".webm": "video/webm",
};
const CODECS: Record<VideoType, { video: string[]; audio: string[]; words: string }> = {
  "video/mp4": { video: ["avc"], audio: ["aac"], words: VIDEO_TEXT.wrongMp4 },
  "video/webm": { video: ["vp8", "vp9", "av1"], audio: ["opus", "vorbis"], words: VIDEO_TEXT.wrongWebm },
};
const LONGEST = MAX_VIDEO_SECONDS + VIDEO_SLACK_SECONDS;
/** A minute of video with sound has about ten thousand packets; a file with more is made to be slow. */
const BOUNDS = { mostSeconds: LONGEST, mostTracks: 8, mostPackets: 60_000 };
const WIDEST = 7680;

/** Reads the whole file to find out what it really is; refuses it, with the reason, unless a card can show it. */
export async function readVideo(file: File, mostCpuMs?: number): Promise<VideoFacts> {
  if (file.size > MAX_VIDEO_BYTES) throw fileTooLarge(VIDEO_TEXT.tooLarge);
  const found = await inspectVideo(file, BOUNDS, mostCpuMs);
  const type = typeOf(found, file);
  if (!found || found.tracks.length === 0) throw unreadableFile();
  const picture = found.tracks.find(({ kind }) => kind === "video");
  if (!picture) throw unsupportedFile(VIDEO_TEXT.noPicture);
  for (const { kind, codec } of found.tracks) {
    if (kind !== "subtitle" && !CODECS[type][kind].includes(codec ?? ""))
      throw unsupportedFile(CODECS[type].words);
  }
  const { width = 0, height = 0 } = picture;
  if (!isSide(width) || !isSide(height)) throw unreadableFile();
  if (found.seconds > LONGEST)
    throw new Refusal("VALIDATION", VIDEO_TEXT.tooLong, { fields: { file: VIDEO_TEXT.tooLong } });
  return { type, seconds: Math.round(found.seconds * 100) / 100, width, height };
}

const isSide = (pixels: number) => Number.isInteger(pixels) && pixels > 0 && pixels <= WIDEST;

/** A file of another type gets the list of accepted types; a file with a false type is told so. */
function typeOf(found: InspectedVideo | null, file: File): VideoType {
  const type = found && TYPE_OF_FORMAT[found.format];
  const claims = [TYPE_OF_ENDING[extname(file.name).toLowerCase()], file.type.split(";")[0]];
  const pretends = claims.some(
    (claim) => (claim === "video/mp4" || claim === "video/webm") && claim !== type,
  );
  if (pretends) throw unreadableFile();
  if (!type) throw unsupportedFile(VIDEO_TEXT.notAVideo);
  return type;
}
