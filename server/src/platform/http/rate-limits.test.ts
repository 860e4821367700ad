import { z } from "zod";
import { afterEach, describe, expect, test } from "vitest";
import { endpoints } from "@cardplaza/contract/endpoint";
import { ERROR_TEXT } from "@cardplaza/contract/errors";
import { HOUR_SECONDS } from "@cardplaza/contract/time";
import type { HandlersOf } from "../../context.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { startTestEndpoints } from "../../testing/test-endpoints.ts";
import { rateLimits } from "./rate-limits.table.ts";

const Done = z.object({ done: z.boolean() });
const table = endpoints({
  "POST /api/by-address": {
    summary: "Three an hour from one address",
    returns: Done,
    limit: { points: 3, seconds: HOUR_SECONDS, by: "address" },
  },
  "POST /api/by-account": {
    summary: "Three an hour for one account",
    auth: "member",
    returns: Done,
    limit: { points: 3, seconds: HOUR_SECONDS, by: "account" },
  },
  "POST /api/each-second": {
    summary: "One a second",
    returns: Done,
    limit: { points: 1, seconds: 1, by: "address" },
  },
  "GET /api/free": { summary: "Only the limit of everything", returns: Done },
});
const handlers: HandlersOf<typeof table> = {
  "POST /api/by-address": () => ({ done: true }),
  "POST /api/by-account": () => ({ done: true }),
  "POST /api/each-second": () => ({ done: true }),
  "GET /api/free": () => ({ done: true }),
};

type App = Awaited<ReturnType<typeof startTestEndpoints>>;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function start(
  settings: Record<string, string> = {},
  database?: Awaited<ReturnType<typeof createTestDatabase>>,
) {
  const app = await startTestEndpoints(table, handlers, {
    settings: { RATE_LIMIT_FACTOR: "1", ...settings },
    database,
  });
  closing.push(() => app.stop());
  return app;
}
const statuses = async (times: number, one: () => Promise<{ status: number }>) => {
  const found: number[] = [];
  for (let i = 0; i < times; i++) found.push((await one()).status);
  return found;
};
const from =
  (app: App, address: string, path = "/api/by-address") =>
  () =>
    app.call("POST", path, { headers: { "x-forwarded-for": address } });

test("the fourth call of three is refused with the time to wait", async () => {
  const app = await start();
  expect(await statuses(3, () => app.call("POST", "/api/by-address"))).toEqual([200, 200, 200]);
  const { status, json, headers } = await app.call("POST", "/api/by-address");
  expect([status, json]).toEqual([
    429,
    { message: ERROR_TEXT.tooMany, error: ERROR_TEXT.tooMany, code: "RATE_LIMITED" },
  ]);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(3590);
  expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(3600);
});

test("one endpoint's limit is not another's", async () => {
  const app = await start();
  await statuses(4, () => app.call("POST", "/api/by-address"));
  expect((await app.call("GET", "/api/free")).status).toBe(200);
});

test("after the time in Retry-After the call works again", async () => {
  const app = await start();
  await app.call("POST", "/api/each-second");
  const { status, headers } = await app.call("POST", "/api/each-second");
  expect([status, headers.get("retry-after")]).toEqual([429, "1"]);
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  expect((await app.call("POST", "/api/each-second")).status).toBe(200);
});

describe("by account", () => {
  test("Ravi's limit is not Asha's, though they sit at one address", async () => {
    const app = await start();
    const [asha, ravi] = [await app.signIn("Asha"), await app.signIn("Ravi")];
    expect(await statuses(4, () => app.call("POST", "/api/by-account", { as: ravi }))).toEqual([
      200, 200, 200, 429,
    ]);
    expect((await app.call("POST", "/api/by-account", { as: asha })).status).toBe(200);
  });

  test("a visitor who may not call uses no member's limit", async () => {
    const app = await start();
    expect(await statuses(5, () => app.call("POST", "/api/by-account"))).toEqual([401, 401, 401, 401, 401]);
    const asha = await app.signIn("Asha");
    expect((await app.call("POST", "/api/by-account", { as: asha })).status).toBe(200);
  });

  test("Asha cannot get more by changing her address or signing in again", async () => {
    const app = await start({ TRUST_PROXY: "1" });
    const asha = await app.signIn("Asha");
    const each = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        app.call("POST", "/api/by-account", { as: asha, headers: { "x-forwarded-for": `198.51.100.${n}` } }),
      ),
    );
    expect(each.filter(({ status }) => status === 200).length).toBe(3);
  });
});

