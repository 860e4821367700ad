import { afterAll, beforeAll, expect, test } from "vitest";
import type pg from "pg";
import { createBreakableDatabase } from "./testing/breakable-database.ts";
import { startTestApp, type Person, type TestApp } from "./testing/test-app.ts";
import { eventually } from "./testing/eventually.ts";
import { GIVEN_UP_WITHIN_MS } from "./testing/given-up.ts";

let database: Awaited<ReturnType<typeof createBreakableDatabase>>;
let app: TestApp;
let asha: Person;
beforeAll(async () => {
  database = await createBreakableDatabase();
  // With DATABASE_URL the limits are counted in the database too.
  app = await startTestApp({ database, settings: { DATABASE_URL: database.url } });
  asha = await app.signIn("Asha");
});
afterAll(async () => {
  database.thaw();
  await app.stop();
  await database.close();
});

const pool = () => (app.db as unknown as { $client: pg.Pool }).$client;
async function timed(method: string, path: string, body?: object) {
  const began = performance.now();
  const { status, headers } = await app.call(method, path, { as: asha, body });
  return { status, retryAfter: headers.get("retry-after"), ms: performance.now() - began };
}
const isReady = async () => (await app.call("GET", "/readyz")).status;
const UNAVAILABLE = { status: 503, retryAfter: "1" };

test("while the database is frozen every call gets 503 in time, and afterwards all work", async () => {
  expect((await timed("GET", "/api/notifications")).status).toBe(200);
  database.freeze();
  const calls = await Promise.all([
    timed("GET", "/api/home"),
    timed("GET", "/api/notifications"),
    // Counts several limits before it reads the member.
    timed("POST", "/api/auth/login", { email: "asha@example.com", password: "wrong-password-1" }),
    timed("GET", "/readyz"),
    // More calls than the pool has connections, so some have to wait.
    ...Array.from({ length: 30 }, () => timed("GET", "/api/subscription/me")),
  ]);
  for (const call of calls) {
    expect(call).toMatchObject(UNAVAILABLE);
    expect(call.ms).toBeLessThan(GIVEN_UP_WITHIN_MS);
  }
  // Noticing it took three seconds, and now it is known. The best of five counts, because the machine may be busy.
  const later = [];
  for (let call = 0; call < 5; call++) later.push(await timed("GET", "/api/notifications"));
  for (const call of later) expect(call).toMatchObject(UNAVAILABLE);
  expect(Math.min(...later.map(({ ms }) => ms))).toBeLessThan(1_000);

  database.thaw();
  await eventually(async () => expect(await isReady()).toBe(200));
  expect((await timed("GET", "/api/notifications")).status).toBe(200);
});

test("a query that is slow is not taken for a frozen database", async () => {
  const { rows } = await pool().query<{ done: boolean }>("select true as done from pg_sleep(4)");
  expect(rows).toEqual([{ done: true }]);
});

test("without a free connection the product reports in time that it is not ready", async () => {
  const held = await Promise.all(Array.from({ length: pool().options.max }, () => pool().connect()));
  const { ms, ...response } = await timed("GET", "/readyz");
  expect(response).toEqual(UNAVAILABLE);
  expect(ms).toBeLessThan(GIVEN_UP_WITHIN_MS);
  for (const client of held) client.release();
  expect(await isReady()).toBe(200);
});

test("on a read-only database the product is not ready, and writes are refused with 503", async () => {
  const name = new URL(database.url).pathname.slice(1);
  const switchTo = async (readOnly: "on" | "off") => {
    // Through the test's own pool, whose connections were opened while the database took writes.
    await database.db.execute(
      `begin read write; alter database ${name} set default_transaction_read_only = ${readOnly}; commit`,
    );
    for (const client of await Promise.all(
      Array.from({ length: pool().options.max }, () => pool().connect()),
    ))
      client.release(true);
  };
  await switchTo("on");
  expect(await isReady()).toBe(503);
  expect((await timed("GET", "/api/notifications")).status).toBe(200);
  const write = await timed("PATCH", "/api/user-profile", { headline: "Designer" });
  expect(write).toMatchObject({ status: 503, retryAfter: "30" });
  await switchTo("off");
  expect(await isReady()).toBe(200);
});
