import { gunzipSync } from "node:zlib";
import { Hono, type Context, type Next } from "hono";
import type { Services } from "../../context.ts";
import { accepts } from "../../platform/http/accept-encoding.ts";
import { openSitemaps, type Sitemaps } from "./sitemap-cache.ts";

const AN_HOUR = "public, max-age=3600";

/** Files for search engines: `robots.txt`, the sitemaps, and the proof that our pings come from us. */
export function crawlerFiles(services: Services): Hono {
  const { origin, config } = services;
  const sitemaps = openSitemaps(services);
  const files = new Hono();
  files.get("/robots.txt", (c) => c.text(robots(origin), 200, { "Cache-Control": AN_HOUR }));
  files.get("/sitemap.xml", (c, next) => sendSitemap(c, next, sitemaps));
  files.get("/sitemaps/:file", (c, next) => sendSitemap(c, next, sitemaps));
  const key = config.INDEXNOW_KEY;
  if (key) files.get(`/${key}.txt`, (c) => c.text(key, 200, { "Cache-Control": AN_HOUR }));
  return files;
}

// Preview pictures for messengers are under /api. Crawlers must not count as scans of codes.
const robots = (origin: string) => `User-agent: *
Allow: /api/business-cards/*/og.jpg
Allow: /api/companies/*/og.jpg
Allow: /api/products/*/og.jpg
Allow: /api/jobs/feed.xml
Allow: /api/page-pictures/
Disallow: /api/
Disallow: /admin
Disallow: /q/

Sitemap: ${origin}/sitemap.xml
`;

async function sendSitemap(c: Context, next: Next, sitemaps: Sitemaps): Promise<Response | void> {
  const file = await sitemaps(c.req.path);
  if (!file) return next();
  const zipped = accepts(c.req.header("accept-encoding") ?? "", "gzip");
  const headers = {
    "Content-Type": "application/xml; charset=utf-8",
    "Cache-Control": AN_HOUR,
    Vary: "Accept-Encoding",
    ...(zipped ? { "Content-Encoding": "gzip" } : {}),
  };
  return new Response(new Uint8Array(zipped ? file : gunzipSync(file)), { headers });
}
