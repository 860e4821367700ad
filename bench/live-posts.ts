// How long a new post takes to the open feeds of its author's connections, from the call that writes it: in one process,
// across two processes on one database, and with 1,000 open feeds.
import { once } from "node:events";
import { Agent, get, type ClientRequest } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { MAX_POSTS_A_DAY } from "@cardplaza/contract/connect/post-words";
import { openDatabase, type Db } from "../server/src/platform/database.ts";
import { newId } from "../server/src/platform/ids.ts";
import { embeddedDatabaseOf } from "../server/src/testing/product-process.ts";
import { signInMember } from "../server/src/testing/test-member.ts";
import { startProduct, withDataDir } from "./product.ts";

const BAR_MS = 200;
const POSTS = 100;
const FEEDS = 1_000;
const GIVE_UP_MS = 10_000;
const BETWEEN_MS = 100;
const AUTHORS = POSTS / MAX_POSTS_A_DAY;
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

type Somebody = Awaited<ReturnType<typeof signInMember>>;

await withDataDir(async (dataDir) => {
  const here = await startProduct(join(dataDir, "here"), ".", { SAMPLE_DATA: "off" });
  const { url } = await embeddedDatabaseOf(join(dataDir, "here"));
  const there = await startProduct(join(dataDir, "there"), ".", { DATABASE_URL: url, SAMPLE_DATA: "off" });
  const database = openDatabase(url, { warn: () => {} });
  try {
    await measureAll(database.db, here.url, there.url);
  } finally {
    await database.close();
    await there.stop();
    await here.stop();
  }
});

async function measureAll(db: Db, here: string, there: string): Promise<void> {
  const readers = await signIn(db, "Reader", FEEDS);
  const measured = async (name: string, readAt: string, feeds: number) => {
    const authors = await signIn(db, "Author", AUTHORS);
    await connectAll(db, authors, readers);
    await measure(name, here, readAt, authors, readers.slice(0, feeds));
  };
  console.log(`A new post until it reaches open feeds, ${POSTS} posts`);
  await measured("one process", here, 1);
  await measured("across two", there, 1);
  await measured("one process, 1,000 feeds", here, FEEDS);
  await measured("across two, 1,000 feeds", there, FEEDS);
}

async function signIn(db: Db, name: string, count: number): Promise<Somebody[]> {
  const all: Somebody[] = [];
  for (let at = 0; at < count; at++) all.push(await signInMember(db, `${name} ${at}`));
  return all;
}

/** Connects each author with each reader. */
async function connectAll(db: Db, authors: Somebody[], others: Somebody[]): Promise<void> {
  const idsOf = (people: Somebody[]) => sql`${sql.param(people.map(({ member }) => member.id))}::text[]`;
  await db.execute(sql`
    insert into connections (id, first_id, second_id, inviter_id, status, invited_at, answered_at)
    select ${newId().slice(0, 12)} || lpad(row_number() over ()::text, 8, '0'), least(author, reader), greatest(author, reader),
      author, 'accepted', now(), now()
    from unnest(${idsOf(authors)}) author cross join unnest(${idsOf(others)}) reader`);
}

async function measure(
  name: string,
  writeAt: string,
  readAt: string,
  authors: Somebody[],
  readers: Somebody[],
) {
  const feeds = await Promise.all(readers.map((reader) => openFeed(readAt, reader)));
  const each: number[] = [];
  const answered: number[] = [];
  for (let at = 0; at < POSTS; at++) {
    const author = authors[at % authors.length] as Somebody;
    const began = performance.now();
    const arrived = Promise.all(feeds.map(({ next }) => next()));
    await write(writeAt, author, `${name}: our new machine number ${at} is running.`);
    answered.push(performance.now() - began);
    each.push(...(await arrived).map((arrival) => arrival - began));
    await sleep(BETWEEN_MS);
  }
  for (const { request } of feeds) request.destroy();
  const most = within(each, 0.95);
  console.log(
    `  ${name}: median ${within(each, 0.5).toFixed(0)} ms, 95 of 100 within ${most.toFixed(0)} ms, all within ` +
      `${Math.max(...each).toFixed(0)} ms; its author has the answer after ${within(answered, 0.5).toFixed(0)} ms` +
      (most <= BAR_MS ? "" : ` (not met: ≤ ${BAR_MS} ms)`),
  );
}

function within(times: number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] as number;
}

async function write(url: string, { token }: Somebody, body: string): Promise<void> {
  const response = await fetch(`${url}/api/posts`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ body }),
  });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

interface Feed {
  request: ClientRequest;
  /** When the next new post arrives. */
  next: () => Promise<number>;
}

async function openFeed(url: string, { token }: Somebody): Promise<Feed> {
  const request = get(`${url}/api/stream`, { agent, headers: { authorization: `Bearer ${token}` } });
  const [response] = await once(request, "response");
  if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`);
  let arrive: (at: number) => void = () => {};
  response.on("error", () => {});
  response.setEncoding("utf8").on("data", (text: string) => {
    if (text.includes("event: new_post")) arrive(performance.now());
  });
  return {
    request,
    next: () =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error("The post did not arrive")), GIVE_UP_MS);
        arrive = (at) => {
          clearTimeout(timer);
          resolve(at);
        };
      }),
  };
}
