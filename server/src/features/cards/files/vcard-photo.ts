import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { FileStore } from "../../../providers/file-store.ts";
import { limitConcurrency } from "../../../platform/load/limit-concurrency.ts";
import { readPicture } from "../card-picture.ts";

/** What phones still import: they drop larger photos, or the whole contact. */
export const LARGEST_PHOTO = { pixels: 400, bytes: 36 * 1024 };

const STEPS = [
  { pixels: 400, quality: 82 },
  { pixels: 400, quality: 65 },
  { pixels: 320, quality: 65 },
  { pixels: 240, quality: 60 },
  { pixels: 160, quality: 50 },
];

const queued = limitConcurrency({ atOnce: 1, waiting: 50 });

// The picture behind an address never changes, so this cache never expires.
const photos = new LRUCache<string, Buffer, FileStore>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (photo) => photo.length + 200,
  fetchMethod: async (url, _old, { context: files }) => {
    const bytes = await readPicture(files, url);
    return bytes ? queued(() => shrunk(bytes)) : undefined;
  },
});

/** The portrait for a contact file. If it cannot be read, the contact has no photo. */
export async function vcardPhoto(files: FileStore, url: string): Promise<Uint8Array | null> {
  if (!url) return null;
  return (await photos.fetch(url, { context: files }).catch(() => undefined)) ?? null;
}

export async function shrunk(bytes: Uint8Array): Promise<Buffer> {
  let photo: Buffer = Buffer.alloc(0);
  for (const { pixels, quality } of STEPS) {
    photo = await sharp(bytes)
      .resize({ width: pixels, height: pixels, fit: "inside", withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer();
    if (photo.length <= LARGEST_PHOTO.bytes) break;
  }
  return photo;
}
