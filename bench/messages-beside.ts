// Messages over two instances of the product on one database, with and without Redis; other calls that write beside them; and
// how soon a killed instance answers again.
import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { openDatabase } from "../server/src/platform/database.ts";
import { openEmbeddedDatabase } from "../server/src/platform/embedded/embedded-database.ts";
import { hasRedis, startRedisServer } from "../server/src/testing/redis-server.ts";
import { line, openPairs, openStream, post, sendAll, sendTo, within, type Pair } from "./message-load.ts";
import { type Product, startProduct, withDataDir } from "./product.ts";

const STREAMS = 1_000;
const RATE = 100;
const SECONDS = 20;
const WARM_UP_SECONDS = 5;
const BARS = { acrossMs: 25, beside: 1.5, backMs: 3_000 };
const OTHERS = { rate: 50, seconds: 20 };
/** What the measured machine holds beside its own load; the first argument is another number a second. */
const BESIDE_RATE = Number(process.argv[2] ?? "500");
/** Nobody waits for somebody else's lock longer than this without being noticed. */
const LOOK_EVERY_MS = 20;
/** They do not wait for the connections of the messages. */
const agent = new Agent({ keepAlive: true, maxSockets: 100 });
let written = 0;

await withDataDir(async (databaseDir) => {
  const database = await openEmbeddedDatabase(databaseDir);
  const redis = hasRedis("two instances with Redis") ? await startRedisServer() : undefined;
  try {
    await withInstances(database.url, {}, async (instances, pairs) => {
      await measureAcross("two instances", instances, pairs);
      await measureBeside(database.url, instances[0], pairs);
      await measureKilled(database.url, instances[1], pairs);
    });
    if (redis)
      await withInstances(database.url, { REDIS_URL: redis.url }, (instances, pairs) =>
        measureAcross("two instances with Redis", instances, pairs),
      );
  } finally {
    await redis?.stop();
    await database.stop();
  }
});

type Two = [Product, Product];

async function withInstances(
  databaseUrl: string,
  redis: Record<string, string>,
  work: (instances: Two, pairs: Pair[]) => Promise<void>,
): Promise<void> {
  const settings = { SAMPLE_DATA: "off", DATABASE_URL: databaseUrl, ...redis };
  await withDataDir((first) =>
    withDataDir(async (second) => {
      const instances: Two = [
        await startProduct(first, ".", settings),
        await startProduct(second, ".", settings),
      ];
      const database = openDatabase(databaseUrl, { warn: () => {} });
      const pairs = await openPairs(database.db, instances[0].url);
      await database.close();
      try {
        await work(instances, pairs);
      } finally {
        for (const instance of instances) await instance.stop();
      }
    }),
  );
}

/** Written on the first, heard on the second. */
async function measureAcross(name: string, [first, second]: Two, pairs: Pair[]): Promise<void> {
  const arrived = new Map<string, number>();
  const near = pairs.slice(0, STREAMS);
  const closes = await openStreams(second, near, arrived);
  await sendAll(sendTo(first.url), near, RATE, WARM_UP_SECONDS, arrived);
  const { times, refused, lost } = await sendAll(sendTo(first.url), near, RATE, SECONDS, arrived);
  console.log(
    `${name}, ${RATE} a second: ${line(times)}; ${refused} refused, ${lost} lost${missed(within(times, 0.95), BARS.acrossMs)}`,
  );
  for (const close of closes) close();
}

async function openStreams(product: Product, pairs: Pair[], arrived: Map<string, number>) {
  const closes: (() => void)[] = [];
  for (const { senders } of pairs)
    closes.push(
      await openStream(
        `${product.url}/api/stream`,
        senders[1].token,
        (body) => void arrived.set(body, performance.now()),
      ),
    );
  return closes;
}

/**
 * Contacts and changes of profiles at a steady rate, first by themselves, then beside messages. Nothing public: a post is an
 * event to every open stream, which alone takes more than all messages.
 */
