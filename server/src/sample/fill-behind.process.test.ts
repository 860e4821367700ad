import { afterAll, expect, test } from "vitest";
import { makeDataFolder, removeDataFolder } from "../testing/data-folder.ts";
import {
  embeddedDatabaseOf,
  freePort,
  ready,
  startProcess,
  stopProcess,
  written,
  type ProductProcess,
} from "../testing/product-process.ts";
import { queryDatabase } from "../testing/query-database.ts";

const dataDir = makeDataFolder("sample");
let product: ProductProcess;
afterAll(async () => {
  product.child.kill("SIGKILL");
  await removeDataFolder(dataDir);
});

const start = async () => {
  product = await ready(startProcess({ PORT: await freePort(), DATA_DIR: dataDir, SAMPLE_DATA: "on" }));
};
const countMembers = async () => {
  const { url } = await embeddedDatabaseOf(dataDir);
  const [row] = await queryDatabase<{ count: number }>(url, "select count(*)::int as count from members");
  return row?.count;
};

test("an empty database is served before it is filled; killed in between, nothing of it is there and the next start begins again", async () => {
  await start();
  await written(product, "Loading sample data, 2 of");
  expect(await countMembers()).toBe(0);
  product.child.kill("SIGKILL");
  await product.ended;

  await start();
  await written(product, "Loading sample data, 2 of");
  expect(await countMembers()).toBe(0);
  expect(product.output()).not.toContain("Sign in as");
  expect(await stopProcess(product)).toBe(0);
});
