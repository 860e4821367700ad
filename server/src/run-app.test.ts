import { Server } from "node:http";
import { expect, test, vi } from "vitest";
import { lockTable } from "./testing/locked-table.ts";
import { startTestApp } from "./testing/test-app.ts";

test("a stop completes the request under way and accepts no new one", async () => {
  const app = await startTestApp();
  // A request that counts members waits until the test releases the table.
  const members = await lockTable(app.databaseUrl, "members");
  let responded = false;
  const underWay = app.call("GET", "/api/home").finally(() => (responded = true));
  await members.waitedFor();

  let stopped = false;
  const stopping = app.stop().finally(() => (stopped = true));
  const refusal: unknown = await app.call("GET", "/healthz").catch((error: unknown) => error);
  expect(refusal).toMatchObject({ cause: { code: "ECONNREFUSED" } });
  expect([responded, stopped]).toEqual([false, false]);

  await members.release();
  expect((await underWay).status).toBe(200);
  await stopping;
});

test("a stop without requests under way does not wait, although a browser is connected and a stream is open", async () => {
  const app = await startTestApp();
  const asha = await app.signIn("Asha");
  await app.call("GET", "/healthz");
  const stream = await fetch(`${app.url}/api/stream`, { headers: { authorization: `Bearer ${asha.token}` } });
  const rest = stream.text();
  const cut = vi.spyOn(Server.prototype, "closeAllConnections");
  await app.stop();
  // What it does once it has waited long enough.
  expect(cut).not.toHaveBeenCalled();
  cut.mockRestore();
  await rest;
});
