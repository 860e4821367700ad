// How much longer other visitors wait for /api/home while one free member keeps ten connections busy, with the limits
// as they are by default: on a quote's PDF and on JSON. With `calls` after it, on every call of the contract in turn.
import { setTimeout as sleep } from "node:timers/promises";
import { api } from "../contract/src/api.ts";
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from "../server/src/sample/people.ts";
import { embeddedDatabaseOf } from "../server/src/testing/product-process.ts";
import { queryDatabase } from "../server/src/testing/query-database.ts";
import { median, startProduct, withDataDir } from "./product.ts";

const CONNECTIONS = 10;
const SECONDS = 3;
const BAR = 2;
// Calls that end the session which the others need, or stay open.
const LEFT_OUT = /logout|sessions|DELETE \/api\/account|stream|live/;
/** Ids of what the member owns are tried first. */
const THINGS = {
  cards: "owner_id",
  listings: "owner_id",
  companies: "owner_id",
  leads: "owner_id",
  qr_codes: "owner_id",
  posts: "member_id",
  enquiries: "sender_id",
  job_applications: "member_id",
  it_requirements: "buyer_id",
  referrals: "giver_id",
  jobs: "author_id",
  products: null,
  chapters: null,
  chapter_meetings: null,
  it_packages: null,
} as const;
// `calls "feed|qr"` takes only those that it finds.
const [part = "", only = ""] = process.argv.slice(2);

interface Flood {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

await withDataDir(async (dataDir) => {
  const settings = { RATE_LIMIT_FACTOR: "1", TRUST_PROXY: "on" };
  const { url, stop } = await startProduct(dataDir, ".", settings);
  try {
    await floods();
  } finally {
    await stop();
  }

  async function floods() {
    const { url: database } = await embeddedDatabaseOf(dataDir);
    const members = await freeMembers(url, database);
    const buyer = await withQuote(url, members);
    await report("a quote's PDF", floodOf(url, buyer, "GET", buyer.pdf));
    await report("JSON", floodOf(url, buyer, "GET", "/api/enquiries/sent"));
    if (part === "calls") {
      const calls = Object.keys(api).filter((call) => !LEFT_OUT.test(call) && new RegExp(only).test(call));
      console.log(`  every call, ${calls.length} of ${Object.keys(api).length}; those that slow others:`);
      for (const [nth, call] of calls.entries()) {
        // Another member each time: the limits of the one before last a minute.
        const member = members[nth % members.length] as FreeMember;
        const [method = "", path = ""] = call.split(" ");
        const address = method === "GET" ? await readable(url, member, path) : filledIn(path, member.id);
        await report(call, floodOf(url, member, method, address), true);
      }
    }
  }

  async function report(name: string, what: Flood, onlyIfSlow = false) {
    const alone = await waitedFor(url, 1);
    const ending = new AbortController();
    const counts = { answered: 0, refused: 0 };
    const flooding = Array.from({ length: CONNECTIONS }, () => keepBusy(what, ending.signal, counts));
    const beside = await waitedFor(url, SECONDS);
    ending.abort();
    await Promise.all(flooding);
    const ratio = beside / alone;
    if (onlyIfSlow && ratio <= BAR) return;
    console.log(
      `  ${name}: others wait ${ratio.toFixed(1)} × (${alone.toFixed(1)} and ${beside.toFixed(1)} ms; ` +
        `${counts.answered} answers, ${counts.refused} of them 429)${ratio <= BAR ? "" : ` (not met: ≤ ${BAR} ×)`}`,
    );
  }
});

/** The median time of another visitor's call, one after the other. */
async function waitedFor(url: string, forSeconds: number): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + forSeconds * 1000;
  while (performance.now() < end || times.length < 5) {
    const began = performance.now();
    const address = `203.0.113.${times.length % 250}`;
    await (await fetch(`${url}/api/home`, { headers: { "x-forwarded-for": address } })).arrayBuffer();
    times.push(performance.now() - began);
    await sleep(20);
  }
  return median(times);
}

