import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { DAY_MS } from "@cardplaza/contract/time";
import { createBus } from "../platform/bus/bus.ts";
import { systemClock } from "../platform/clock.ts";
import { openDatabase } from "../platform/database.ts";
import { createLog } from "../platform/log.ts";
import { inTransaction } from "../platform/transaction.ts";
import { createBreakableDatabase } from "../testing/breakable-database.ts";
import { CACHED_PAGE_MS, createHtmlCache, type HtmlCache } from "./html-cache.ts";
import { openPageChanges } from "./page-changes.ts";
import type { RenderedPage } from "./packed-page.ts";
import { eventually } from "../testing/eventually.ts";

let database: Awaited<ReturnType<typeof createBreakableDatabase>>;
const opened: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await createBreakableDatabase();
});
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});
afterAll(() => database.close());

async function openCache(options?: Parameters<typeof createHtmlCache>[1]): Promise<HtmlCache> {
  const log = createLog("silent");
  const { db, close } = openDatabase(database.url, log);
  const bus = await createBus(database.url, undefined, log);
  const changes = await openPageChanges({ db, bus, clock: systemClock });
  opened.push(async () => {
    changes.close();
    await bus.close();
    await close();
  });
  return createHtmlCache(changes, options);
}
/** The page changes of another instance, whose connection is not cut. */
async function openPageChangesBesides() {
  const bus = await createBus(database.directUrl, undefined, createLog("silent"));
  const changes = await openPageChanges({ db: database.db, bus, clock: systemClock });
  opened.push(async () => {
    changes.close();
    await bus.close();
  });
  return changes;
}
const invalidate = (cache: HtmlCache, ...tags: string[]) =>
  inTransaction(database.db, (tx) => cache.invalidate(tx, tags));
const page = (html: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: [["Content-Type", "text/html; charset=utf-8"]],
  html,
  cache: { tags: ["asha"], query: [] },
  ...more,
});
const always = (html: string, more?: Partial<RenderedPage>) => vi.fn(() => Promise.resolve(page(html, more)));
const shown = (cache: HtmlCache, url: string) => cache.find(url)?.variants.identity.body.toString();

/** A rendering that the test ends. */
function paused() {
  const { promise, resolve } = Promise.withResolvers<RenderedPage>();
  return { render: vi.fn(() => promise), finish: resolve };
}

