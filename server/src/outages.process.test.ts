import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  embeddedDatabaseOf,
  freePort,
  ready,
  startProcess,
  stopProcess,
  type ProductProcess,
} from "./testing/product-process.ts";
import { sendRaw } from "./testing/raw-http.ts";
import { sharedPostgres } from "./testing/shared-postgres.ts";
import { eventually } from "./testing/eventually.ts";
import { GIVEN_UP_WITHIN_MS } from "./testing/given-up.ts";

const postgres = sharedPostgres("bad-luck");
let product: ProductProcess;
beforeAll(async () => {
  product = startProcess({
    PORT: await freePort(),
    DATA_DIR: join(postgres.folder, "product"),
    DATABASE_URL: postgres.url("postgres"),
    LOG_LEVEL: "info",
  });
  await ready(product);
});
afterAll(async () => {
  thaw();
  await stopProcess(product);
});

let frozen: number[] = [];

/** Stops PostgreSQL with all its processes. */
async function freeze() {
  const others = "select pid from pg_stat_activity where pid <> pg_backend_pid()";
  const rows = await postgres.query<{ pid: number }>("postgres", others);
  const { pid: postmaster } = await embeddedDatabaseOf(postgres.folder);
  frozen = [postmaster, ...rows.map(({ pid }) => pid)];
  for (const pid of frozen) process.kill(pid, "SIGSTOP");
}

function thaw() {
  for (const pid of frozen) process.kill(pid, "SIGCONT");
  frozen = [];
}

interface LogLine {
  level: number;
  path?: string;
  status?: number;
}
/** What the product has written since, without the lines of its start. */
const lines = (from: number) => product.output().slice(from).trim().split("\n");
const requests = (from: number, path: string) =>
  lines(from)
    .map((line) => JSON.parse(line) as LogLine)
    .filter((line) => line.path === path);

/** The end of the log, once all earlier requests are in it. */
async function endOfLog(): Promise<number> {
  const noted = () => product.output().split('"/healthz"').length;
  const before = noted();
  await fetch(`${product.url}/healthz`);
  await eventually(() => expect(noted()).toBe(before + 1));
  return product.output().length;
}

test("a start with a database warns of each setting that would cause harm in production", () => {
  for (const setting of ["PUBLIC_ORIGIN", "SMTP_URL", "S3_BUCKET"])
    expect(product.output()).toContain(`Warning: ${setting}`);
});

test.each(["/x%0ay", "/%zz", "/%c0%af", "/%ed%a0%80", "//", "//other.example", "/x%0ay.data", "/%zz.data"])(
  "%s is not found, with one line in the log",
  async (path) => {
    const from = await endOfLog();
    const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    expect((await sendRaw(Number(new URL(product.url).port), request)).status).toBe(404);
    await eventually(() => expect(lines(from).join()).toContain("request"));
    expect(lines(from).map((line) => JSON.parse(line) as LogLine)).toMatchObject([
      { level: 30, status: 404 },
    ]);
  },
);

test("while the database is frozen cached pages are served, others are 503 in time, and afterwards all work", async () => {
  const open = async (path: string) => {
    const began = performance.now();
    const response = await fetch(product.url + path);
    const ms = performance.now() - began;
    return { status: response.status, retryAfter: response.headers.get("retry-after"), ms };
  };
  expect((await open("/")).status).toBe(200);
  const from = product.output().length;
  await freeze();
  const leaving = fetch(`${product.url}/businesses.data`, { signal: AbortSignal.timeout(300) });
  await expect(leaving).rejects.toThrow(/timeout|aborted/i);
  expect((await open("/")).status).toBe(200);
  const waiting = [
    "/businesses",
    "/card/asha-menon",
    "/businesses.data",
    "/api/business-listings",
    "/readyz",
  ];
  for (const response of await Promise.all(waiting.map(open))) {
    expect(response).toMatchObject({ status: 503, retryAfter: "1" });
    expect(response.ms).toBeLessThan(GIVEN_UP_WITHIN_MS);
  }
  thaw();
  await eventually(async () => expect((await open("/readyz")).status).toBe(200));
  expect((await open("/businesses")).status).toBe(200);
  // The caller who left is logged as 499, the caller who stayed got 503.
  const statuses = requests(from, "/businesses.data").map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([499, 503]));
  expect(lines(from).filter((line) => (JSON.parse(line) as LogLine).level > 40)).toEqual([]);
});

test.each([
  ["a file", () => join(postgres.folder, "a-file")],
  ["a folder in a file", () => join(postgres.folder, "a-file/data")],
  ["a folder that nobody can make", () => "/proc/cardplaza/data"],
  ["a folder that nobody can write in", () => "/proc/self"],
])("%s as DATA_DIR stops the start with one line that names it", async (_what, path) => {
  await writeFile(join(postgres.folder, "a-file"), "");
  const stopped = startProcess({ PORT: await freePort(), DATA_DIR: path() });
  expect(await stopped.ended).toBe(1);
  expect(stopped.output().trim().split("\n")).toEqual([
    expect.stringContaining(`Wrong setting DATA_DIR: ${path()} cannot be used`),
  ]);
});