async function measureBeside(databaseUrl: string, product: Product, pairs: Pair[]): Promise<void> {
  const arrived = new Map<string, number>();
  const near = pairs.slice(0, STREAMS);
  const closes = await openStreams(product, near, arrived);
  await writeOthers(product, pairs);
  const alone = await writeOthers(product, pairs);
  const locks = watchLocks(databaseUrl);
  const [{ times, refused }, beside] = await Promise.all([
    sendAll(sendTo(product.url), near, BESIDE_RATE, OTHERS.seconds, arrived),
    writeOthers(product, pairs),
  ]);
  const waited = await locks.stop();
  const ratio = within(beside, 0.95) / within(alone, 0.95);
  console.log(
    `other calls that write, ${OTHERS.rate} a second: ${line(alone)}; beside ${BESIDE_RATE} messages a second: ` +
      `${line(beside)}, ${ratio.toFixed(2)} × (of 95 of 100)${missed(ratio, BARS.beside)}; ${waited} seen waiting for a ` +
      `lock of messages; the messages: ${line(times)}, ${refused} refused`,
  );
  for (const close of closes) close();
}

async function writeOthers(product: Product, pairs: Pair[]): Promise<number[]> {
  const times: number[] = [];
  const began = performance.now();
  const answers: Promise<void>[] = [];
  for (let at = 0; at < OTHERS.rate * OTHERS.seconds; at++) {
    const wait = began + (at * 1000) / OTHERS.rate - performance.now();
    if (wait > 1) await sleep(wait);
    // Those who hear no messages, in turn.
    const { senders } = pairs[STREAMS + (++written % (pairs.length - STREAMS))] as Pair;
    const sentAt = performance.now();
    const [method, path, body]: [string, string, object] =
      at % 2 === 0
        ? ["POST", "/api/contacts", { name: `Kitchen ${written}`, company: "Kitchens of Pune" }]
        : ["PATCH", "/api/user-profile", { headline: `Has ${written} kitchens in Pune` }];
    answers.push(
      post(product.url + path, senders[0].token, body, { agent, method }).then((status) => {
        if (status !== 201 && status !== 200) throw new Error(`${path} was answered with ${status}`);
        times.push(performance.now() - sentAt);
      }),
    );
  }
  await Promise.all(answers);
  return times;
}

/** Counts statements other than those of messages that wait for a lock which a statement of messages holds. */
function watchLocks(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  let isWatching = true;
  const watching = (async () => {
    await client.connect();
    let found = 0;
    while (isWatching) {
      const { rows } = await client.query<{ count: number }>(`
        select count(*)::int as count from pg_stat_activity waiting
        where waiting.wait_event_type = 'Lock' and waiting.query !~ 'message|conversation' and exists (
          select from unnest(pg_blocking_pids(waiting.pid)) pid join pg_stat_activity holder using (pid)
          where holder.query ~ 'message|conversation')`);
      found += rows[0]?.count ?? 0;
      await sleep(LOOK_EVERY_MS);
    }
    await client.end();
    return found;
  })();
  return {
    stop: () => {
      isWatching = false;
      return watching;
    },
  };
}

/** From its end in the middle of work to the first message that is stored again. */
async function measureKilled(databaseUrl: string, product: Product, pairs: Pair[]): Promise<void> {
  const [pair] = pairs as [Pair];
  const sent = pairs.slice(0, RATE).map((each) => sendTo(product.url)(each, 0, "Who hears this?"));
  await sleep(50);
  const began = performance.now();
  process.kill(product.pid, "SIGKILL");
  await withDataDir(async (folder) => {
    const again = await startProduct(folder, ".", { SAMPLE_DATA: "off", DATABASE_URL: databaseUrl });
    while ((await sendTo(again.url)(pair, 0, "Back again")) !== 201) await sleep(20);
    const taken = performance.now() - began;
    console.log(
      `killed and started again: the next message is stored after ${taken.toFixed(0)} ms${missed(taken, BARS.backMs)}`,
    );
    await again.stop();
  });
  await Promise.all(sent);
}

function missed(value: number, bar: number): string {
  return value <= bar ? "" : ` (not met: ≤ ${bar})`;
}