async function keepBusy(
  { url, ...init }: Flood,
  signal: AbortSignal,
  counts: { answered: number; refused: number },
): Promise<void> {
  while (!signal.aborted) {
    try {
      const response = await fetch(url, { ...init, signal });
      await response.arrayBuffer();
      counts.answered++;
      if (response.status === 429) counts.refused++;
    } catch {
      // Aborted at the end, or the connection was closed for a body that was not wanted.
      await sleep(10);
    }
  }
}

interface FreeMember {
  id: string;
  token: string;
  /** An address of their own, because limits are counted by address too. */
  from: string;
  /** What they may open, by the table it is in. */
  things: string[];
  quotes: { enquiry: string; quote: string }[];
}

/** Sample members without a plan, signed in, with the ids of what is theirs and of what everybody may read. */
async function freeMembers(url: string, database: string): Promise<FreeMember[]> {
  const free = await queryDatabase<{ id: string; email: string }>(
    database,
    `select m.id, m.email from members m
     where not exists (select 1 from premium_periods p where p.member_id = m.id and p.ends_at > now())`,
  );
  const known = free.filter(({ email }) => SAMPLE_ACCOUNTS.includes(email));
  const members: FreeMember[] = [];
  for (const [nth, { id, email }] of known.entries())
    members.push({
      id,
      token: await tokenOf(url, email, nth),
      from: `198.51.100.${nth}`,
      things: await idsFor(database, id),
      quotes: await queryDatabase<{ enquiry: string; quote: string }>(
        database,
        `select e.id as enquiry, q.id as quote from enquiry_quotes q join enquiries e on e.id = q.enquiry_id
         where e.sender_id = '${id}'`,
      ),
    });
  return members;
}

async function tokenOf(url: string, email: string, nth: number): Promise<string> {
  const signedIn = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `192.0.2.${nth}` },
    body: JSON.stringify({ email, password: SAMPLE_PASSWORD }),
  });
  const { token } = (await signedIn.json()) as { token?: string };
  if (!token) throw new Error(`${email} could not sign in`);
  return token;
}

async function idsFor(database: string, memberId: string): Promise<string[]> {
  const ids = Object.entries(THINGS).map(([table, owner]) => {
    const ownFirst = owner ? `order by (${owner} = '${memberId}') desc` : "";
    return `(select id from ${table} ${ownFirst} limit 1) as ${table}`;
  });
  const [found = {}] = await queryDatabase<Record<string, string | null>>(
    database,
    `select ${ids.join(", ")}`,
  );
  return [...Object.values(found).filter((id) => id !== null), memberId];
}

function filledIn(path: string, id: string): string {
  return path.replaceAll(/:\w+/g, id);
}

/** The path with the first id that the member may read there. */
async function readable(url: string, member: FreeMember, path: string): Promise<string> {
  if (!path.includes(":")) return path;
  for (const id of member.things) {
    const { headers } = floodOf(url, member, "GET", path);
    const response = await fetch(url + filledIn(path, id), { headers });
    await response.arrayBuffer();
    if (response.ok) return filledIn(path, id);
  }
  return filledIn(path, member.id);
}

function floodOf(url: string, { token, from }: FreeMember, method: string, path: string): Flood {
  return {
    method,
    url: url + path,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "x-forwarded-for": from,
    },
    body: method === "GET" ? undefined : "{}",
  };
}

/** One of them who was sent a quote that they may open. */
async function withQuote(url: string, members: FreeMember[]): Promise<FreeMember & { pdf: string }> {
  for (const member of members)
    for (const { enquiry, quote } of member.quotes) {
      const pdf = `/api/enquiries/${enquiry}/quotes/${quote}.pdf`;
      const opened = await fetch(url + pdf, { headers: floodOf(url, member, "GET", pdf).headers });
      await opened.arrayBuffer();
      if (opened.ok) return { ...member, pdf };
    }
  throw new Error("No free sample member has a quote that they may open");
}
