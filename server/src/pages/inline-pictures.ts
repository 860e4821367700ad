import { buffer } from "node:stream/consumers";
import type { FileStore } from "../providers/file-store.ts";

const MARKED =
  /(<img data-inline="(portrait|cover)" src=")(\/files\/([0-9a-z]{20})\/([\dx]+\.webp|soft\.webp))"/g;

/** A larger picture inside the page would delay the first paint more than its own request does. */
const LARGEST_BYTES = { portrait: 12 * 1024, cover: 4 * 1024 };

/**
 * Puts the bytes of the portrait and of the soft cover into the page, because a second request costs half a
 * second on a slow network. This is done in the finished HTML: loader data would contain the bytes twice.
 * React's preload links of these pictures are removed, because they would still fetch them.
 */
export async function inlinePictures(
  html: string,
  files: FileStore,
  keyOf: (id: string, name: string) => string,
): Promise<string> {
  if (!html.includes("<img data-inline=")) return html;
  let page = html;
  for (const [marked, before, kind, url, id, name] of html.matchAll(MARKED)) {
    if (!before || !id || !name) continue;
    const bytes = await read(files, keyOf(id, name), LARGEST_BYTES[kind as keyof typeof LARGEST_BYTES]);
    if (!bytes) continue;
    page = page
      .replace(marked, () => `${before}data:image/webp;base64,${bytes.toString("base64")}"`)
      .replace(`<link rel="preload" as="image" href="${url}"/>`, "");
  }
  return page;
}

async function read(files: FileStore, key: string, atMost: number): Promise<Buffer | null> {
  const file = await files.get(key).catch(() => null);
  if (!file) return null;
  if (file.size <= atMost) return buffer(file.body);
  await file.body.cancel();
  return null;
}
