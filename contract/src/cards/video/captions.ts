// Captions as WebVTT, parsed to text and written again. Free of zod: the browser checks them too.
import { HOUR_MS, MINUTE_MS } from "../../time.ts";
import { MAX_CAPTIONS_CHARACTERS, MAX_VIDEO_SECONDS } from "./video-rules.ts";

export const CAPTIONS_TEXT = {
  tooLong: `Captions can be at most ${MAX_CAPTIONS_CHARACTERS.toLocaleString("en-IN")} characters.`,
  notCaptions: "This is not a WebVTT file. Its first line must be WEBVTT.",
  noCues: "There are no captions in this file.",
  badTime: (line: number) => `Line ${line}: write times such as 00:01.000 --> 00:04.000.`,
  backwards: (line: number) => `Line ${line}: a caption must end after it begins.`,
  afterEnd: (line: number) => `Line ${line}: a video ends after ${MAX_VIDEO_SECONDS} seconds.`,
} as const;

const TIMES = /^((?:\d{2,}:)?\d{2}:\d{2}\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?\d{2}:\d{2}\.\d{3})(?:[ \t].*)?$/;

interface Cue {
  from: number;
  to: number;
  lines: string[];
}

export type ReadCaptions = { vtt: string; problem?: undefined } | { problem: string };

/** Keeps only times and plain text: no styles, no markup, no notes. */
export function readCaptions(given: string): ReadCaptions {
  if (given.length > MAX_CAPTIONS_CHARACTERS) return { problem: CAPTIONS_TEXT.tooLong };
  const lines = given
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .split("\n");
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? "")) return { problem: CAPTIONS_TEXT.notCaptions };
  const cues: Cue[] = [];
  for (let at = 1; at < lines.length; at++) {
    const line = lines[at] as string;
    if (!line.includes("-->")) continue;
    const times = TIMES.exec(line.trim());
    if (!times) return { problem: CAPTIONS_TEXT.badTime(at + 1) };
    const [from, to] = [secondsOf(times[1] as string), secondsOf(times[2] as string)];
    if (to <= from) return { problem: CAPTIONS_TEXT.backwards(at + 1) };
    if (from > MAX_VIDEO_SECONDS) return { problem: CAPTIONS_TEXT.afterEnd(at + 1) };
    const cue: Cue = { from, to, lines: [] };
    while (lines[at + 1]?.trim()) {
      if (lines[at + 1]?.includes("-->")) break;
      at++;
      cue.lines.push(plainText(lines[at] as string));
    }
    if (cue.lines.some(Boolean)) cues.push(cue);
  }
  return cues.length > 0 ? { vtt: written(cues) } : { problem: CAPTIONS_TEXT.noCues };
}

function secondsOf(time: string): number {
  const [seconds = 0, minutes = 0, hours = 0] = time.split(":").map(Number).reverse();
  return hours * 3600 + minutes * 60 + seconds;
}

const plainText = (line: string) =>
  line
    .replace(/<[^>]*>/g, "")
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, "")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .trim();

function written(cues: Cue[]): string {
  const blocks = cues.map(
    ({ from, to, lines }) => `${timeOf(from)} --> ${timeOf(to)}\n${lines.filter(Boolean).join("\n")}`,
  );
  return `WEBVTT\n\n${blocks.join("\n\n")}\n`;
}

function timeOf(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const pad = (value: number, width = 2) => String(value).padStart(width, "0");
  const clock = [Math.floor(ms / HOUR_MS), Math.floor(ms / MINUTE_MS) % 60, Math.floor(ms / 1000) % 60];
  return `${clock.map((part) => pad(part)).join(":")}.${pad(ms % 1000, 3)}`;
}
