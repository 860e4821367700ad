import { gunzipSync } from "node:zlib";
import type { TestApp } from "../../testing/test-app.ts";
import { openSitemaps } from "./sitemap-cache.ts";

/** A sitemap's text, read from the database and not from the cache. */
export async function readSitemap(app: TestApp, path: string, perFile?: number): Promise<string | undefined> {
  const file = await openSitemaps(app.services, perFile)(path);
  return file && gunzipSync(file).toString();
}
