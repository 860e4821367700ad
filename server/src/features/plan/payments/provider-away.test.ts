import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, expect, test } from "vitest";
import { PAYMENT_TEXT } from "@cardplaza/contract/plan/payment-words";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { TestApp } from "../../../testing/test-app.ts";
import { reconcileOrders } from "../settling/reconcile-orders.ts";
import {
  appWithGateway,
  at,
  moveProvider,
  orderOf,
  planOf,
  requestOrder,
  signed,
  verify,
} from "./payment.fixtures.ts";
import { GIVEN_UP_WITHIN_MS } from "../../../testing/given-up.ts";

const app = await appWithGateway();
let provider: TestApp["services"]["payments"]["provider"];
const servers: (() => void)[] = [];

beforeAll(async () => {
  provider = app.services.payments.provider;
});
afterEach(() => {
  app.services.payments.provider = provider;
  for (const stop of servers.splice(0)) stop();
});

/** Replaces the provider with another server. */
async function replaceProvider(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  servers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  moveProvider(app, `http://127.0.0.1:${port}`);
}

const createOrder = async () => {
  const asha = await app.signIn("Asha Menon");
  const began = performance.now();
  const { status, json } = await requestOrder(app, asha);
  return { status, error: json.error as string, ms: performance.now() - began };
};

test("a provider that hangs is given up in time, and everything else goes on", async () => {
  const asha = await app.signIn("Asha Menon");
  const paid = signed(await orderOf(app, asha));
  await replaceProvider(() => {});
  const [order, health, proven] = await Promise.all([
    createOrder(),
    app.call("GET", "/readyz"),
    verify(app, asha, paid),
  ]);
  expect(order).toMatchObject({ status: 503, error: PAYMENT_TEXT.unreachable });
  expect(order.ms).toBeLessThan(GIVEN_UP_WITHIN_MS);
  expect([health.status, proven.status]).toEqual([200, 200]);
  expect((await planOf(app, asha)).plan).toBe("premium");
});

test("a provider that sends its response too slowly is given up as well", async () => {
  await replaceProvider((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const drip = setInterval(() => response.write(" "), 500);
    response.on("close", () => clearInterval(drip));
  });
  const { status, ms } = await createOrder();
  expect(status).toBe(503);
  expect(ms).toBeLessThan(GIVEN_UP_WITHIN_MS);
});

test("a provider that is unreachable, fails or sends nonsense leads to a clear message", async () => {
  moveProvider(app);
  expect(await createOrder()).toMatchObject({ status: 503, error: PAYMENT_TEXT.unreachable });
  await replaceProvider((_request, response) => response.writeHead(500).end("{}"));
  expect(await createOrder()).toMatchObject({ status: 503 });
  await replaceProvider((_request, response) => response.writeHead(200).end("<html>busy</html>"));
  expect(await createOrder()).toMatchObject({ status: 503 });
});

test("reconciliation waits for an unavailable provider", async () => {
  const asha = await app.signIn("Asha Menon");
  await orderOf(app, asha);
  moveProvider(app);
  const later = new Date(Date.now() + 10 * MINUTE_MS);
  await expect(reconcileOrders(at(app, later))).resolves.toBeUndefined();
});
