import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type pg from "pg";
import { createBreakableDatabase } from "./testing/breakable-database.ts";
import { startTestApp, type Person, type TestApp } from "./testing/test-app.ts";

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
  return { status, retryAfter: headers.get("retry-after"), seconds: (performance.now() - began) / 1000 };
}
const isReady = async () => (await app.call("GET", "/readyz")).status;
const UNAVAILABLE = { status: 503, retryAfter: "1" };

test("while the database is frozen every call gets 503 within 5 seconds, and afterwards all work", async () => {
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
    expect(call.seconds).toBeLessThan(5);
  }
  const later = await timed("GET", "/api/notifications");
  expect(later).toMatchObject(UNAVAILABLE);
  expect(later.seconds).toBeLessThan(1);

  database.thaw();
  await vi.waitFor(async () => expect(await isReady()).toBe(200), { timeout: 5_000, interval: 50 });
  expect((await timed("GET", "/api/notifications")).status).toBe(200);
});

test("a query that is slow is not taken for a frozen database", async () => {
  const { rows } = await pool().query<{ done: boolean }>("select true as done from pg_sleep(4)");
  expect(rows).toEqual([{ done: true }]);
});

test("without a free connection the product reports in time that it is not ready", async () => {
  const held = await Promise.all(Array.from({ length: pool().options.max }, () => pool().connect()));
  const { seconds, ...response } = await timed("GET", "/readyz");
  expect(response).toEqual(UNAVAILABLE);
  expect(seconds).toBeLessThan(4);
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
