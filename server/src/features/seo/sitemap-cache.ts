import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { Services } from "../../context.ts";
import type { Sitemap } from "../../registry/sitemap.ts";
import { firstIds, readPages } from "./read-sitemap.ts";
import { sitemapIndex, writeSitemap } from "./write-sitemap.ts";

/** Invalidated when a card is shown to or hidden from search engines. */
export const SITEMAPS_TAG = "sitemaps";
/** Search engines accept at most 50,000 pages per file. A file may grow a little after the index was made. */
const PAGES_PER_FILE = 49_000;
const CACHE_MS = 10 * MINUTE_MS;
const MOST_BYTES = 32 * 1024 * 1024;

export type Sitemaps = (path: string) => Promise<Buffer | undefined>;

/** Compressed sitemaps, made from the database on request and cached for a while. */
export function openSitemaps(
  { db, pageChanges, origin, registry }: Pick<Services, "db" | "pageChanges" | "origin" | "registry">,
  perFile = PAGES_PER_FILE,
): Sitemaps {
  // A change starts a new version. Requests for the old version still get their response.
  let version = 0;
  const next = () => void version++;
  pageChanges.subscribe((tags) => {
    if (tags.includes(SITEMAPS_TAG)) next();
  });
  pageChanges.onGap(next);

  const cache = new LRUCache<string, Buffer>({
    ttl: CACHE_MS,
    maxSize: MOST_BYTES,
    sizeCalculation: (file) => file.length + 200,
    // Parallel requests share one result.
    fetchMethod: (key) => make(key.slice(key.indexOf("/"))),
  });
  const sitemapOf = (name: string) => registry.sitemaps.find((sitemap) => sitemap.name === name);
  const firsts = new LRUCache<string, string[]>({
    max: 20,
    ttl: CACHE_MS,
    fetchMethod: async (key) => {
      const sitemap = sitemapOf(key.replace(/^\d+ /, ""));
      return sitemap && firstIds(db, sitemap, new Date(), perFile);
    },
  });
  const cuts = async ({ name }: Sitemap) => (await firsts.fetch(`${version} ${name}`)) ?? [];

  async function make(path: string): Promise<Buffer | undefined> {
    if (path === "/sitemap.xml") return compressed([sitemapIndex(origin, await fileNames())]);
    if (path === "/sitemaps/pages.xml")
      return compressed(writeSitemap(origin, [registry.publicPages.map((page) => ({ path: page }))]));
    const [, name = "", number] = /^\/sitemaps\/([a-z-]+)-([1-9]\d{0,4})\.xml$/.exec(path) ?? [];
    const sitemap = sitemapOf(name);
    const ids = sitemap && (await cuts(sitemap));
    const first = ids?.[Number(number) - 1];
    if (!sitemap || !first) return undefined;
    const pages = readPages(db, sitemap, new Date(), first, ids[Number(number)]);
    return compressed(writeSitemap(origin, pages));
  }

  async function fileNames(): Promise<string[]> {
    const files = await Promise.all(
      registry.sitemaps.map(async (sitemap) => {
        const names = (await cuts(sitemap)).map((_, i) => `/sitemaps/${sitemap.name}-${i + 1}.xml`);
        return { first: sitemap.first ?? false, names };
      }),
    );
    const namesOf = (wanted: boolean) =>
      files.filter(({ first }) => first === wanted).flatMap(({ names }) => names);
    return [...namesOf(true), "/sitemaps/pages.xml", ...namesOf(false)];
  }

  return (path) => cache.fetch(`${version}${path}`);
}

/** Only the compressed text is in memory as a whole, a twentieth of the size. */
async function compressed(parts: Iterable<string> | AsyncIterable<string>): Promise<Buffer> {
  const zip = createGzip();
  const [whole] = await Promise.all([buffer(zip), pipeline(parts, zip)]);
  return whole;
}
