// How long a message takes from its call to the open stream of its receiver, beside 1,000 open streams; the CPU of a message
// against a bare server that only inserts it and pushes it on; and how many a second are held. The load is in this process,
// from 3,000 senders with their limits on. `REDIS_URL=redis://… node bench/messages.ts` measures it with Redis.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { openDatabase } from "../server/src/platform/database.ts";
import { embeddedDatabaseOf } from "../server/src/testing/product-process.ts";
import { backendsOf, workedMs } from "./database-work.ts";
import {
  line,
  openPairs,
  openStream,
  post,
  sendAll,
  sendTo,
  within,
  type Pair,
  type Sender,
} from "./message-load.ts";
import { freePort, startProduct, stop, withDataDir } from "./product.ts";

const STREAMS = 1_000;
const SECONDS = 20;
const WARM_UP_SECONDS = 5;
const RATE = 100;
const HELD_RATES = [500, 1_000, 1_500, 2_000];
const HELD_SECONDS = 10;
const HELD_WITHIN_MS = 250;
const TICK_MS = 10;

/** A server under load: how a message is sent, a stream is opened, and its CPU time is read. */
interface Side {
  name: string;
  send: (pair: Pair, by: 0 | 1, body: string) => Promise<number>;
  openStream: (reader: Sender, onBody: (body: string) => void) => Promise<() => void>;
  cpuMs: () => Promise<number>;
  memoryKb: () => Promise<number>;
}

await withDataDir(async (dataDir) => {
  const redis: Record<string, string> = process.env.REDIS_URL ? { REDIS_URL: process.env.REDIS_URL } : {};
  const product = await startProduct(dataDir, ".", { SAMPLE_DATA: "off", ...redis });
  const { url: databaseUrl } = await embeddedDatabaseOf(dataDir);
  const database = openDatabase(databaseUrl, { warn: () => {} });
  const client = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const barePort = await freePort();
  const bare = spawn(process.execPath, ["bench/bare-messages-server.ts", String(barePort), databaseUrl], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(bare.stdout, "data");
  try {
    const pairs = await openPairs(database.db, product.url);
    const real: Side = {
      name: Object.keys(redis).length > 0 ? "the product with Redis" : "the product",
      send: sendTo(product.url),
      openStream: (reader, onBody) => openStream(`${product.url}/api/stream`, reader.token, onBody),
      cpuMs: async () => (await cpuOf(product.pid)) + (await workedMs(await backendsOf(client))),
      memoryKb: () => memoryOf(product.pid),
    };
    const floor: Side = {
      name: "the bare server",
      send: ({ senders }, by, body) =>
        post(`http://127.0.0.1:${barePort}/`, "", { from: senders[by].id, to: senders[1 - by]!.id, body }),
      openStream: (reader, onBody) =>
        openStream(`http://127.0.0.1:${barePort}/stream?as=${reader.id}`, "", onBody),
      cpuMs: async () => (await cpuOf(bare.pid!)) + (await workedMs(await bareBackends(client))),
      memoryKb: () => memoryOf(bare.pid!),
    };
    const costs: number[] = [];
    for (const side of [floor, real]) costs.push(await measure(side, pairs));
    console.log(`  CPU of a message: ${(costs[1]! / costs[0]!).toFixed(2)} × the bare server`);
  } finally {
    await client.end();
    await database.close();
    await stop(bare);
    await product.stop();
  }
});

/** Delivery and CPU at a steady rate, then the rates that are held. Returns the CPU of a message in ms. */
async function measure(side: Side, pairs: Pair[]): Promise<number> {
  const arrived = new Map<string, number>();
  const before = await side.memoryKb();
  const closes: (() => void)[] = [];
  for (const { senders } of pairs.slice(0, STREAMS))
    closes.push(await side.openStream(senders[1], (body) => void arrived.set(body, performance.now())));
  const perStream = ((await side.memoryKb()) - before) / STREAMS;
  const near = pairs.slice(0, STREAMS);
  await sendAll(side.send, near, RATE, WARM_UP_SECONDS, arrived);
  const cpuBefore = await side.cpuMs();
  const { times, refused, lost } = await sendAll(side.send, near, RATE, SECONDS, arrived);
  const cpu = ((await side.cpuMs()) - cpuBefore) / (RATE * SECONDS);
  console.log(
    `${side.name}, ${RATE} a second: ${line(times)}; ${refused} refused, ${lost} lost; CPU with the database ` +
      `${cpu.toFixed(2)} ms a message; ${perStream.toFixed(0)} KB a connection`,
  );
  for (const rate of HELD_RATES) {
    const held = await sendAll(side.send, near, rate, HELD_SECONDS, arrived);
    const isHeld = held.refused === 0 && held.lost === 0 && within(held.times, 0.95) <= HELD_WITHIN_MS;
    console.log(
      `  ${rate} a second: ${line(held.times)}; ${held.refused} refused, ${held.lost} lost${isHeld ? "" : ": not held"}`,
    );
    if (!isHeld) break;
    await sleep(2_000);
  }
  for (const close of closes) close();
  return cpu;
}

async function bareBackends(client: pg.Pool): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = '' and query like '%bare_messages%'",
  );
  return rows.map(({ pid }) => pid);
}

/** User and system time of all threads of a process. */
async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
}
