import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { MESSAGE_EVENT } from "@cardplaza/contract/messages/message-words";
import { makeDataFolder, removeDataFolder } from "../../testing/data-folder.ts";
import {
  freePort,
  ready,
  startProcess,
  stopProcess,
  type ProductProcess,
} from "../../testing/product-process.ts";
import { readEvents } from "../../testing/read-events.ts";
import { sharedPostgres } from "../../testing/shared-postgres.ts";
import { send } from "../../testing/test-call.ts";
import { signInMember } from "../../testing/test-member.ts";
import { connect } from "../connect/connect.fixtures.ts";
import { newKey } from "./messages.fixtures.ts";

const MESSAGES = 25;
const postgres = sharedPostgres("messages-killed");
const running: ProductProcess[] = [];
const folders: string[] = [];
afterAll(async () => {
  for (const { child } of running) child.kill("SIGKILL");
  for (const folder of folders) await removeDataFolder(folder);
});

async function startInstance(database: string, port: string): Promise<ProductProcess> {
  const dataDir = makeDataFolder(`${database}-${port}`);
  folders.push(dataDir);
  const settings = { PORT: port, DATA_DIR: dataDir, DATABASE_URL: postgres.url(database) };
  const product = await ready(startProcess(settings));
  running.push(product);
  return product;
}

type Member = Awaited<ReturnType<typeof signInMember>>;

async function twoConnected(database: string): Promise<[Member, Member]> {
  const client = new pg.Client({ connectionString: postgres.url(database) });
  await client.connect();
  const db = drizzle(client);
  const two: [Member, Member] = [
    await signInMember(db, "Asha Menon"),
    await signInMember(db, "Ravi Kulkarni"),
  ];
  await connect({ db }, two[0], two[1]);
  await client.end();
  return two;
}

/** Sends like an outbox: in order, each again with the same key until it is acknowledged. */
async function writeAll(
  urlOf: () => string,
  as: Member,
  id: string,
  texts: readonly string[],
): Promise<void> {
  for (const body of texts) {
    const clientId = newKey();
    for (;;) {
      const sent = await send(urlOf(), "POST", `/api/conversations/${id}/messages`, {
        as,
        body: { clientId, body },
      }).catch(() => undefined);
      if (sent?.status === 201) break;
      await sleep(50);
    }
  }
}

async function threadOf(url: string, as: Member, id: string): Promise<{ seq: number; body: string }[]> {
  const { json } = await send(url, "GET", `/api/conversations/${id}/messages?after=0`, { as });
  const second = await send(url, "GET", `/api/conversations/${id}/messages?after=50`, { as });
  return [...json.messages, ...second.json.messages].map(({ seq, body }) => ({ seq, body }));
}

const textsOf = (name: string) => Array.from({ length: MESSAGES }, (_, at) => `${name} ${at}`);

test("two instances, one of them killed in the middle: every acknowledged message once, in one order", async () => {
  await postgres.query("postgres", "create database killed");
  const [port, otherPort] = [await freePort(), await freePort()];
  let killed = await startInstance("killed", port);
  const other = await startInstance("killed", otherPort);
  const [asha, ravi] = await twoConnected("killed");
  const begun = await send(other.url, "POST", "/api/conversations", {
    as: asha,
    body: { userIds: [ravi.member.id], message: { clientId: newKey(), body: "Begin" } },
  });
  const id = begun.json.conversation._id as string;
  const stream = await fetch(`${other.url}/api/stream`, {
    headers: { authorization: `Bearer ${ravi.token}` },
  });
  const { events, cancel } = readEvents(stream.body!);

  const writing = Promise.all([
    writeAll(() => killed.url, asha, id, textsOf("Asha")),
    writeAll(() => other.url, ravi, id, textsOf("Ravi")),
  ]);
  await sleep(150);
  killed.child.kill("SIGKILL");
  await killed.ended;
  const killedAt = performance.now();
  killed = await startInstance("killed", port);
  expect(performance.now() - killedAt).toBeLessThan(20_000);
  await writing;

  const [one, two] = [await threadOf(killed.url, asha, id), await threadOf(other.url, ravi, id)];
  expect(one).toEqual(two);
  expect(one.map(({ seq }) => seq)).toEqual(Array.from({ length: 2 * MESSAGES + 1 }, (_, at) => at + 1));
  for (const name of ["Asha", "Ravi"])
    expect(one.flatMap(({ body }) => (body.startsWith(name) ? [body] : []))).toEqual(textsOf(name));

  // What was written on one instance is heard on the other, once. Two at the same time may overtake each other.
  await writeAll(() => killed.url, asha, id, ["Last one"]);
  await expect
    .poll(() => events.filter(({ event }) => event === MESSAGE_EVENT).at(-1)?.data ?? "", { timeout: 5_000 })
    .toContain("Last one");
  const heard = events.flatMap(({ event, data }) =>
    event === MESSAGE_EVENT ? [(JSON.parse(data) as { seq: number }).seq] : [],
  );
  expect(heard).toHaveLength(new Set(heard).size);
  await cancel();
  for (const product of [killed, other]) expect(await stopProcess(product)).toBe(0);
}, 120_000);
