import { request, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { endpoints } from "@cardplaza/contract/endpoint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestEndpoints } from "../testing/test-endpoints.ts";
import { sendPage } from "./send-page.ts";

const HTML = `<!doctype html><title>Asha Menon</title>${"<p>Asha Menon, चाय की दुकान</p>".repeat(200)}`;
let app: Awaited<ReturnType<typeof startTestEndpoints>>;
let renderings = 0;
const render = (url: string) => {
  renderings++;
  const found = url.startsWith("/c/");
  return Promise.resolve({
    status: found ? 200 : 404,
    headers: [
      ["Content-Type", "text/html; charset=utf-8"],
      ["Cache-Control", "no-cache"],
    ] as [string, string][],
    html: found ? HTML : "<p>Not found</p>",
    cache: { tags: ["asha"], query: [] },
  });
};
beforeAll(async () => {
  app = await startTestEndpoints(
    endpoints({}),
    {},
    {
      extend: (router, services) =>
        router.get("*", async (c) => {
          sendPage(
            c.env.incoming,
            c.env.outgoing,
            await services.pages.render(c.env.incoming.url ?? "/", render),
          );
          return RESPONSE_ALREADY_SENT;
        }),
    },
  );
});
afterAll(() => app.stop());

// `fetch` would decode the body, and these tests need the raw bytes.
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const outgoing = request({ port: app.port, host: "127.0.0.1", path, headers, method }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on("data", (part: Buffer) => parts.push(part));
      incoming.on("end", () =>
        resolve({ status: incoming.statusCode, headers: incoming.headers, body: Buffer.concat(parts) }),
      );
    });
    outgoing.on("error", reject).end();
  });

describe.each([
  ["not cached yet", () => Promise.resolve(app.services.pages.clear())],
  ["cached", () => get("/c/asha")],
])("a page that is %s", (_what, prepare) => {
  test.each([
    ["br", "gzip, deflate, br, zstd", brotliDecompressSync],
    ["gzip", "gzip, deflate", gunzipSync],
    [undefined, "", (bytes: Buffer) => bytes],
    [undefined, "identity", (bytes: Buffer) => bytes],
    ["gzip", "br;q=0, gzip", gunzipSync],
    [undefined, "br; q=0.0, gzip;q=0", (bytes: Buffer) => bytes],
    ["br", "br;q=0.5, gzip;q=0.1", brotliDecompressSync],
    [undefined, "brotli-next, x-gzipped", (bytes: Buffer) => bytes],
  ])("is sent as %s to a browser that accepts %j", async (encoding, accepted, decode) => {
    await prepare();
    const { status, headers, body } = await get("/c/asha", { "accept-encoding": accepted });
    expect([status, headers["content-encoding"]]).toEqual([200, encoding]);
    expect(decode(body).toString()).toBe(HTML);
    expect(headers["content-length"]).toBe(String(body.length));
    expect(headers.vary).toBe("Accept-Encoding");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  });

  test("is not sent again to a browser that has it", async () => {
    await prepare();
    const { headers } = await get("/c/asha");
    const etag = headers.etag as string;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await get("/c/asha", { "if-none-match": known });
      expect([known, again.status, again.body.length]).toEqual([known, 304, 0]);
      expect(again.headers).toMatchObject({ etag, vary: "Accept-Encoding", "cache-control": "no-cache" });
      expect(again.headers["content-length"]).toBeUndefined();
    }
    expect((await get("/c/asha", { "if-none-match": '"other"' })).status).toBe(200);
  });
});

test("HEAD has the headers of GET and no body, and the next GET still has its body", async () => {
  app.services.pages.clear();
  const head = await get("/c/asha", {}, "HEAD");
  expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([
    200,
    0,
    String(Buffer.byteLength(HTML)),
  ]);
  const { status, body } = await get("/c/asha");
  expect([status, body.toString()]).toEqual([200, HTML]);
  expect((await get("/c/asha", {}, "HEAD")).headers.etag).toBe(head.headers.etag);
});

test("a cached page is not rendered again", async () => {
  await get("/c/asha");
  const before = renderings;
  for (let i = 0; i < 5; i++) await get("/c/asha?utm_source=mail");
  expect(renderings).toBe(before);
});

test("a page that was not found is never 304 and never cached", async () => {
  const { status, headers } = await get("/nobody");
  expect(status).toBe(404);
  const before = renderings;
  expect((await get("/nobody", { "if-none-match": headers.etag as string })).status).toBe(404);
  expect(renderings).toBe(before + 1);
});

test("a cached page is not sent for a write to its address", async () => {
  await get("/c/asha");
  expect((await get("/c/asha", {}, "POST")).status).toBe(404);
});

test("the log has the status that was sent", async () => {
  app.logLines.length = 0;
  await get("/nobody");
  expect(JSON.parse(app.logLines.at(-1) ?? "{}")).toMatchObject({ path: "/nobody", status: 404 });
});
