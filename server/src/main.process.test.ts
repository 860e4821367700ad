import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeDataFolder, removeDataFolder } from "./testing/data-folder.ts";
import {
  embeddedDatabaseOf,
  freePort,
  ready,
  startProcess,
  stopProcess,
  type ProductProcess,
} from "./testing/product-process.ts";
import { eventually } from "./testing/eventually.ts";

let dataDir: string;
let port: string;
const running = new Set<ProductProcess>();

beforeEach(async () => {
  dataDir = makeDataFolder("process");
  port = await freePort();
});
afterEach(async () => {
  for (const product of running) if (product.child.exitCode === null) await stopProcess(product);
  running.clear();
  await removeDataFolder(dataDir);
});

function start(settings: Record<string, string> = {}): ProductProcess {
  const product = startProcess({ PORT: port, DATA_DIR: dataDir, ...settings });
  running.add(product);
  return product;
}

const oneLine = (text: string) => text.trim().split("\n").length === 1;

test("a wrong setting stops the start with one line that names it", async () => {
  const product = start({ PORT: "eighty" });
  expect(await product.ended).toBe(1);
  expect(product.output()).toContain("PORT");
  expect(oneLine(product.output())).toBe(true);
});

test("a port in use is reported in one line", async () => {
  const other = createServer().listen(Number(port), "127.0.0.1");
  const product = start();
  expect(await product.ended).toBe(1);
  expect(product.output().trim()).toBe(`Port ${port} is in use. Set PORT to another one.`);
  await new Promise((resolve) => other.close(resolve));
});

test("a second app on the same folder stops with one line, and the first continues", async () => {
  const first = await ready(start());
  const second = start({ PORT: await freePort() });
  expect(await second.ended).toBe(1);
  expect(second.output().trim()).toBe(
    `Another Cardplaza is already running on ${dataDir}. Stop it or set DATA_DIR to another folder.`,
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

test("SIGTERM ends it with 0, and the database with it", async () => {
  const product = await ready(start());
  const { pid } = await embeddedDatabaseOf(dataDir);
  expect(await stopProcess(product)).toBe(0);
  // On a busy machine the database's last checkpoint may end shortly after the app.
  await eventually(() => expect(() => process.kill(pid, 0)).toThrow());
});

test("a database that dies is started again; until then calls get 503, cached pages work and the process lives", async () => {
  const product = await ready(start());
  expect((await fetch(`${product.url}/`)).status).toBe(200);
  const { pid } = await embeddedDatabaseOf(dataDir);
  process.kill(pid, "SIGKILL");

  let refused: Response | undefined;
  while (true) {
    expect((await fetch(`${product.url}/`)).status).toBe(200);
    const response = await fetch(`${product.url}/api/home`);
    expect([200, 503]).toContain(response.status);
    if (response.status === 503) refused = response;
    else if (refused) break;
    await sleep(200);
  }
  expect(refused?.headers.get("retry-after")).toBe("1");
  expect((await fetch(`${product.url}/api/home`)).status).toBe(200);
  expect(product.child.exitCode).toBeNull();
});
