import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { makeCard } from "../card.fixtures.ts";
import { pingSearchEnginesJob } from "./ping-search-engines.ts";

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
