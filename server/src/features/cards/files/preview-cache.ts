import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { FileStore } from "../../../providers/file-store.ts";
import { limitConcurrency } from "../../../platform/limit-concurrency.ts";
import { readPicture } from "./card-picture.ts";
import { drawPreview, type PreviewSource } from "./preview-image.ts";

export interface Preview {
  bytes: Uint8Array<ArrayBuffer>;
  /** Changes exactly when the image would. */
  version: string;
}

interface Drawing {
  source: PreviewSource;
  portrait: string;
  files: FileStore;
}

const MAX_BYTES = 32 * 1024 * 1024;
const queued = limitConcurrency({ atOnce: 1, waiting: 50 });

// Requests for an image that is being drawn wait for it.
const previews = new LRUCache<string, Preview, Drawing>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ bytes }) => bytes.length + 200,
  fetchMethod: async (version, _old, { context: { source, portrait, files } }) => {
    const picture = await readPicture(files, portrait);
    return { bytes: new Uint8Array(await queued(() => drawPreview(source, picture))), version };
  },
});

/** The preview image, drawn once. Its key is a hash of what it shows, so it never needs to be invalidated. */
export function cachedPreview(files: FileStore, source: PreviewSource, portrait: string): Promise<Preview> {
  const version = createHash("sha256")
    .update(JSON.stringify([source, portrait]))
    .digest("base64url")
    .slice(0, 22);
  return previews.forceFetch(version, { context: { source, portrait, files } });
}
