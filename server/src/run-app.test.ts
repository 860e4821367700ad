import pg from "pg";
import { expect, test, vi } from "vitest";
import { startTestApp } from "./testing/test-app.ts";

test("a stop completes the request under way and accepts no new one", async () => {
  const app = await startTestApp();
  // This lock makes a request that counts members wait until the test releases it.
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  await holder.query("begin; lock table members in access exclusive mode");
  let responded = false;
  const underWay = app.call("GET", "/api/home").finally(() => (responded = true));
  await vi.waitFor(
    async () => {
      const { rowCount } = await holder.query("select 1 from pg_locks where not granted");
      expect(rowCount).toBeGreaterThan(0);
    },
    { timeout: 3_000, interval: 20 },
  );

  let stopped = false;
  const stopping = app.stop().finally(() => (stopped = true));
  const refusal: unknown = await app.call("GET", "/healthz").catch((error: unknown) => error);
  expect(refusal).toMatchObject({ cause: { code: "ECONNREFUSED" } });
  expect([responded, stopped]).toEqual([false, false]);

  await holder.query("rollback");
  await holder.end();
  expect((await underWay).status).toBe(200);
  await stopping;
});

test("a stop without requests under way is fast, although a browser is connected and a stream is open", async () => {
  const app = await startTestApp();
  const asha = await app.signIn("Asha");
  await app.call("GET", "/healthz");
  const stream = await fetch(`${app.url}/api/stream`, { headers: { authorization: `Bearer ${asha.token}` } });
  const rest = stream.text();
  const began = performance.now();
  await app.stop();
  expect(performance.now() - began).toBeLessThan(3_000);
  await rest;
});
