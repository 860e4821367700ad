// Members who write to each other, two and two, and hear of it on open streams.
import { once } from "node:events";
import { Agent, get, request as call } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "../server/src/platform/database.ts";
import { newId } from "../server/src/platform/ids.ts";
import { signInMember } from "../server/src/testing/test-member.ts";

const SENDERS = 3_000;
const GIVE_UP_MS = 60_000;
const agent = new Agent({ keepAlive: true, maxSockets: 100 });
const streamAgent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
let number = 0;

export interface Pair {
  senders: [Sender, Sender];
  conversationId: string;
}
export interface Sender {
  id: string;
  token: string;
}
type Send = (pair: Pair, by: 0 | 1, body: string) => Promise<number>;

/** Connected members, two and two, with a conversation each. */
export async function openPairs(db: Db, url: string): Promise<Pair[]> {
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

/** The same call for all: a message of a pair to that server. */
export const sendTo =
  (url: string): Send =>
  ({ senders, conversationId }, by, body) =>
    post(`${url}/api/conversations/${conversationId}/messages`, senders[by].token, {
      clientId: `bench-${newId()}`,
      body,
    });

/** Each message at its time, whether the ones before are answered or not; from the first of a pair to the second. */
export async function sendAll(
  send: Send,
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
      send(pair, 0, body).then((status) => {
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

/** Returns the status of the answer; 0 if there was none. */
export function post(
  url: string,
  token: string,
  body: object,
  by: { agent: Agent; method?: string } = { agent },
): Promise<number> {
  const text = JSON.stringify(body);
  return new Promise((resolve) => {
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const sent = call(url, { method: "POST", ...by, headers }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    sent.on("error", () => resolve(0));
    sent.end(text);
  });
}

export async function openStream(
  url: string,
  token: string,
  onBody: (body: string) => void,
): Promise<() => void> {
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

export function line(times: number[]): string {
  const [half, most, nearlyAll] = [0.5, 0.95, 0.99].map((share) => within(times, share).toFixed(1));
  return `median ${half}, 95 of 100 within ${most}, 99 within ${nearlyAll} ms`;
}

export function within(times: number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? Number.NaN;
}