describe("caching", () => {
  test("Asha's page is rendered once and found afterwards", async () => {
    const cache = await openCache();
    expect(cache.find("/c/asha")).toBeUndefined();
    const render = always("<p>Asha</p>");
    const first = await cache.render("/c/asha", render);
    expect(cache.find("/c/asha")).toBe(first);
    expect(render).toHaveBeenCalledTimes(1);
    expect(cache.counts).toEqual({ hits: 1, misses: 1 });
  });

  test("a page that is not marked for the cache is rendered each time", async () => {
    const cache = await openCache();
    await cache.render("/search", always("<p>1</p>", { cache: undefined }));
    expect(cache.find("/search")).toBeUndefined();
  });

  test.each([404, 500, 503, 302, 410])("a page with status %s is sent and not cached", async (status) => {
    const cache = await openCache();
    expect((await cache.render("/c/gone", always("<p>No</p>", { status }))).status).toBe(status);
    expect(cache.find("/c/gone")).toBeUndefined();
  });

  test("a failed rendering fails for all who waited, and the next visitor starts a new one", async () => {
    const cache = await openCache();
    const failing = vi.fn(() => sleep(10).then(() => Promise.reject(new Error("no database"))));
    const both = await Promise.allSettled([
      cache.render("/c/asha", failing),
      cache.render("/c/asha", failing),
    ]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(failing).toHaveBeenCalledTimes(1);
    await cache.render("/c/asha", always("<p>Asha</p>"));
    expect(shown(cache, "/c/asha")).toBe("<p>Asha</p>");
  });

  test("fifty visitors of a page that is not cached yet cost one rendering", async () => {
    const cache = await openCache();
    const { render, finish } = paused();
    const visitors = Array.from({ length: 50 }, () => cache.render("/c/asha", render));
    finish(page("<p>Asha</p>"));
    const pages = await Promise.all(visitors);
    expect(new Set(pages).size).toBe(1);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test("the oldest pages are removed when the cache is full", async () => {
    const cache = await openCache({ maxBytes: 100_000 });
    const noise = () => randomBytes(6_000).toString("hex");
    for (let n = 0; n < 10; n++) await cache.render(`/c/${n}`, always(noise()));
    const cached = Array.from({ length: 10 }, (_, n) => cache.find(`/c/${n}`)).map(
      (found) => found !== undefined,
    );
    expect(cached.at(-1)).toBe(true);
    expect(cached[0]).toBe(false);
    const bytes = cached.filter(Boolean).length * 12_000;
    expect(bytes).toBeLessThan(100_000);
  });

  test("compressed copies that are added later count too", async () => {
    const cache = await openCache({ maxBytes: 45_000 });
    const html = randomBytes(6_000).toString("hex");
    for (const path of ["/c/asha", "/c/ravi", "/c/meera"]) await cache.render(path, always(html));
    for (const encoding of ["gzip", "br"] as const) await cache.find("/c/meera")?.compress(encoding);
    expect(shown(cache, "/c/meera")).toBe(html);
    expect(cache.find("/c/asha")).toBeUndefined();
  });

  test("a page is rendered again when it gets old, also if a compressed copy was added", async () => {
    expect(CACHED_PAGE_MS).toBeLessThanOrEqual(DAY_MS);
    const cache = await openCache({ lifeMs: 1_500 });
    await cache.render("/c/asha", always("<p>Asha</p>"));
    await cache.find("/c/asha")?.compress("br");
    expect(shown(cache, "/c/asha")).toBe("<p>Asha</p>");
    await eventually(() => expect(cache.find("/c/asha")).toBeUndefined());
    await cache.render("/c/asha", always("<p>new</p>"));
    expect(shown(cache, "/c/asha")).toBe("<p>new</p>");
  });

  test("a page larger than the cache is sent and not cached", async () => {
    const cache = await openCache({ maxBytes: 10_000 });
    const sent = await cache.render("/c/huge", always(randomBytes(10_000).toString("hex")));
    expect(sent.variants.identity.body.length).toBe(20_000);
    expect(cache.find("/c/huge")).toBeUndefined();
  });
});

describe("addresses", () => {
  test("parameters that make no difference share one page", async () => {
    const cache = await openCache();
    await cache.render("/c/asha", always("<p>Asha</p>"));
    for (const query of ["?utm_source=mail", "?fbclid=1&x=2", "?", "?__proto__=1"]) {
      expect([query, shown(cache, `/c/asha${query}`)]).toEqual([query, "<p>Asha</p>"]);
    }
  });

  test("a first visit with such a parameter is not cached for all visitors", async () => {
    const cache = await openCache();
    await cache.render("/c/asha?utm_source=mail", always("<p>with parameter</p>"));
    expect(cache.find("/c/asha")).toBeUndefined();
    expect(cache.find("/c/asha?utm_source=mail")).toBeUndefined();
    await cache.render("/c/asha", always("<p>Asha</p>"));
    expect(shown(cache, "/c/asha?utm_source=mail")).toBe("<p>Asha</p>");
  });

  test("parameters that matter have their own pages, in any order", async () => {
    const cache = await openCache();
    const options = { cache: { tags: ["list"], query: ["city", "page"] } };
    await cache.render("/members", always("<p>all</p>", options));
    await cache.render("/members?city=Pune&page=2", always("<p>Pune 2</p>", options));
    expect(shown(cache, "/members?page=2&city=Pune&utm=x")).toBe("<p>Pune 2</p>");
    expect(shown(cache, "/members")).toBe("<p>all</p>");
    expect(cache.find("/members?city=Goa")).toBeUndefined();
  });

  test("the page is rendered for the address without such parameters", async () => {
    const cache = await openCache();
    await cache.render("/c/asha", always("<p>Asha</p>"));
    cache.clear();
    const render = always("<p>Asha</p>");
    await cache.render("/c/asha?utm_source=mail", render);
    expect(render).toHaveBeenCalledWith("/c/asha");
  });
});

test("a page that has moved redirects each visitor with all parameters of their link", async () => {
  const cache = await openCache();
  await cache.render("/c/asha", always("<p>Asha</p>"));
  await invalidate(cache, "asha");
  const moved = vi.fn((url: string) => Promise.resolve(page(url, { status: 301, cache: undefined })));
  const visitors = ["/c/asha?lead=1", "/c/asha?lead=2", "/c/asha"];
  const sent = await Promise.all(visitors.map((url) => cache.render(url, moved)));
  expect(sent.map(({ variants }) => variants.identity.body.toString())).toEqual(visitors);
});

describe("invalidating", () => {
  test("pages with the tag are removed, the others stay", async () => {
    const cache = await openCache();
    await cache.render("/c/asha", always("<p>Asha</p>", { cache: { tags: ["asha", "team"], query: [] } }));
    await cache.render("/c/ravi", always("<p>Ravi</p>", { cache: { tags: ["ravi"], query: [] } }));
    await invalidate(cache, "asha");
    expect(cache.find("/c/asha")).toBeUndefined();
    expect(shown(cache, "/c/ravi")).toBe("<p>Ravi</p>");
  });

  test("a page that shows any items of a kind is removed when one of them changes", async () => {
    const cache = await openCache();
    await cache.render("/list", always("<p>All</p>", { cache: { tags: ["shop:*"], query: [] } }));
    await invalidate(cache, "card:1");
    expect(shown(cache, "/list")).toBe("<p>All</p>");
    await invalidate(cache, "shop:1");
    expect(cache.find("/list")).toBeUndefined();
  });

  test("a change that is not committed removes nothing", async () => {
    const cache = await openCache();
    await cache.render("/c/asha", always("<p>Asha</p>"));
    const undone = inTransaction(database.db, async (tx) => {
      await cache.invalidate(tx, ["asha"]);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await sleep(50);
    expect(cache.find("/c/asha")).toBeDefined();
  });

  test("a change reaches the other instance on the same database", async () => {
    const [here, there] = [await openCache(), await openCache()];
    await there.render("/c/asha", always("<p>old</p>"));
    await there.render("/c/ravi", always("<p>Ravi</p>", { cache: { tags: ["ravi"], query: [] } }));
    await invalidate(here, "asha");
    await eventually(() => expect(there.find("/c/asha")).toBeUndefined());
    expect(there.find("/c/ravi")).toBeDefined();
  });

  test("a thousand tags at once work", async () => {
    const [here, there] = [await openCache(), await openCache()];
    const tags = Array.from({ length: 1_000 }, (_, n) => `card-${n}`);
    await there.render("/c/last", always("<p>Last</p>", { cache: { tags: ["card-999"], query: [] } }));
    await invalidate(here, ...tags);
    await eventually(() => expect(there.find("/c/last")).toBeUndefined());
  });

  test("a rendering that began before the change is sent to its visitor and not cached", async () => {
    const cache = await openCache();
    const { render, finish } = paused();
    const visitor = cache.render("/c/asha", render);
    await invalidate(cache, "asha");
    finish(page("<p>old</p>"));
    expect((await visitor).variants.identity.body.toString()).toBe("<p>old</p>");
    expect(cache.find("/c/asha")).toBeUndefined();
  });

  test("a visitor after the change does not join the rendering from before", async () => {
    const cache = await openCache();
    const before = paused();
    const early = cache.render("/c/asha", before.render);
    await invalidate(cache, "asha");
    const late = await cache.render("/c/asha", always("<p>new</p>"));
    before.finish(page("<p>old</p>"));
    await early;
    expect(late.variants.identity.body.toString()).toBe("<p>new</p>");
    expect(shown(cache, "/c/asha")).toBe("<p>new</p>");
  });

  test("a rendering during which two tags changed is cached under neither", async () => {
    const cache = await openCache();
    const { render, finish } = paused();
    const visitor = cache.render("/c/asha", render);
    await invalidate(cache, "somebody else");
    await invalidate(cache, "asha");
    finish(page("<p>old</p>"));
    await visitor;
    expect(cache.find("/c/asha")).toBeUndefined();
  });

  test("a rendering during which only other tags changed is cached", async () => {
    const cache = await openCache();
    const { render, finish } = paused();
    const visitor = cache.render("/c/asha", render);
    await invalidate(cache, "ravi");
    finish(page("<p>Asha</p>"));
    await visitor;
    expect(shown(cache, "/c/asha")).toBe("<p>Asha</p>");
  });

  test("clearing the cache affects renderings under way, also after another change", async () => {
    const cache = await openCache();
    const { render, finish } = paused();
    const visitor = cache.render("/c/asha", render);
    await invalidate(cache, "somebody else");
    cache.clear();
    finish(page("<p>old</p>"));
    await visitor;
    expect(cache.find("/c/asha")).toBeUndefined();
  });

  test("while the database connection is lost pages stay; when it is back those that changed are rendered again", async () => {
    const cache = await openCache();
    await cache.render("/c/asha", always("<p>Asha</p>"));
    await cache.render("/c/ravi", always("<p>Ravi</p>", { cache: { tags: ["ravi"], query: [] } }));
    const elsewhere = await openPageChangesBesides();
    await database.cut();
    await inTransaction(database.db, (tx) => elsewhere.add(tx, ["asha"]));
    await sleep(30);
    expect(cache.find("/c/asha")).toBeDefined();
    await database.mend();
    await eventually(() => expect(cache.find("/c/asha")).toBeUndefined());
    expect(cache.find("/c/ravi")).toBeDefined();
  });
});
