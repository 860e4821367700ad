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
const OWNERS = 200;
const GIVE_UP_MS = 60_000;
let leads = 0;

await withDataDir(async (dataDir) => {
  const settings = { SAMPLE_DATA: "off", PUSH_LOOPBACK: "on" };
  const product = await startProduct(dataDir, ".", settings);
  const { url } = await embeddedDatabaseOf(dataDir);
  const database = openDatabase(url, { warn: () => {} });
  const service = await startPushService();
  try {
    const cards = await openOwners(database.db, product.url, service);
    await sendLeads(product.url, cards, WARM_UP_SECONDS);
    await sleep(3_000);
    service.reset();
    report(await sendLeads(product.url, cards, SECONDS), await arrivals(service));
  } finally {
    await service.stop();
    await database.close();
    await product.stop();
  }
});

/** Members with a card and a phone each. Returns the cards. */
async function openOwners(db: Db, url: string, service: PushService): Promise<string[]> {
  const cards: string[] = [];
  for (let at = 0; at < OWNERS; at++) {
    const { token } = await signInMember(db, `Owner ${at}`);
    const card = {
      name: `Owner ${at}`,
      phone: "+919876543210",
      company: "Menon Interiors",
      role: "Designer",
    };
    cards.push((await post<{ _id: string }>(url, "/api/business-cards", card, token))._id);
    await post(url, "/api/push/subscriptions", service.browser(`phone-${at}`).subscription, token);
  }
  return cards;
}

interface SentLead {
  id: string;
  sentAt: number;
  /** It was committed before. */
  answeredAt: number;
}

/** Each lead at its time, whether the ones before are answered or not. */
async function sendLeads(url: string, cards: string[], seconds: number): Promise<SentLead[]> {
  const began = performance.now();
  const sent: Promise<SentLead>[] = [];
  for (let at = 0; at < seconds * PER_SECOND; at++) {
    const wait = began + (at * 1000) / PER_SECOND - performance.now();
    if (wait > 1) await sleep(wait);
    sent.push(sendLead(url, cards[at % cards.length] as string, ++leads));
  }
  return Promise.all(sent);
}

async function sendLead(url: string, cardId: string, number: number): Promise<SentLead> {
  const sentAt = performance.now();
  const { lead } = await post<{ lead: { _id: string } }>(url, "/api/leads", {
    cardId,
    name: `Ravi ${number}`,
    email: `ravi${number}@example.in`,
    message: `Please call me about kitchen number ${number}.`,
    consent: true,
  });
  return { id: lead._id, sentAt, answeredAt: performance.now() };
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

/** When the push of each lead arrived, once all have, or nothing more comes. */
async function arrivals(service: PushService): Promise<Map<string, number[]>> {
  const until = performance.now() + GIVE_UP_MS;
  while (service.received.length < SECONDS * PER_SECOND && performance.now() < until) await sleep(100);
  await sleep(2_000);
  const times = new Map<string, number[]>();
  for (const { message, at } of service.received) {
    const id = new URL(message.path, "http://x").searchParams.get("lead") ?? "";
    times.set(id, [...(times.get(id) ?? []), at]);
  }
  if (service.problems.length > 0) console.log(service.problems.slice(0, 3).join("\n"));
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
    `${sent.length} leads, ${PER_SECOND} a second: ${sent.length - took.length} without a push, ${twice} with two`,
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

const within = (times: number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? Number.NaN;
