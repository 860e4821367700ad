import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { members } from "../accounts/accounts.table.ts";
import { makeCard, makeTeamCard } from "../cards/card.fixtures.ts";
import { listings } from "../directory/listings/listings.table.ts";
import { insertListing } from "../directory/listings/listing.fixtures.ts";
import { endPlan } from "../plan/plan.fixtures.ts";
import { readSitemap } from "./sitemap.fixtures.ts";
import { openSitemaps } from "./sitemap-cache.ts";

const ORIGIN = "https://cards.example";
const KEY = "0123456789abcdef";
let asha: Person;
let ravi: Person;

const app = await sharedTestApp({ settings: { PUBLIC_ORIGIN: ORIGIN, INDEXNOW_KEY: KEY } });
beforeAll(async () => {
  asha = await app.signIn("Asha Menon", { premium: true });
  ravi = await app.signIn("Ravi Kulkarni");
});

const get = (path: string) => app.call("GET", path);
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const fresh = (path: string, perFile?: number) => readSitemap(app, path, perFile);
const listed = async (kind: string) => addresses((await fresh(`/sitemaps/${kind}-1.xml`)) ?? "");
const addressOf = ({ slug }: { slug: string }) => `${ORIGIN}/card/${slug}`;

test("robots.txt names the sitemap and what crawlers must not read", async () => {
  const { status, text, headers } = await get("/robots.txt");
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=UTF-8"]);
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  expect(text).toContain("Disallow: /api/\n");
  expect(text).toContain("Disallow: /q/\n");
  for (const kind of ["business-cards", "companies", "products"])
    expect(text).toContain(`Allow: /api/${kind}/*/og.jpg\n`);
  expect(text).not.toContain("Disallow: /card");
});

test("published businesses have a sitemap of their own", async () => {
  const shop = await insertListing(app, ravi, { name: "Ravi's Tools" });
  await insertListing(app, asha, { status: "draft", publishedAt: null });
  const hidden = await insertListing(app, null, { status: "paused" });
  expect(await listed("businesses")).toEqual([`${ORIGIN}/business/ravi-s-tools-${shop.id}`]);
  expect(addresses((await fresh("/sitemap.xml")) ?? "").at(-1)).toBe(`${ORIGIN}/sitemaps/businesses-1.xml`);
  for (const { id } of [shop, hidden]) await app.db.delete(listings).where(eq(listings.id, id));
  expect(await fresh("/sitemaps/businesses-1.xml")).toBeUndefined();
});

test("the key of IndexNow is proved by its file", async () => {
  expect((await get(`/${KEY}.txt`)).text).toBe(KEY);
});

