// How much longer other visitors wait for /api/home while one free member keeps ten connections busy, with the limits
// as they are by default: on a quote's PDF and on JSON. With `calls` after it, on every call of the contract in turn.
import { setTimeout as sleep } from "node:timers/promises";
import { api } from "../contract/src/api.ts";
import { SAMPLE_EMAILS, SAMPLE_PASSWORD } from "../server/src/sample/people.ts";
import { embeddedDatabaseOf } from "../server/src/testing/product-process.ts";
import { queryDatabase } from "../server/src/testing/query-database.ts";
import { median, startProduct, withDataDir } from "./product.ts";

const CONNECTIONS = 10;
const SECONDS = 3;
const BAR = 2;
const [part = "", seconds = String(SECONDS)] = process.argv.slice(2);

interface Flood {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

await withDataDir(async (dataDir) => {
  const settings = { RATE_LIMIT_FACTOR: "1", TRUST_PROXY: "on" };
  const { url, stop } = await startProduct(dataDir, ".", settings);
  const { url: database } = await embeddedDatabaseOf(dataDir);
  const { token, id, pdf } = await freeMemberWithQuote(url, database);
  const as = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const flood = (method: string, path: string): Flood => ({
    method,
    url: url + path,
    headers: as,
    body: method === "GET" ? undefined : "{}",
  });
  await report("a quote's PDF", flood("GET", pdf));
  await report("JSON", flood("GET", "/api/enquiries/sent"));
  if (part === "calls")
    for (const call of Object.keys(api)) {
      const [method = "", path = ""] = call.split(" ");
      // These end the session that the others need, or stay open.
      if (/logout|sessions|DELETE \/api\/account|stream|live/.test(call)) continue;
      await report(call, flood(method, path.replace(/:\w+/g, id)), true);
    }
  await stop();

  async function report(name: string, what: Flood, onlyIfSlow = false) {
    const alone = await waitedFor(url, 1);
    const ending = new AbortController();
    const counts = { answered: 0, refused: 0 };
    const flooding = Array.from({ length: CONNECTIONS }, () => keepBusy(what, ending.signal, counts));
    const beside = await waitedFor(url, Number(seconds));
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

/** A sample member without a plan who was sent a quote that they may open. */
async function freeMemberWithQuote(url: string, database: string) {
  const rows = await queryDatabase<{ enquiry: string; quote: string; id: string; email: string }>(
    database,
    `select e.id as enquiry, q.id as quote, m.id, m.email from enquiry_quotes q
     join enquiries e on e.id = q.enquiry_id join members m on m.id = e.sender_id
     where not exists (select 1 from premium_periods p where p.member_id = m.id and p.ends_at > now())`,
  );
  for (const { enquiry, quote, id, email } of rows.filter((row) => SAMPLE_EMAILS.includes(row.email))) {
    const signedIn = await fetch(`${url}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: SAMPLE_PASSWORD }),
    });
    const { token } = (await signedIn.json()) as { token: string };
    const pdf = `/api/enquiries/${enquiry}/quotes/${quote}.pdf`;
    const opened = await fetch(url + pdf, { headers: { authorization: `Bearer ${token}` } });
    await opened.arrayBuffer();
    if (opened.ok) return { token, id, pdf };
  }
  throw new Error("No free sample member has a quote that they may open");
}
