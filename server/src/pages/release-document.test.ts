import { request, type IncomingMessage } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "@cardplaza/contract/endpoint";
import { startTestEndpoints } from "../testing/test-endpoints.ts";
import { releaseDocument } from "./release-document.ts";

const TEXT = JSON.stringify({ calls: Array.from({ length: 500 }, (_, at) => `GET /api/${at}`) });
let made = 0;
let app: Awaited<ReturnType<typeof startTestEndpoints>>;
beforeAll(async () => {
  const make = () => {
    made++;
    return TEXT;
  };
  app = await startTestEndpoints(
    endpoints({}),
    {},
    {
      extend: (router) =>
        router.get("/api/calls", releaseDocument([["Content-Type", "application/json"]], make)),
    },
  );
});
afterAll(() => app.stop());

/** Reads the raw bytes; `fetch` would decompress them. */
async function get(headers: Record<string, string> = {}, path = "/api/calls") {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(app.url + path, { headers }, resolve)
      .once("error", reject)
      .end();
  });
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
}

test("a document is made once, at the first call, however many calls arrive at the same moment", async () => {
  expect(made).toBe(0);
  const all = await Promise.all([
    ...Array.from({ length: 20 }, () => get()),
    get({ authorization: "Bearer x" }),
    get({}, "/api/calls?fresh=1"),
  ]);
  for (const { status, body } of all) expect([status, body.toString()]).toEqual([200, TEXT]);
  expect(made).toBe(1);
});

test("it is compressed as the caller accepts it", async () => {
  const [br, gzip] = [await get({ "accept-encoding": "gzip, br" }), await get({ "accept-encoding": "gzip" })];
  expect([br.headers["content-encoding"], brotliDecompressSync(br.body).toString()]).toEqual(["br", TEXT]);
  expect([gzip.headers["content-encoding"], gunzipSync(gzip.body).toString()]).toEqual(["gzip", TEXT]);
  expect(br.headers).toMatchObject({ vary: "Accept-Encoding", "cache-control": "public, no-cache" });
  expect(br.body.length).toBeLessThan(TEXT.length / 2);
});

test("a caller who has this version gets 304", async () => {
  const { etag = "" } = (await get()).headers;
  const { status, body } = await get({ "if-none-match": etag });
  expect([status, body.length]).toEqual([304, 0]);
  expect((await get({ "if-none-match": '"of-an-earlier-release"' })).status).toBe(200);
  expect(made).toBe(1);
});
