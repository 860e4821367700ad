import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { makeCard } from "../cards/card.fixtures.ts";
import { cards } from "../cards/cards.table.ts";
import { companyCalls, insertCompany } from "../companies/company/company.fixtures.ts";
import { insertProduct, productCalls } from "../companies/products/product.fixtures.ts";
import { itCalls } from "../it-services/it-services.fixtures.ts";
import { deleteEndedPings } from "./delete-ended-pings.ts";
import { pingSearchEnginesJob } from "./ping-search-engines.ts";
import { searchPings } from "./search-pings.table.ts";

interface Ping {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

const ORIGIN = "https://cards.example";
const KEY = "0123456789abcdef";
let engine: Server;
let pings: Ping[] = [];
let answer = 202;
let app: TestApp;

beforeAll(async () => {
  engine = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.once("end", () => {
      pings.push(JSON.parse(body) as Ping);
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => engine.listen(0, "127.0.0.1", resolve));
  const { port } = engine.address() as AddressInfo;
  app = await startTestApp({
    settings: {
      PUBLIC_ORIGIN: ORIGIN,
      INDEXNOW_KEY: KEY,
      INDEXNOW_URL: `http://127.0.0.1:${port}/indexnow`,
    },
  });
});
afterAll(async () => {
  await app.stop();
  engine.close();
});

async function pinged(config = app.services.config): Promise<string[]> {
  pings = [];
  const ctx = { ...app.services, config, now: new Date() };
  await pingSearchEnginesJob.run(ctx, {}, new AbortController().signal);
  return pings.flatMap(({ urlList }) => urlList);
}
const addressOf = ({ slug }: { slug: string }) => `${ORIGIN}/card/${slug}`;

test("search engines get changed premium cards, once for each change and many at a time", async () => {
  const asha = await app.signIn("Asha Menon", { premium: true });
  const ravi = await app.signIn("Ravi Kulkarni");
  const [one, two] = [await makeCard(app, asha), await makeCard(app, asha)];
  await makeCard(app, ravi);
  await makeCard(app, asha, { phone: "" });
  expect(await pinged()).toEqual([addressOf(one), addressOf(two)]);
  expect(pings).toHaveLength(1);
  expect(pings[0]).toMatchObject({ host: "cards.example", key: KEY, keyLocation: `${ORIGIN}/${KEY}.txt` });
  expect(await pinged()).toEqual([]);

  await app.call("PATCH", `/api/business-cards/${one._id}`, { as: asha, body: { role: "Architect" } });
  expect(await pinged()).toEqual([addressOf(one)]);

  // A card that may no longer be listed is reported too.
  const body = { title: "", description: "", index: false };
  await app.call("PUT", `/api/business-cards/${one._id}/seo`, { as: asha, body });
  await app.call("DELETE", `/api/business-cards/${two._id}`, { as: asha, body: {} });
  expect(await pinged()).toEqual([addressOf(one), addressOf(two)]);
  expect(await pinged()).toEqual([]);
});

test("they get companies and products of owners with the plan, when they are shown, changed, hidden or deleted", async () => {
  const { call } = companyCalls(app);
  const { call: callProduct } = productCalls(app);
  const [kiran, farah] = [await app.signIn("Kiran Rao", { premium: true }), await app.signIn("Farah Khan")];
  const [company, free] = [await insertCompany(app, kiran), await insertCompany(app, farah)];
  const [bolt, nut] = [await insertProduct(app, company), await insertProduct(app, company)];
  await insertProduct(app, company, { status: "draft" });
  await insertProduct(app, free);
  const companyAddress = `${ORIGIN}/company/deshmukh-fasteners-${company.id}`;
  const products = [bolt, nut].map(({ id }) => `${ORIGIN}/product/hex-bolt-m8-${id}`).toSorted();
  const all = [companyAddress, ...products];
  expect(await pinged()).toEqual(all);
  expect(await pinged()).toEqual([]);

  await callProduct(kiran, "DELETE", `/${bolt.id}`);
  expect(await pinged()).toEqual([`${ORIGIN}/product/hex-bolt-m8-${bolt.id}`]);
  // The products of a company are hidden with it.
  expect((await call(kiran, "POST", `/${company.id}/hide`, {})).status).toBe(200);
  expect(await pinged()).toEqual(all);
  expect(await pinged()).toEqual([]);
});

test("they get a provider of IT services and its packages", async () => {
  const isha = await app.signIn("Isha Kapoor", { premium: true });
  const { saveProvider, addPackage } = itCalls(app);
  const { id } = await insertCompany(app, isha);
  await saveProvider(isha, id);
  const { json } = await addPackage(isha, id);
  expect(await pinged()).toEqual([
    `${ORIGIN}/company/deshmukh-fasteners-${id}`,
    `${ORIGIN}/it-services?provider=deshmukh-fasteners-${id}`,
    `${ORIGIN}/it-services?package=${json.slug}`,
  ]);
});

test("what was sent about an erased card is deleted at night", async () => {
  const card = await makeCard(app, await app.signIn("Dev Rao", { premium: true }));
  await pinged();
  await app.db.delete(cards).where(eq(cards.id, card._id));
  await deleteEndedPings({ ...app.services, now: new Date() });
  expect(await app.db.$count(searchPings, eq(searchPings.targetId, card._id))).toBe(0);
  expect(await app.db.$count(searchPings)).toBeGreaterThan(0);
});

test("what could not be sent is sent the next time", async () => {
  const meera = await app.signIn("Meera", { premium: true });
  const card = await makeCard(app, meera);
  answer = 429;
  expect(await pinged()).toEqual([addressOf(card)]);
  answer = 200;
  expect(await pinged()).toEqual([addressOf(card)]);
  expect(await pinged()).toEqual([]);
});

test("a search engine that is down causes no error", async () => {
  await makeCard(app, await app.signIn("Divya", { premium: true }));
  await expect(pinged({ ...app.services.config, INDEXNOW_URL: "http://127.0.0.1:9/" })).resolves.toEqual([]);
  expect(await pinged()).toHaveLength(1);
});

test("without a key nothing is sent", async () => {
  await makeCard(app, await app.signIn("Farah", { premium: true }));
  expect(await pinged({ ...app.services.config, INDEXNOW_KEY: undefined })).toEqual([]);
});
