// How long after a lead is committed its push reaches the push service, while leads arrive at a steady rate. The push
// service runs in this process: it checks each signature and decrypts each push.
// `node bench/push.ts 50` takes another number of leads a second.
import { setTimeout as sleep } from "node:timers/promises";
import { startPushService, type PushService } from "../server/src/features/push/push-service.fixtures.ts";
import { openDatabase, type Db } from "../server/src/platform/database.ts";
import { embeddedDatabaseOf } from "../server/src/testing/product-process.ts";
import { signInMember } from "../server/src/testing/test-member.ts";
import { startProduct, withDataDir } from "./product.ts";

const BAR_MS = 2_000;
const [rate = "100"] = process.argv.slice(2);
const PER_SECOND = Number(rate);
const SECONDS = 20;
const WARM_UP_SECONDS = 5;
const PEOPLE = 200;
const GIVE_UP_MS = 180_000;
let leads = 0;

await withDataDir(async (dataDir) => {
  const settings = { SAMPLE_DATA: "off", PUSH_LOOPBACK: "on" };
  const product = await startProduct(dataDir, ".", settings);
  const { url } = await embeddedDatabaseOf(dataDir);
  const database = openDatabase(url, { warn: () => {} });
  const service = await startPushService();
  try {
    const people = await openPeople(database.db, product.url, service);
    await sendLeads(product.url, people, WARM_UP_SECONDS);
    await sleep(3_000);
    service.reset();
    const sent = await sendLeads(product.url, people, SECONDS);
    report(sent, await arrivals(service, sent));
  } finally {
    await service.stop();
    await database.close();
    await product.stop();
  }
});

interface Owner {
  token: string;
  cardId: string;
}

/** Members with a card and a phone each, who write to each other. */
async function openPeople(db: Db, url: string, service: PushService): Promise<Owner[]> {
  const people: Owner[] = [];
  for (let at = 0; at < PEOPLE; at++) {
    const { token } = await signInMember(db, `Owner ${at}`);
    const card = {
      name: `Owner ${at}`,
      phone: "+919876543210",
      company: "Menon Interiors",
      role: "Designer",
    };
    const { _id: cardId } = await post<{ _id: string }>(url, "/api/business-cards", card, token);
    await post(url, "/api/push/subscriptions", service.browser(`phone-${at}`).subscription, token);
    people.push({ token, cardId });
  }
  return people;
}

interface SentLead {
  id: string;
  sentAt: number;
  /** It was committed before. */
  answeredAt: number;
}

/** Each lead at its time, whether the ones before are answered or not. */
async function sendLeads(url: string, people: Owner[], seconds: number): Promise<SentLead[]> {
  const began = performance.now();
  const sent: Promise<SentLead | null>[] = [];
  for (let at = 0; at < seconds * PER_SECOND; at++) {
    const wait = began + (at * 1000) / PER_SECOND - performance.now();
    if (wait > 1) await sleep(wait);
    // Each round to another one, so nobody writes to the same card often.
    const number = ++leads;
    const { cardId } = people[number % PEOPLE] as Owner;
    const { token } = people[(number + 1 + Math.floor(number / PEOPLE)) % PEOPLE] as Owner;
    sent.push(sendLead(url, cardId, token, number));
  }
  const answered = await Promise.all(sent);
  return answered.filter((lead) => lead !== null);
}

/** Null if the product has too much to do and refused it. */
async function sendLead(
  url: string,
  cardId: string,
  token: string,
  number: number,
): Promise<SentLead | null> {
  const sentAt = performance.now();
  const body = {
    cardId,
    name: `Ravi ${number}`,
    email: `ravi${number}@example.in`,
    message: `Please call me about kitchen number ${number}.`,
  };
  const answer = await post<{ lead: { _id: string } }>(url, "/api/leads", body, token).catch(
    (error: unknown) => {
      if (String(error).includes(" 503 ")) return null;
      throw error;
    },
  );
  return answer && { id: answer.lead._id, sentAt, answeredAt: performance.now() };
}

async function post<T>(url: string, path: string, body: object, token?: string): Promise<T> {
  const response = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** When the pushes of these leads arrived, once all have, or after a while. Those of the warm-up may still come too. */
async function arrivals(service: PushService, sent: SentLead[]): Promise<Map<string, number[]>> {
  const until = performance.now() + GIVE_UP_MS;
  let times = timesOf(service);
  while (sent.some(({ id }) => !times.has(id)) && performance.now() < until) {
    await sleep(200);
    times = timesOf(service);
  }
  await sleep(2_000);
  if (service.problems.length > 0) console.log(service.problems.slice(0, 3).join("\n"));
  return timesOf(service);
}

function timesOf({ received }: PushService): Map<string, number[]> {
  const times = new Map<string, number[]>();
  for (const { message, at } of received) {
    const id = new URL(message.path, "http://x").searchParams.get("lead") ?? "";
    times.set(id, [...(times.get(id) ?? []), at]);
  }
  return times;
}

function report(sent: SentLead[], arrived: Map<string, number[]>): void {
  const took = sent.flatMap(({ id, sentAt, answeredAt }) => {
    const at = arrived.get(id)?.[0];
    return at === undefined ? [] : [{ all: at - sentAt, push: at - answeredAt, lead: answeredAt - sentAt }];
  });
  const twice = [...arrived.values()].filter((times) => times.length > 1).length;
  const push = took.map((each) => Math.max(0, each.push));
  console.log(
    `${SECONDS * PER_SECOND} leads, ${PER_SECOND} a second: ${SECONDS * PER_SECOND - sent.length} refused, ${sent.length - took.length} without a push, ${twice} with two`,
  );
  line(
    "the lead itself, from the call to its answer",
    took.map((each) => each.lead),
  );
  line(
    "from the lead's call to the push service",
    took.map((each) => each.all),
  );
  line("from the lead's answer, sent after its commit, to the push service", push);
  const most = within(push, 0.95);
  console.log(`  ${most <= BAR_MS ? "met" : "not met"}: 95 of 100 within ${BAR_MS} ms`);
}

function line(what: string, times: number[]): void {
  const [half, most] = [within(times, 0.5), within(times, 0.95)].map((time) => time.toFixed(0));
  console.log(`  ${what}: median ${half} ms, 95 of 100 within ${most} ms`);
}

function within(times: number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? Number.NaN;
}