test("the index names all sitemaps, those with priority first, and each of them is there", async () => {
  await makeCard(app, asha);
  await makeCard(app, ravi);
  const { headers, text } = await get("/sitemap.xml");
  expect(headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="http:\/\/www/);
  expect(addresses(text)).toEqual(
    ["priority-1", "pages", "cards-1"].map((name) => `${ORIGIN}/sitemaps/${name}.xml`),
  );
  for (const address of addresses(text)) {
    const sitemap = await get(new URL(address as string).pathname);
    expect([address, sitemap.status]).toEqual([address, 200]);
    expect(sitemap.text).toMatch(/<urlset [^>]+>\n(<url>.*<\/url>\n)+<\/urlset>\n$/);
  }
  expect((await get("/sitemaps/pages.xml")).text).toContain(`<loc>${ORIGIN}/digital-business-cards</loc>`);
});

describe("cards", () => {
  test("of premium members are in the priority sitemap with their last change, others in the plain one", async () => {
    const [hers, his] = [await makeCard(app, asha), await makeCard(app, ravi)];
    const team = await makeTeamCard(app, asha);
    expect(await listed("priority")).toEqual(expect.arrayContaining([addressOf(hers), addressOf(team)]));
    expect(await listed("priority")).not.toContain(addressOf(his));
    expect(await listed("cards")).toContain(addressOf(his));
    expect(await listed("cards")).not.toContain(addressOf(hers));
    const changedAt = async () =>
      new RegExp(`<loc>${addressOf(hers)}</loc><lastmod>(.*)</lastmod>`).exec(
        (await fresh("/sitemaps/priority-1.xml")) ?? "",
      )?.[1];
    expect(await changedAt()).toBe(hers.updated_at);
    const path = `/api/business-cards/${hers._id}`;
    const changed = await app.call("PATCH", path, { as: asha, body: { role: "Architect" } });
    expect(await changedAt()).toBe(changed.json.updated_at);
    const words = { title: "Asha", description: "", index: true };
    await app.call("PUT", `${path}/seo`, { as: asha, body: words });
    expect((await changedAt()) ?? "").toSatisfy((time: string) => time > changed.json.updated_at);
  });

  test("that are incomplete, deleted, switched off or of a leaving member are in none", async () => {
    const left = await app.signIn("Meera", { premium: true });
    const cards = {
      incomplete: await makeCard(app, asha, { phone: "" }),
      deleted: await makeCard(app, asha),
      off: await makeCard(app, asha),
      left: await makeCard(app, left),
    };
    await app.call("DELETE", `/api/business-cards/${cards.deleted._id}`, { as: asha, body: {} });
    const words = { title: "", description: "", index: false };
    await app.call("PUT", `/api/business-cards/${cards.off._id}/seo`, { as: asha, body: words });
    await app.db.update(members).set({ erasesAt: new Date() }).where(eq(members.id, left.member.id));
    const all = [...(await listed("priority")), ...(await listed("cards"))];
    for (const card of Object.values(cards)) expect(all).not.toContain(addressOf(card));
  });

  test("appear and disappear at once with the switch, although sitemaps are cached", async () => {
    const card = await makeCard(app, asha);
    const there = async () => (await get("/sitemaps/priority-1.xml")).text.includes(card._id);
    const set = (index: boolean) =>
      app.call("PUT", `/api/business-cards/${card._id}/seo`, {
        as: asha,
        body: { title: "", description: "", index },
      });
    await set(true);
    expect(await there()).toBe(true);
    await set(false);
    await expect.poll(there).toBe(false);
    await set(true);
    await expect.poll(there).toBe(true);
  });

  test("move to the plain sitemap when the plan ends, or stay unlisted", async () => {
    const meera = await app.signIn("Meera", { premium: true });
    const card = await makeCard(app, meera);
    const hidden = await makeCard(app, meera, { name: "Meera at home" });
    const body = { title: "", description: "", index: false };
    await app.call("PUT", `/api/business-cards/${hidden._id}/seo`, { as: meera, body });
    await endPlan(app, meera);
    expect(await listed("priority")).not.toContain(addressOf(card));
    expect(await listed("cards")).toContain(addressOf(card));
    expect(await listed("cards")).not.toContain(addressOf(hidden));
  });

  test("with hostile names have plain addresses", async () => {
    const card = await makeCard(app, ravi, { name: `</loc>&"'<script>alert(1)</script>` });
    const xml = (await fresh("/sitemaps/cards-1.xml")) ?? "";
    expect(xml).toContain(`<loc>${ORIGIN}/card/loc-script-alert-1-script-${card._id}</loc>`);
    expect(xml).not.toMatch(/<script|&(?!amp;|lt;|gt;|quot;|apos;)/);
  });
});

test("a database error in the middle fails that request, and none after it", async () => {
  let calls = 0;
  const execute = (...given: Parameters<typeof app.db.execute>) =>
    ++calls === 2 ? Promise.reject(new Error("gone")) : app.db.execute(...given);
  const sitemaps = openSitemaps({ ...app.services, db: { execute } as typeof app.db, origin: ORIGIN });
  await expect(sitemaps("/sitemaps/cards-1.xml")).rejects.toThrow("gone");
  await expect(sitemaps("/sitemaps/cards-1.xml")).resolves.toBeInstanceOf(Buffer);
});

describe("a large directory", () => {
  test("is split, without a card twice or missing", async () => {
    const all = await listed("cards");
    const index = addresses((await fresh("/sitemap.xml", 2)) ?? "");
    const files = index.filter((address) => address?.includes("/cards-"));
    expect(files).toHaveLength(Math.ceil(all.length / 2));
    const parts = await Promise.all(
      files.map(async (address) => addresses((await fresh(new URL(address as string).pathname, 2)) ?? "")),
    );
    expect(parts.every((part) => part.length <= 2)).toBe(true);
    expect(parts.flat()).toEqual(all);
    expect(await fresh(`/sitemaps/cards-${files.length + 1}.xml`, 2)).toBeUndefined();
  });

  test("of more than 50,000 cards has two files, neither above 50,000", async () => {
    const { _id } = await makeCard(app, ravi);
    await app.db.execute(sql`
      insert into cards (id, owner_id, kind, name, role, company, phone, created_at, updated_at)
      select left(id, 9) || lpad(i::text, 11, '0'), owner_id, kind, name, role, company, phone, created_at, updated_at
      from cards, generate_series(1, 50001) i where id = ${_id}`);
    const parts = await Promise.all(
      [1, 2, 3].map(async (file) => addresses((await fresh(`/sitemaps/cards-${file}.xml`)) ?? "").length),
    );
    expect(parts[0]).toBeLessThanOrEqual(50_000);
    expect(parts[1]).toBeLessThanOrEqual(50_000);
    expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBeGreaterThan(50_001);
    expect(parts[2]).toBe(0);
  });
});
