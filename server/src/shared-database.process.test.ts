import { describe, expect, test } from "vitest";
import { COMPLETE } from "./features/cards/card.fixtures.ts";
import { consent, freshEmail, PASSWORD } from "./features/accounts/sign-in.fixtures.ts";
import { makeDataFolder, removeDataFolder } from "./testing/data-folder.ts";
import { newestMessage } from "./testing/outbox.ts";
import {
  freePort,
  ready,
  startProcess,
  stopProcess,
  type ProductProcess,
} from "./testing/product-process.ts";
import { hasRedis, startRedisServer } from "./testing/redis-server.ts";
import { sharedPostgres } from "./testing/shared-postgres.ts";
import { send as sendTo, type CallOptions } from "./testing/test-call.ts";
import { eventually } from "./testing/eventually.ts";

const LEAD = { name: "Ravi Kulkarni", email: "ravi@kulkarni.example", message: "A kitchen, please." };
const postgres = sharedPostgres("shared");

/** The bundle on a database with this name, as in production. */
async function startOn(database: string, settings: Record<string, string> = {}) {
  await postgres.query("postgres", `create database ${database}`);
  const dataDir = makeDataFolder(database);
  const DATABASE_URL = postgres.url(database);
  const started = startProcess({ PORT: await freePort(), DATA_DIR: dataDir, DATABASE_URL, ...settings });
  const product = await ready(started);
  return { product, dataDir };
}

/** Typical calls, most of them with a limit that instances share. */
async function useIt({ url }: ProductProcess, dataDir: string, database: string) {
  const send = async (status: number, method: string, path: string, options: CallOptions = {}) => {
    const response = await sendTo(url, method, path, options);
    expect([method, path, response.status, response.text]).toEqual([method, path, status, expect.anything()]);
    return response.json;
  };
  const register = (name: string, email: string) =>
    send(201, "POST", "/api/auth/register", { body: { name, email, password: PASSWORD, consent } });
  const email = freshEmail("Asha");
  await register("Asha Menon", email);
  const ravi = await register("Ravi Kulkarni", freshEmail("Ravi"));
  await send(401, "POST", "/api/auth/login", { body: { email, password: "not-hers-at-all" } });
  const asha = await send(200, "POST", "/api/auth/login", { body: { email, password: PASSWORD } });
  const card = await send(201, "POST", "/api/business-cards", {
    as: asha,
    body: { name: "Asha Menon", ...COMPLETE },
    headers: { "idempotency-key": "the-first-card" },
  });
  await send(201, "POST", "/api/leads", { as: ravi, body: { cardId: card._id, ...LEAD } });
  await send(204, "POST", "/api/card-events", { body: { cardId: card._id, type: "share" } });
  const own = await send(200, "GET", `/api/business-cards/${card._id}`, { as: asha });
  expect(own).toMatchObject({ name: "Asha Menon", company: COMPLETE.company });
  // A PDF is drawn in a thread, which has a file of its own in the bundle.
  await postgres.query(
    database,
    `insert into premium_periods (id, member_id, starts_at, ends_at)
     select 'p', owner_id, now() - interval '1 day', now() + interval '1 day' from cards where id = '${card._id}'`,
  );
  const code = await send(201, "POST", "/api/qr-codes", { as: asha, body: {} });
  const printed = await sendTo(url, "GET", `/api/qr-codes/${code._id}/image?format=pdf`, { as: asha });
  expect([printed.status, printed.text.slice(0, 5)]).toEqual([200, "%PDF-"]);
  await send(200, "GET", "/api/search?q=Menon%20Interiors");
  await send(200, "POST", "/api/auth/otp/request", { body: { channel: "email", to: email } });
  for (const [page, status] of [
    ["/", 200],
    ["/no-such-page", 404],
  ] as const) {
    const response = await sendTo(url, "GET", page);
    const policy = response.headers.get("content-security-policy");
    expect([response.status, policy?.match(/frame-ancestors [^;,]*/g)]).toEqual([
      status,
      ["frame-ancestors 'none'"],
    ]);
  }
  // Jobs run in the bundle too, such as the mail and the search index.
  await newestMessage({ dataDir }, email, 1, /\b\d{6}\b/);
  await eventually(async () => {
    const found = await send(200, "GET", "/api/search?q=Menon%20Interiors");
    expect(JSON.stringify(found)).toContain(card._id);
  });
}

async function expectAllWell(database: string, settings: Record<string, string> = {}) {
  const { product, dataDir } = await startOn(database, settings);
  try {
    await useIt(product, dataDir, database);
    expect(await stopProcess(product)).toBe(0);
    expect(product.output()).not.toMatch(/"level":(50|60)|unexpected error/);
  } finally {
    if (product.child.exitCode === null) await stopProcess(product);
    await removeDataFolder(dataDir);
  }
}

describe("the bundle", () => {
  test("on an external PostgreSQL: Asha joins, is found and gets a lead, and no error is logged", () =>
    expectAllWell("alone"));

  test.skipIf(!hasRedis("the bundle with Redis"))("does the same with Redis", async () => {
    const redis = await startRedisServer();
    await expectAllWell("with_redis", { REDIS_URL: redis.url });
    await redis.stop();
  });
});
