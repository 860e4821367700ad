// How long a message takes from its call to the open stream of its receiver, beside 1,000 open streams; the CPU of a message
// against a bare server that only inserts it and pushes it on; and how many a second are held. The load is in this process,
// from 3,000 senders with their limits on. `REDIS_URL=redis://… node bench/messages.ts` measures it with Redis.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { Agent, get, request as call } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { sql } from "drizzle-orm";
import { openDatabase, type Db } from "../server/src/platform/database.ts";
import { newId } from "../server/src/platform/ids.ts";
import { embeddedDatabaseOf } from "../server/src/testing/product-process.ts";
import { signInMember } from "../server/src/testing/test-member.ts";
import { backendsOf, workedMs } from "./database-work.ts";
import { freePort, startProduct, stop, withDataDir } from "./product.ts";

const SENDERS = 3_000;
const STREAMS = 1_000;
const SECONDS = 20;
const WARM_UP_SECONDS = 5;
const RATE = 100;
const HELD_RATES = [500, 1_000, 1_500, 2_000];
const HELD_SECONDS = 10;
const HELD_WITHIN_MS = 250;
const GIVE_UP_MS = 60_000;
const agent = new Agent({ keepAlive: true, maxSockets: 100 });
const TICK_MS = 10;
let number = 0;
const streamAgent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

interface Pair {
  senders: [Sender, Sender];
  conversationId: string;
}
interface Sender {
  id: string;
  token: string;
}
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
      send: ({ senders, conversationId }, by, body) =>
        post(`${product.url}/api/conversations/${conversationId}/messages`, senders[by].token, {
          clientId: `bench-${newId()}`,
          body,
        }),
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

/** Connected members, two and two, with a conversation each. */
async function openPairs(db: Db, url: string): Promise<Pair[]> {
  const senders: Sender[] = [];
  for (let at = 0; at < SENDERS; at += 50) {
    const some = await Promise.all(
      Array.from({ length: 50 }, (_, n) => signInMember(db, `Sender ${at + n}`)),
    );
    senders.push(...some.map(({ member, token }) => ({ id: member.id, token })));
  }
  const pairs = Array.from(
    { length: SENDERS / 2 },
    (_, at) => [senders[2 * at]!, senders[2 * at + 1]!] as const,
  );
  const ids = (which: 0 | 1) => sql`${sql.param(pairs.map((pair) => pair[which].id))}::text[]`;
  await db.execute(sql`
    insert into connections (id, first_id, second_id, inviter_id, status, invited_at, answered_at)
    select ${newId().slice(0, 12)} || lpad(row_number() over ()::text, 8, '0'), least(one, other), greatest(one, other),
      one, 'accepted', now(), now() from unnest(${ids(0)}, ${ids(1)}) pair (one, other)`);
  const opened: Pair[] = [];
  for (let at = 0; at < pairs.length; at += 20)
    opened.push(
      ...(await Promise.all(
        pairs.slice(at, at + 20).map(async ([one, other]) => {
          const answer = await fetch(`${url}/api/conversations`, {
            method: "POST",
            headers: { "content-type": "application/json", authorization: `Bearer ${one.token}` },
            body: JSON.stringify({
              userIds: [other.id],
              message: { clientId: `bench-${newId()}`, body: "Begin" },
            }),
          });
          const { conversation } = (await answer.json()) as { conversation: { _id: string } };
          return { senders: [one, other] as [Sender, Sender], conversationId: conversation._id };
        }),
      )),
    );
  return opened;
}

/** Delivery and CPU at a steady rate, then the rates that are held. Returns the CPU of a message in ms. */
async function measure(side: Side, pairs: Pair[]): Promise<number> {
  const arrived = new Map<string, number>();
  const before = await side.memoryKb();
  const closes: (() => void)[] = [];
  for (const { senders } of pairs.slice(0, STREAMS))
    closes.push(await side.openStream(senders[1], (body) => void arrived.set(body, performance.now())));
  const perStream = ((await side.memoryKb()) - before) / STREAMS;
  const near = pairs.slice(0, STREAMS);
  await sendAll(side, near, RATE, WARM_UP_SECONDS, arrived);
  const cpuBefore = await side.cpuMs();
  const { times, refused, lost } = await sendAll(side, near, RATE, SECONDS, arrived);
  const cpu = ((await side.cpuMs()) - cpuBefore) / (RATE * SECONDS);
  console.log(
    `${side.name}, ${RATE} a second: ${line(times)}; ${refused} refused, ${lost} lost; CPU with the database ` +
      `${cpu.toFixed(2)} ms a message; ${perStream.toFixed(0)} KB a connection`,
  );
  for (const rate of HELD_RATES) {
    const held = await sendAll(side, near, rate, HELD_SECONDS, arrived);
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

/** Each message at its time, whether the ones before are answered or not; from the first of a pair to the second. */
async function sendAll(
  side: Side,
  pairs: Pair[],
  rate: number,
  seconds: number,
  arrived: Map<string, number>,
) {
  const began = performance.now();
  const sent: { body: string; at: number }[] = [];
  let refused = 0;
  const answers: Promise<void>[] = [];
  for (let at = 0; at < rate * seconds; at++) {
    const wait = began + (at * 1000) / rate - performance.now();
    if (wait > 1) await sleep(wait);
    const body = `Message number ${++number} about the kitchen in Pune`;
    const pair = pairs[number % pairs.length]!;
    sent.push({ body, at: performance.now() });
    answers.push(
      side.send(pair, 0, body).then((status) => {
        if (status !== 201) refused++;
      }),
    );
  }
  await Promise.all(answers);
  const until = performance.now() + GIVE_UP_MS;
  while (performance.now() < until && sent.filter(({ body }) => !arrived.has(body)).length > refused)
    await sleep(50);
  const times = sent.flatMap(({ body, at }) => (arrived.has(body) ? [arrived.get(body)! - at] : []));
  return { times, refused, lost: sent.length - times.length - refused };
}

function post(url: string, token: string, body: object): Promise<number> {
  const text = JSON.stringify(body);
  return new Promise((resolve) => {
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const sent = call(url, { method: "POST", agent, headers }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    sent.on("error", () => resolve(0));
    sent.end(text);
  });
}

async function openStream(url: string, token: string, onBody: (body: string) => void): Promise<() => void> {
  const request = get(url, {
    agent: streamAgent,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const [response] = await once(request, "response");
  if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`);
  response.on("error", () => {});
  response.setEncoding("utf8").on("data", (text: string) => {
    for (const [, body] of text.matchAll(/"body":"([^"]*)"/g)) onBody(body as string);
  });
  return () => request.destroy();
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

function line(times: number[]): string {
  const [half, most, nearlyAll] = [0.5, 0.95, 0.99].map((share) => within(times, share).toFixed(1));
  return `median ${half}, 95 of 100 within ${most}, 99 within ${nearlyAll} ms`;
}

function within(times: number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? Number.NaN;
}
