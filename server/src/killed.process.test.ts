import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { makeDataFolder, removeDataFolder } from "./testing/data-folder.ts";
import {
  embeddedDatabaseOf,
  freePort,
  ready,
  startProcess,
  stopProcess,
  type ProductProcess,
} from "./testing/product-process.ts";
import { queryDatabase } from "./testing/query-database.ts";
import { signInMember } from "./testing/test-member.ts";

const ROUNDS = 12;
const WRITERS = 4;
const dataDir = makeDataFolder("killed");
let product: ProductProcess | undefined;
afterAll(async () => {
  product?.child.kill("SIGKILL");
  await removeDataFolder(dataDir);
});

/** Uploads pictures until the server is gone, and returns those that it confirmed as stored. */
async function writeUntilKilled(
  url: string,
  token: string,
  picture: Uint8Array<ArrayBuffer>,
  onStored: () => void,
): Promise<string[]> {
  const acknowledged: string[] = [];
  for (;;) {
    const form = new FormData();
    form.set("purpose", "gallery");
    form.set("file", new Blob([picture]), "dot.png");
    try {
      const response = await fetch(`${url}/api/uploads`, {
        method: "POST",
        body: form,
        headers: { authorization: `Bearer ${token}` },
      });
      if (response.status !== 201) throw new Error(`status ${response.status}`);
      acknowledged.push(((await response.json()) as { url: string }).url);
      onStored();
    } catch {
      return acknowledged;
    }
  }
}

test(`killed ${ROUNDS} times while it writes, it always starts again and has lost nothing it acknowledged`, async () => {
  const port = await freePort();
  const picture = new Uint8Array(
    await sharp({ create: { width: 2, height: 2, channels: 3, background: "#2563eb" } })
      .png()
      .toBuffer(),
  );
  const settings = { PORT: port, DATA_DIR: dataDir };
  const acknowledged: string[] = [];

  for (let round = 0; round < ROUNDS; round++) {
    product = await ready(startProcess(settings));
    const { child, ended, url: origin } = product;
    const { url } = await embeddedDatabaseOf(dataDir);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    // A new member each round, because uploads are limited per account and hour.
    const { token } = await signInMember(drizzle(client), `Meera ${round}`);
    await client.end();
    const first = Promise.withResolvers<void>();
    const writers = Array.from({ length: WRITERS }, () =>
      writeUntilKilled(origin, token, picture, first.resolve),
    );
    // While all of them write, each time at another moment.
    await Promise.race([first.promise, Promise.all(writers)]);
    setTimeout(() => child.kill("SIGKILL"), round * 25);
    expect(await ended).toBe("SIGKILL");
    acknowledged.push(...(await Promise.all(writers)).flat());
  }

  product = await ready(startProcess(settings));
  const { url: origin } = product;
  expect(acknowledged.length).toBeGreaterThan(ROUNDS);
  for (const url of new Set(acknowledged)) expect((await fetch(origin + url)).status).toBe(200);
  const { url: database } = await embeddedDatabaseOf(dataDir);
  const rows = await queryDatabase<{ id: string }>(database, "select id from uploads");
  const stored = new Set(rows.map((row) => row.id));
  expect(rows.length).toBe(stored.size);
  expect(acknowledged.filter((url) => !stored.has(url.split("/")[2] ?? ""))).toEqual([]);
  expect(await stopProcess(product)).toBe(0);
});
