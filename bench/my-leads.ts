// Pages of My Leads in the database, at 100,000 leads of one owner and as many of another's, and the memory of an export.
import { readFile } from "node:fs/promises";
import type pg from "pg";
import type { LeadFilters } from "@cardplaza/contract/leads/received-leads";
import { MINUTE_MS } from "@cardplaza/contract/time";
import { countLeads, listLeads } from "../server/src/features/leads/lead-queries.ts";
import { newId } from "../server/src/platform/ids.ts";
import { timeReads, withDatabase } from "./database-reads.ts";

const PAGE = 51;
const BATCH = 10_000;
const PEOPLE = ["asha@sample.cardplaza.in", "ravi@sample.cardplaza.in"] as const;
// The first argument is another number of rows.
const [stored = "100000"] = process.argv.slice(2);
const leadsEach = Number(stored);
const newest = Date.UTC(2026, 9, 1);

await withDatabase(async (client, product) => {
  await client.query("delete from leads");
  const owners = [await store(client, PEOPLE[0]), await store(client, PEOPLE[1])];
  await client.query("vacuum analyze leads, lead_counts");
  await comparePages(client, owners[0] as string);
  await measureExport(client, product);
});

async function comparePages(client: pg.Client, ownerId: string): Promise<void> {
  const middle = newId(newest - (leadsEach / 2) * MINUTE_MS);
  const day = new Date(newest - 1000 * MINUTE_MS).toISOString().slice(0, 10);
  console.log(`My Leads, ${leadsEach.toLocaleString("en-IN")} leads of one owner: time in the database`);
  await timeReads(client, (db) => {
    const page = (filters: LeadFilters, cursor?: string) => () =>
      listLeads(db, ownerId, filters, { cursor, limit: PAGE });
    return {
      "the first page": page({ status: "all" }),
      "a page in the middle": page({ status: "all" }, middle),
      "one status": page({ status: "completed" }),
      "a common word": page({ q: "kitchen" }),
      "a rare word": page({ q: "sitaphal" }),
      "a word that is nowhere": page({ q: "quagga" }),
      "a common tag": page({ tag: "Common" }),
      "a rare tag": page({ tag: "Rare" }),
      "one day": page({ from: day, to: day }),
      "the counters": () => countLeads(db, ownerId),
    };
  });
}

/** One per minute, newest first; one in ten thousand has its own word and tag. */
async function store(client: pg.Client, email: string): Promise<string> {
  const { rows } = await client.query<{ id: string; owner: string }>(
    `select card.id, card.owner_id as owner from cards card join members on members.id = card.owner_id
     where members.email = $1 order by card.id limit 1`,
    [email],
  );
  const { id: cardId, owner } = rows[0] as { id: string; owner: string };
  for (let from = 0; from < leadsEach; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, leadsEach - from) }, (_, index) => from + index);
    await client.query(
      `insert into leads (id, card_id, owner_id, name, email, message, follow_up_status, source, tags, created_at)
       select id, $3, $4, 'Lead ' || i, 'lead' || i || '@example.in',
         case when i % 9973 = 0 then 'Do you sell sitaphal ice cream?' else 'A new kitchen, please, number ' || i end,
         (array['pending', 'contacted', 'completed'])[1 + i % 3], 'direct',
         case when i % 9973 = 0 then array['Rare'] when i % 10 = 0 then array['Common'] else '{}' end,
         now()
       from unnest($1::text[], $2::int[]) as made (id, i)`,
      [numbers.map((number) => newId(newest - number * MINUTE_MS)), numbers, cardId, owner],
    );
  }
  return owner;
}

/** The largest memory of the process while it exports the whole table. */
async function measureExport(client: pg.Client, { url, pid }: { url: string; pid: number }): Promise<void> {
  await client.query(
    `insert into premium_periods (id, member_id, starts_at, ends_at)
     select $1, id, now() - interval '1 day', now() + interval '1 year' from members where email = $2`,
    [newId(), PEOPLE[0]],
  );
  const token = await signIn(url, PEOPLE[0]);
  const before = await residentMb(pid);
  let most = before;
  const watching = setInterval(() => void residentMb(pid).then((mb) => (most = Math.max(most, mb))), 50);
  const began = performance.now();
  const response = await fetch(`${url}/api/leads/export.csv`, {
    headers: { authorization: `Bearer ${token}` },
  });
  let bytes = 0;
  for await (const part of response.body ?? []) bytes += part.length;
  clearInterval(watching);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const size = (bytes / 1e6).toFixed(1);
  console.log(`  export: ${size} MB in ${seconds} s; memory ${before} MB before, ${most} MB at most`);
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

async function signIn(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "Cardplaza@2026" }),
  });
  return ((await response.json()) as { token: string }).token;
}
