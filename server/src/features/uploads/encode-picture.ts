import sharp, { type Sharp } from "sharp";
import { LARGEST_PICTURE_WIDTH, smallerWidths, SOFT_PICTURE } from "@cardplaza/contract/uploads/pictures";
import { MAX_PICTURE_PIXELS } from "@cardplaza/contract/uploads/upload-limits";
import { tooManyPixels, unreadableFile } from "./refuse-file.ts";
import { limitConcurrency } from "../../platform/load/limit-concurrency.ts";

// One thread for each picture and two pictures at once: the thread pool of four also reads files
// and hashes passwords. Inputs never repeat, so a cache would only hold memory.
sharp.concurrency(1);
sharp.cache(false);
const queued = limitConcurrency({ atOnce: 2, waiting: 20 });

const TALLEST = LARGEST_PICTURE_WIDTH * 4;
const SOFT_WIDTH = 600;
const LARGEST_SCAN = 3000;
const DECODE_WITHIN_SECONDS = 5;

export interface EncodedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

export interface EncodedPicture {
  width: number;
  height: number;
  files: EncodedFile[];
}

/** A public picture in all its sizes, redrawn from its pixels: nothing else of the file remains. */
export function encodePicture(bytes: Uint8Array, type: string): Promise<EncodedPicture> {
  return queued(async () => {
    const { data, info } = await decode(bytes, type, { width: LARGEST_PICTURE_WIDTH, height: TALLEST });
    const { width, height, channels } = info;
    const pixels = () => sharp(data, { raw: { width, height, channels } });
    const webp = (image: Sharp) => image.webp({ quality: 80, effort: 2 }).toBuffer();
    const files: EncodedFile[] = [];
    for (const narrower of smallerWidths(width)) {
      files.push({
        name: `${narrower}.webp`,
        type: "image/webp",
        bytes: await webp(pixels().resize({ width: narrower })),
      });
    }
    files.push({ name: `${width}x${height}.webp`, type: "image/webp", bytes: await webp(pixels()) });
    files.push({ name: SOFT_PICTURE, type: "image/webp", bytes: await soft(pixels()) });
    files.push({ name: `${width}x${height}.jpg`, type: "image/jpeg", bytes: await jpeg(pixels()) });
    return { width, height, files };
  });
}

/** A scan or photo of a document, large enough to read small print. */
export function encodeScan(bytes: Uint8Array, type: string) {
  return queued(async () => {
    const { data, info } = await decode(bytes, type, { width: LARGEST_SCAN, height: LARGEST_SCAN });
    const { width, height, channels } = info;
    return { width, height, bytes: await jpeg(sharp(data, { raw: { width, height, channels } })) };
  });
}

// As wide as a phone's screen, so that a browser accepts it as the picture, in the fewest bytes.
const soft = (image: Sharp) =>
  image
    .resize({ width: SOFT_WIDTH, withoutEnlargement: true })
    .blur(2)
    .webp({ quality: 10, effort: 4 })
    .toBuffer();

const jpeg = (image: Sharp) => image.flatten({ background: "#fff" }).jpeg({ quality: 82 }).toBuffer();

/**
 * Upright sRGB pixels, decoded once for all sizes. Only the first frame of an animation: each further frame
 * costs as much again, and a moving card ignores the setting for reduced motion.
 */
async function decode(bytes: Uint8Array, type: string, frame: { width: number; height: number }) {
  await checkHeader(bytes, type);
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: "error", pages: 1 })
      .timeout({ seconds: DECODE_WITHIN_SECONDS })
      .autoOrient()
      .resize({ ...frame, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw unreadableFile();
  }
}

// Reads only the header, so a decompression bomb is refused before anything is unpacked.
async function checkHeader(bytes: Uint8Array, type: string) {
  const header = await sharp(bytes, { limitInputPixels: false, failOn: "error" })
    .metadata()
    .catch(() => {
      throw unreadableFile();
    });
  if (`image/${header.format}` !== type) throw unreadableFile();
  if (header.width * header.height > MAX_PICTURE_PIXELS) throw tooManyPixels();
}
