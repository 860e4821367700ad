import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { z } from "zod";
import { afterEach, beforeEach, expect, test } from "vitest";
import { endpoints } from "@cardplaza/contract/endpoint";
import { ERROR_TEXT } from "@cardplaza/contract/errors";
import type { HandlersOf } from "./context.ts";
import { MOST_UNDER_WAY } from "./listen.ts";
import { sendPage } from "./pages/send-page.ts";
import { startTestEndpoints } from "./testing/test-endpoints.ts";
import { eventually } from "./testing/eventually.ts";

const Done = z.object({ done: z.boolean() });
const table = endpoints({
  "GET /api/slow": { summary: "Waits", returns: Done },
  "POST /api/quick": { summary: "Answers at once", body: z.object({ text: z.string() }), returns: Done },
});

let gate: ReturnType<typeof Promise.withResolvers<void>>;
let waiting = 0;
const handlers: HandlersOf<typeof table> = {
  "GET /api/slow": async () => {
    waiting++;
    await gate.promise;
    waiting--;
    return { done: true };
  },
  "POST /api/quick": () => ({ done: true }),
};

let app: Awaited<ReturnType<typeof startTestEndpoints>>;
beforeEach(async () => {
  gate = Promise.withResolvers();
  waiting = 0;
  app = await startTestEndpoints(table, handlers, {
    extend(router, services) {
      router.get("/healthz", (c) => c.text("ok"));
      router.get("/c/asha", async (c) => {
        const page = { status: 200, headers: [], html: "<p>Asha</p>", cache: { tags: [], query: [] } };
        sendPage(
          c.env.incoming,
          c.env.outgoing,
          await services.pages.render("/c/asha", () => Promise.resolve(page)),
        );
        return RESPONSE_ALREADY_SENT;
      });
    },
  });
});
afterEach(() => {
  gate.resolve();
  return app.stop();
});

const quick = () => app.call("POST", "/api/quick", { body: { text: "a".repeat(50_000) } });
const fill = async (signal?: AbortSignal) => {
  const slow = Array.from({ length: MOST_UNDER_WAY }, () =>
    fetch(`${app.url}/api/slow`, { signal }).then((response) => response.status),
  );
  void Promise.allSettled(slow);
  await eventually(() => expect(waiting).toBe(MOST_UNDER_WAY));
  return slow;
};

test("when too many requests are under way the others get 503 at once, none is lost, and afterwards all work", async () => {
  const slow = await fill();
  const refused = await Promise.all(Array.from({ length: 50 }, quick));
  for (const { status, json, headers } of refused) {
    expect([status, headers.get("retry-after")]).toEqual([503, "1"]);
    expect(json).toEqual({
      message: ERROR_TEXT.unavailable,
      error: ERROR_TEXT.unavailable,
      code: "UNAVAILABLE",
    });
  }
  expect(waiting).toBe(MOST_UNDER_WAY);
  gate.resolve();
  expect(new Set(await Promise.all(slow))).toEqual(new Set([200]));
  expect((await quick()).status).toBe(200);
});

test("cached pages and /healthz still work then", async () => {
  await fetch(`${app.url}/c/asha`);
  const slow = await fill();
  expect((await quick()).status).toBe(503);
  expect(await (await fetch(`${app.url}/c/asha`)).text()).toBe("<p>Asha</p>");
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  gate.resolve();
  await Promise.all(slow);
});

test("callers who left make room for others", async () => {
  const leaving = new AbortController();
  const slow = await fill(leaving.signal);
  leaving.abort();
  await Promise.allSettled(slow);
  await eventually(async () => expect((await quick()).status).toBe(200));
});
