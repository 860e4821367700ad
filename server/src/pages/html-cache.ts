import { LRUCache } from "lru-cache";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { Tx } from "../platform/database.ts";
import { bytesOf, packPage, type PackedPage, type RenderedPage } from "./packed-page.ts";
import type { PageChanges } from "./page-changes.ts";
import { createTagIndex } from "./tag-index.ts";

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_PATHS = 20_000;
/** Time changes pages too, and somebody may forget to invalidate one: no page is older than this. */
export const CACHED_PAGE_MS = 6 * HOUR_MS;
const EVERYTHING = "*";

export interface HtmlCache {
  /** The cached page for this address, if there is one. */
  find: (url: string) => PackedPage | undefined;
  /** Renders the page, or waits for a rendering of the same address that is under way. */
  render: (url: string, render: (cleanUrl: string) => Promise<RenderedPage>) => Promise<PackedPage>;
  /** Removes all pages with one of these tags, in every instance, when the transaction is committed. */
  invalidate: (tx: Tx, tags: string[]) => Promise<void>;
  /** Hits and misses so far. */
  counts: { hits: number; misses: number };
  clear: () => void;
}

export function createHtmlCache(
  changes: PageChanges,
  { maxBytes = MAX_BYTES, lifeMs = CACHED_PAGE_MS } = {},
): HtmlCache {
  const byTag = createTagIndex();
  const pages = new LRUCache<string, PackedPage>({
    maxSize: maxBytes,
    sizeCalculation: (page) => bytesOf(page) + 2_000,
    ttl: lifeMs,
    // How exactly: by default it would set a timer in every millisecond with a hit.
    ttlResolution: 1_000,
    dispose: (page, key) => byTag.remove(key, page.tags),
  });
  const store = (key: string, page: PackedPage, ttl = lifeMs) => {
    pages.set(key, page, { ttl });
    // A page larger than the whole cache is not stored.
    if (pages.peek(key) === page) byTag.add(key, page.tags);
  };
  // The query parameters that matter at a path. Addresses that differ only in others share one page.
  const queryThatMatters = new LRUCache<string, string[]>({ max: MAX_PATHS });
  const joinable = new Map<string, Promise<PackedPage>>();
  /** For each rendering under way, the tags that were invalidated since it began. */
  const droppedMeanwhile = new Set<Set<string>>();
  const counts = { hits: 0, misses: 0 };

  const drop = (dropped: string[]) => {
    const tags = new Set(dropped.flatMap((tag) => [tag, ...kindOf(tag)]));
    for (const tag of tags) for (const key of byTag.find(tag)) pages.delete(key);
    overtake(tags);
  };
  // A rendering that began before a change is out of date: it is not cached, and no new visitor waits for it.
  const overtake = (tags: Iterable<string>) => {
    for (const dropped of droppedMeanwhile) for (const tag of tags) dropped.add(tag);
    joinable.clear();
  };
  const clear = () => {
    pages.clear();
    overtake([EVERYTHING]);
  };
  changes.subscribe(drop);
  changes.onGap(clear);

  const cleanUrl = (url: string) => {
    const at = url.indexOf("?");
    if (at < 0) return url;
    const path = url.slice(0, at);
    const matters = queryThatMatters.get(path);
    if (!matters) return url;
    const query = new URLSearchParams(url.slice(at));
    const relevant = new URLSearchParams();
    for (const name of matters) for (const value of query.getAll(name)) relevant.append(name, value);
    return relevant.size > 0 ? `${path}?${relevant.toString()}` : path;
  };

  const countAgain = (key: string, page: PackedPage) => {
    if (pages.peek(key) !== page) return;
    // 0 would mean no limit.
    const left = Math.max(1, pages.getRemainingTTL(key));
    pages.delete(key);
    store(key, page, left);
  };

  const begin = async (key: string, render: (cleanUrl: string) => Promise<RenderedPage>) => {
    const dropped = new Set<string>();
    droppedMeanwhile.add(dropped);
    const work = async () => {
      const rendered = await render(key);
      const page = packPage(rendered, () => countAgain(key, page));
      const { cache } = rendered;
      if (cache && rendered.status === 200) {
        const path = key.split("?")[0] as string;
        queryThatMatters.set(path, cache.query);
        const stillTrue = [EVERYTHING, ...cache.tags].every((tag) => !dropped.has(tag));
        // Not cached if rendered with parameters that do not matter. The next visit uses the clean address.
        if (stillTrue && cleanUrl(key) === key) store(key, page);
      }
      return page;
    };
    const page = work();
    joinable.set(key, page);
    try {
      return await page;
    } finally {
      droppedMeanwhile.delete(dropped);
      if (joinable.get(key) === page) joinable.delete(key);
    }
  };

  return {
    counts,
    find(url) {
      const page = pages.get(cleanUrl(url));
      if (page) counts.hits++;
      return page;
    },
    async render(url, render) {
      counts.misses++;
      const key = cleanUrl(url);
      const page = await (joinable.get(key) ?? begin(key, render));
      // A redirect, such as of a renamed card, keeps all parameters of the visitor's link.
      return isRedirect(page) && key !== url ? packPage(await render(url)) : page;
    },
    invalidate: changes.add,
    clear,
  };
}

const isRedirect = ({ status }: PackedPage) => status >= 300 && status < 400;

/** Pages that show any listings have the tag `listing:*`. A change of any listing removes them. */
const kindOf = (tag: string) => (tag.includes(":") ? [`${tag.slice(0, tag.indexOf(":"))}:*`] : []);
