import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { FileStore } from "../../../providers/file-store.ts";
import { limitConcurrency } from "../../../platform/load/limit-concurrency.ts";
import { readPicture } from "../card-picture.ts";

/** Large enough for a code that fills the screen. */
const SIDE = 240;

const queued = limitConcurrency({ atOnce: 1, waiting: 50 });

// The picture behind an address never changes, so this cache never expires.
const logos = new LRUCache<string, Buffer, FileStore>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (logo) => logo.length + 200,
  fetchMethod: async (url, _old, { context: files }) => {
    const bytes = await readPicture(files, url);
    return bytes ? queued(() => shrunk(bytes)) : undefined;
  },
});

/** The logo for the middle of a card's code. If it cannot be read, the code is drawn without it. */
export async function qrLogo(files: FileStore, url: string): Promise<Uint8Array | undefined> {
  return url ? logos.fetch(url, { context: files }).catch(() => undefined) : undefined;
}

const shrunk = (bytes: Uint8Array) =>
  sharp(bytes)
    .resize({ width: SIDE, height: SIDE, fit: "inside", withoutEnlargement: true })
    .png({ palette: true })
    .toBuffer();
