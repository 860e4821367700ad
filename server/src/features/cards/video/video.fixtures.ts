// Small videos for tests, honest and manipulated ones.
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
  type OutputFormat,
} from "mediabunny";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { TestApp } from "../../../testing/test-app.ts";
import { makeCard } from "../card.fixtures.ts";

/** A real parameter set of 320 × 240 pixels; the frames after it are only bytes. */
const AVC = Uint8Array.from(
  Buffer.from(
    "0142c01effe1001667 42c01ed9014 1fb0110000003001000000303c0f162e48001000468cb83cb20".replaceAll(" ", ""),
    "hex",
  ),
);
const CONFIG = { codedWidth: 320, codedHeight: 240 };
const PICTURES = {
  avc: { ...CONFIG, codec: "avc1.42c01e", description: AVC },
  vp8: { ...CONFIG, codec: "vp8" },
  vp9: { ...CONFIG, codec: "vp09.00.10.08" },
} as const;
const SOUNDS = {
  aac: { codec: "mp4a.40.2", description: Uint8Array.of(0x12, 0x10) },
  opus: { codec: "opus" },
} as const;
const FPS = 10;

interface Film {
  seconds?: number;
  picture?: keyof typeof PICTURES;
  sound?: keyof typeof SOUNDS | null;
  /** The size of each picture. */
  bytes?: number;
}

export const mp4 = (film: Film = {}) =>
  filmOf(new Mp4OutputFormat({ fastStart: "in-memory" }), { picture: "avc", sound: "aac", ...film });
/** A film as a browser records it: without a length in its header. */
export const recording = (film: Film = {}) =>
  filmOf(new WebMOutputFormat({ appendOnly: true }), { picture: "vp8", sound: "opus", ...film });
export const recordedMp4 = (film: Film = {}) =>
  filmOf(new Mp4OutputFormat({ fastStart: "fragmented" }), { picture: "avc", ...film });
export const webm = (film: Film = {}) => filmOf(new WebMOutputFormat(), { picture: "vp9", ...film });
export const mkv = () => filmOf(new MkvOutputFormat(), { picture: "vp9" });
export const mov = () => filmOf(new MovOutputFormat(), { picture: "avc" });

async function filmOf(
  format: OutputFormat,
  { seconds = 3, picture = "avc", sound = null, bytes = 64 }: Film,
) {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const pictures = new EncodedVideoPacketSource(picture);
  output.addVideoTrack(pictures, { frameRate: FPS });
  const sounds = sound && new EncodedAudioPacketSource(sound);
  if (sounds) output.addAudioTrack(sounds);
  await output.start();
  for (let at = 0; at < seconds * FPS; at++) {
    const isKey = at % FPS === 0;
    const packet = new EncodedPacket(pictureOf(bytes, isKey), isKey ? "key" : "delta", at / FPS, 1 / FPS);
    await pictures.add(packet, at === 0 ? { decoderConfig: PICTURES[picture] } : undefined);
    if (!sounds || !sound) continue;
    const tone = new EncodedPacket(new Uint8Array(16).fill(1), "key", at / FPS, 1 / FPS);
    const decoderConfig = { ...SOUNDS[sound], sampleRate: 48_000, numberOfChannels: 2 };
    await sounds.add(tone, at === 0 ? { decoderConfig } : undefined);
  }
  await output.finalize();
  return new Uint8Array(target.buffer as ArrayBuffer);
}

/** One unit with its length before it, as in an MP4. */
function pictureOf(bytes: number, isKey: boolean): Uint8Array {
  const data = Buffer.alloc(bytes, 7);
  data.writeUInt32BE(bytes - 4, 0);
  data[4] = isKey ? 0x65 : 0x41;
  return data;
}

/** The same film with another length in its header. */
export function claimingSeconds(film: Uint8Array, seconds: number): Uint8Array {
  const copy = Buffer.from(film);
  const header = copy.indexOf("mvhd");
  const timescale = copy.readUInt32BE(header + 16);
  copy.writeUInt32BE(Math.round(seconds * timescale), header + 20);
  return copy;
}

/** The same film with the largest possible number of entries in one of its tables. */
export function claimingEntries(film: Uint8Array, table: string, offset: number): Uint8Array<ArrayBuffer> {
  const copy = Buffer.from(film);
  copy.writeUInt32BE(0xff_ff_ff_ff, copy.indexOf(table) + offset);
  return new Uint8Array(copy);
}

interface Sent {
  as: { token: string };
  file?: Uint8Array;
  name?: string;
  type?: string;
  link?: string;
  poster?: Uint8Array;
}

/** Sends a video as the screen does. */
export async function sendVideo(app: TestApp, cardId: string, { as, file, name, type, link, poster }: Sent) {
  const body = new FormData();
  if (file) body.set("file", new File([new Uint8Array(file)], name ?? "introduction.mp4", { type }));
  if (link !== undefined) body.set("link", link);
  if (poster) body.set("poster", new File([new Uint8Array(poster)], "poster.jpg", { type: "image/jpeg" }));
  return app.call("POST", `/api/business-cards/${cardId}/video`, { as, body });
}

export const VTT = "WEBVTT\n\n00:00.000 --> 00:02.000\nNamaste, <b>I am</b> Asha\n";

/** Asha on the premium plan with a card, and what is done with its video. */
export async function cardForVideo(app: TestApp) {
  const asha = await app.signIn("Asha", { premium: true });
  const card: { _id: string; slug: string } = await makeCard(app, asha);
  return {
    asha,
    path: (id = card._id) => `/api/business-cards/${id}/video`,
    send: (sent: Partial<Sent>) => sendVideo(app, card._id, { as: asha, ...sent }),
    seen: async (slug = card.slug) => (await app.call("GET", `/api/business-cards/slug/${slug}`)).json.video,
    filesOf: (id: string) => readdir(join(app.dataDir, "files", "videos", id)).catch(() => []),
    idIn: (url: string) => new URL(url, app.url).searchParams.get("v") ?? "",
  };
}
