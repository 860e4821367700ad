import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import { fileResponse } from "../http/file-response.ts";
import { limitConcurrency } from "../load/limit-concurrency.ts";

interface Preview {
  bytes: Uint8Array<ArrayBuffer>;
  /** Changes exactly when the image would. */
  version: string;
}

interface Drawing {
  /** Everything that the image depends on, as JSON. */
  shows: unknown;
  readPicture: () => Promise<Uint8Array | null>;
  draw: (picture: Uint8Array | null) => Promise<Buffer>;
  /** Browsers ask again each time: a member who may see it today may not tomorrow. */
  mayBeHidden?: boolean;
}

const MAX_BYTES = 32 * 1024 * 1024;
const queued = limitConcurrency({ atOnce: 1, waiting: 50 });

// Requests for an image that is being drawn wait for it.
const previews = new LRUCache<string, Preview, Drawing>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ bytes }) => bytes.length + 200,
  fetchMethod: async (version, _old, { context: { readPicture, draw } }) => {
    const picture = await readPicture();
    return { bytes: new Uint8Array(await queued(() => draw(picture))), version };
  },
});

/** A preview image, drawn once. Its key is a hash of what it shows, so it never needs to be invalidated. */
export async function servePreviewImage(drawing: Drawing): Promise<ApiResponse<RawBody>> {
  const key = createHash("sha256").update(JSON.stringify(drawing.shows)).digest("base64url").slice(0, 22);
  const { bytes, version } = await previews.forceFetch(key, { context: drawing });
  return fileResponse(bytes, {
    bytes: bytes.length,
    version,
    headers: {
      "cache-control": drawing.mayBeHidden
        ? "public, no-cache"
        : "public, max-age=86400, stale-while-revalidate=604800",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}
