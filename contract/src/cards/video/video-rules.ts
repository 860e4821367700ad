// The rules of a video introduction. No zod here: the card's page and its tool import this file.

export const MAX_VIDEO_SECONDS = 60;
/** A recorder that is stopped after a minute adds a frame or two. */
export const VIDEO_SLACK_SECONDS = 0.5;
export const MAX_VIDEO_MEGABYTES = 50;
export const MAX_VIDEO_BYTES = MAX_VIDEO_MEGABYTES * 1024 * 1024;
export const MAX_CAPTIONS_CHARACTERS = 50_000;
export const VIDEO_KINDS = ["file", "link"] as const;
export const VIDEO_TYPES = ["video/mp4", "video/webm"] as const;
export type VideoType = (typeof VIDEO_TYPES)[number];

export const VIDEO_TEXT = {
  notAVideo: "Choose a video: MP4 or WebM.",
  unreadable: "This file is damaged or is not what its name says.",
  tooLarge: `A video can be at most ${MAX_VIDEO_MEGABYTES} MB.`,
  tooLong: `A video can be at most ${MAX_VIDEO_SECONDS} seconds long.`,
  noPicture: "This file has no moving picture in it.",
  wrongMp4: "An MP4 video must use H.264 pictures and AAC sound. Save it again as H.264, or choose a WebM.",
  wrongWebm: "A WebM video must use VP8, VP9 or AV1 pictures and Opus or Vorbis sound.",
  badLink: "Enter the address of a video on YouTube or Vimeo.",
  oneOfBoth: "Send a video or a link, not both.",
  nothing: "Choose a video, or enter a link.",
  none: "This card has no video.",
  captionsNeedFile: "Captions go with a video that is kept here. A linked video brings its own.",
} as const;

export interface VideoLink {
  provider: "youtube" | "vimeo";
  /** The video's own page. */
  url: string;
  /** Loaded into the card once somebody presses play. */
  embedUrl: string;
}

/** The origins of the players: allowed on pages with such a video and on no other. */
export const VIDEO_FRAME_ORIGINS = {
  youtube: "https://www.youtube-nocookie.com",
  vimeo: "https://player.vimeo.com",
} as const;

const YOUTUBE_HOSTS = new Set(["youtube.com", "m.youtube.com", "music.youtube.com", "youtube-nocookie.com"]);
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{4,12}$/;
const VIMEO_HASH = /^[0-9a-f]{6,20}$/;

/** A YouTube or Vimeo link in any of its forms; otherwise null. */
export function readVideoLink(text: string): VideoLink | null {
  const given = text.trim();
  const address = /^https?:\/\//i.test(given) ? given : `https://${given}`;
  if (given.length > 500 || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.port || url.username || url.password) return null;
  const host = url.hostname.replace(/^www\./, "");
  const [first = "", second = "", third = ""] = url.pathname.split("/").slice(1);
  if (host === "youtu.be") return youTube(first);
  if (YOUTUBE_HOSTS.has(host)) {
    const inPath = ["shorts", "embed", "live", "v"].includes(first) ? second : "";
    return youTube(first === "watch" ? (url.searchParams.get("v") ?? "") : inPath);
  }
  if (host === "vimeo.com") return vimeo(first, second);
  if (host === "player.vimeo.com" && first === "video")
    return vimeo(second, url.searchParams.get("h") ?? third);
  return null;
}

function youTube(id: string): VideoLink | null {
  if (!YOUTUBE_ID.test(id)) return null;
  return {
    provider: "youtube",
    url: `https://www.youtube.com/watch?v=${id}`,
    embedUrl: `${VIDEO_FRAME_ORIGINS.youtube}/embed/${id}?autoplay=1&rel=0`,
  };
}

/** An unlisted video has a second part in its address. */
function vimeo(id: string, hash: string): VideoLink | null {
  if (!VIMEO_ID.test(id) || (hash && !VIMEO_HASH.test(hash))) return null;
  return {
    provider: "vimeo",
    url: `https://vimeo.com/${id}${hash && `/${hash}`}`,
    embedUrl: `${VIDEO_FRAME_ORIGINS.vimeo}/video/${id}?autoplay=1&dnt=1${hash && `&h=${hash}`}`,
  };
}

/** "0:42". */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
