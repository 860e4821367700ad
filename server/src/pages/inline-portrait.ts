import { buffer } from "node:stream/consumers";
import type { FileStore } from "../providers/file-store.ts";

const MARKED = /<img data-inline="portrait" src="\/files\/([0-9a-z]{20})\/(\d+(?:x\d+)?\.webp)"/;
/** A larger one would delay the first paint by more than its own request does. */
const LARGEST_BYTES = 12 * 1024;

/**
 * Puts the portrait's bytes into the page: a second request costs half a second on a slow network.
 * Done with the finished HTML, since loader data would carry it a second time.
 */
export async function inlinePortrait(
  html: string,
  files: FileStore,
  keyOf: (id: string, name: string) => string,
): Promise<string> {
  const found = MARKED.exec(html);
  const [marked, id, name] = found ?? [];
  if (!marked || !id || !name) return html;
  const file = await files.get(keyOf(id, name)).catch(() => null);
  if (!file) return html;
  if (file.size > LARGEST_BYTES) {
    await file.body.cancel();
    return html;
  }
  const bytes = await buffer(file.body);
  return html.replace(
    marked,
    () => `<img data-inline="portrait" src="data:image/webp;base64,${bytes.toString("base64")}"`,
  );
}
