import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { Services } from "../../context.ts";
import { firstBusinessIds, readListedBusinesses } from "./listed-businesses.ts";
import { firstIds, readListedCards, type CardKind } from "./listed-cards.ts";
import { businessesSitemap, cardsSitemap, pagesSitemap, sitemapIndex } from "./write-sitemap.ts";

/** Cards of members with and without the plan, and businesses. */
const KINDS = ["priority", "cards", "businesses"] as const;
type Kind = (typeof KINDS)[number];

/** Forgotten when a card is switched on or off for search engines. */
export const SITEMAPS_TAG = "sitemaps";
/** Search engines take at most 50,000 a file; a file may grow a little after the index was made. */
const CARDS_PER_FILE = 49_000;
const KEPT_FOR_MS = 10 * MINUTE_MS;
const MOST_BYTES = 32 * 1024 * 1024;

export type Sitemaps = (path: string) => Promise<Buffer | undefined>;

/** Sitemaps, compressed, made from the database when somebody asks and kept for a while. */
export function openSitemaps(
  { db, bus, origin }: Pick<Services, "db" | "bus" | "origin">,
  perFile = CARDS_PER_FILE,
): Sitemaps {
  // A change begins a new version; what is under way for the old one still gets its answer.
  let version = 0;
  const next = () => void version++;
  bus.subscribe("pages", (tags) => {
    if ((tags as string[]).includes(SITEMAPS_TAG)) next();
  });
  bus.onGap(next);

  const kept = new LRUCache<string, Buffer>({
    ttl: KEPT_FOR_MS,
    maxSize: MOST_BYTES,
    sizeCalculation: (file) => file.length + 200,
    // Several who ask at once get the same one.
    fetchMethod: (key) => make(key.slice(key.indexOf("/"))),
  });
  const firsts = new LRUCache<string, string[]>({
    max: 8,
    ttl: KEPT_FOR_MS,
    fetchMethod: (key) => {
      const kind = key.replace(/^\d+ /, "") as Kind;
      return kind === "businesses" ? firstBusinessIds(db, perFile) : firstIds(db, kind, perFile);
    },
  });
  const cuts = async (kind: Kind) => (await firsts.fetch(`${version} ${kind}`)) ?? [];

  async function make(path: string): Promise<Buffer | undefined> {
    if (path === "/sitemap.xml") return compressed([sitemapIndex(origin, await fileNames())]);
    if (path === "/sitemaps/pages.xml") return compressed([pagesSitemap(origin)]);
    const [, kind, number] = /^\/sitemaps\/(priority|cards|businesses)-([1-9]\d{0,4})\.xml$/.exec(path) ?? [];
    const ids = kind ? await cuts(kind as Kind) : undefined;
    const first = ids?.[Number(number) - 1];
    if (!first) return undefined;
    const end = ids?.[Number(number)];
    if (kind === "businesses")
      return compressed(businessesSitemap(origin, readListedBusinesses(db, first, end)));
    const pages = readListedCards(db, kind as CardKind, first, end);
    return compressed(cardsSitemap(origin, kind as CardKind, pages));
  }

  async function fileNames(): Promise<string[]> {
    const files = await Promise.all(
      KINDS.map(async (kind) => (await cuts(kind)).map((_, i) => `/sitemaps/${kind}-${i + 1}.xml`)),
    );
    return [...(files[0] ?? []), "/sitemaps/pages.xml", ...files.slice(1).flat()];
  }

  return (path) => kept.fetch(`${version}${path}`);
}

/** Only the compressed text is ever whole in memory, a twentieth of the size. */
async function compressed(parts: Iterable<string> | AsyncIterable<string>): Promise<Buffer> {
  const zip = createGzip();
  const [whole] = await Promise.all([buffer(zip), pipeline(parts, zip)]);
  return whole;
}