describe("by address", () => {
  test("a forged X-Forwarded-For does not change the caller", async () => {
    const app = await start();
    const found = [];
    for (let n = 1; n <= 4; n++) found.push(...(await statuses(1, from(app, `198.51.100.${n}`))));
    expect(found).toEqual([200, 200, 200, 429]);
  });

  test("behind a proxy each caller has their own limit", async () => {
    const app = await start({ TRUST_PROXY: "on" });
    expect(await statuses(4, from(app, "198.51.100.1"))).toEqual([200, 200, 200, 429]);
    expect(await statuses(1, from(app, "198.51.100.2"))).toEqual([200]);
  });

  test("behind a proxy, entries that the caller wrote change nothing", async () => {
    const app = await start({ TRUST_PROXY: "1" });
    const found = [];
    for (let n = 1; n <= 4; n++) found.push(...(await statuses(1, from(app, `9.9.9.${n}, 198.51.100.1`))));
    expect(found).toEqual([200, 200, 200, 429]);
  });

  test("behind two proxies the caller is counted from the right", async () => {
    const app = await start({ TRUST_PROXY: "2" });
    const found = [];
    for (let n = 1; n <= 4; n++)
      found.push(...(await statuses(1, from(app, `9.9.9.${n}, 198.51.100.1, 10.0.0.${n}`))));
    expect(found).toEqual([200, 200, 200, 429]);
  });

  test("an IPv6 subscriber has one limit for the whole /64", async () => {
    const app = await start({ TRUST_PROXY: "1" });
    const found = [];
    for (let n = 1; n <= 4; n++) found.push(...(await statuses(1, from(app, `2001:db8:1:2::${n}`))));
    expect(found).toEqual([200, 200, 200, 429]);
    expect(await statuses(1, from(app, "2001:db8:1:3::1"))).toEqual([200]);
  });
});

test("RATE_LIMIT_FACTOR multiplies the limits per address and leaves those per account", async () => {
  const app = await start({ RATE_LIMIT_FACTOR: "2" });
  const asha = await app.signIn("Asha");
  expect(await statuses(7, () => app.call("POST", "/api/by-address"))).toEqual([
    200, 200, 200, 200, 200, 200, 429,
  ]);
  expect(await statuses(4, () => app.call("POST", "/api/by-account", { as: asha }))).toEqual([
    200, 200, 200, 429,
  ]);
});

test("nobody can call a thousand times a minute, whatever the endpoint", async () => {
  const app = await start({ RATE_LIMIT_FACTOR: "0.05" });
  const found = await statuses(61, () => app.call("GET", "/api/free"));
  expect([found.filter((status) => status === 200).length, found.at(-1)]).toEqual([60, 429]);
});

describe("two instances on one database", () => {
  test("count together", async () => {
    const database = await createTestDatabase();
    closing.push(() => database.close());
    const [one, two] = [await start({}, database), await start({}, database)];
    expect(await statuses(2, () => one.call("POST", "/api/by-address"))).toEqual([200, 200]);
    expect(await statuses(2, () => two.call("POST", "/api/by-address"))).toEqual([200, 429]);
    expect(await statuses(1, () => one.call("POST", "/api/by-address"))).toEqual([429]);
    const asha = await one.signIn("Asha");
    const each = await Promise.all(
      [one, two, one, two, one, two].map((app) => app.call("POST", "/api/by-account", { as: asha })),
    );
    expect(each.filter(({ status }) => status === 200).length).toBe(3);
  });

  test("count separately while the store is unreachable, and do not fail", async () => {
    const database = await createTestDatabase();
    closing.push(() => database.close());
    const app = await start({}, database);
    await database.db.execute("alter table rate_limits rename to elsewhere");
    expect(await statuses(4, () => app.call("POST", "/api/by-address"))).toEqual([200, 200, 200, 429]);
  });
});

test("a single instance counts without the database", async () => {
  const app = await start();
  await app.call("POST", "/api/by-address");
  expect(await app.db.$count(rateLimits)).toBe(0);
});
