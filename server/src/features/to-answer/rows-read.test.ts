import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TO_ANSWER_PER_PAGE } from "@cardplaza/contract/to-answer/to-answer-words";
import { PLANNED_SETTINGS } from "../../platform/database.ts";
import { createRegistry } from "../../registry/registry.ts";
import { registrations } from "../../registrations.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import type { Member } from "../accounts/accounts.table.ts";
import { BUSY, fillBusyMember } from "./busy-member.fixtures.ts";
import { listToAnswer } from "./list-to-answer.ts";

const OPEN = 4_000;
/** A count reads up to a hundred rows of each list, and a page twenty-one of each. */
const MOST_ROWS = 1_000;

const database = await createTestDatabase();
// As the connections that plan once.
const client = new pg.Client({ connectionString: database.url, options: PLANNED_SETTINGS });
interface Sent {
  text: string;
  values: unknown[];
}
let sent: Sent[] = [];
const db = drizzle(client, { logger: { logQuery: (text, values) => void sent.push({ text, values }) } });

beforeAll(async () => {
  await client.connect();
  await fillBusyMember(client, OPEN);
});
afterAll(async () => {
  await client.end();
  await database.close();
});

const pageAfter = (cursor?: string) => {
  sent = [];
  const member = { id: BUSY, name: "Asha" } as Member;
  return listToAnswer({ db, member, now: new Date(), registry: createRegistry(registrations) }, cursor);
};

interface Node {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Node[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
const rowsOf = (node: Node) =>
  node["Actual Loops"] *
  (node["Actual Rows"] +
    (node["Rows Removed by Filter"] ?? 0) +
    (node["Rows Removed by Index Recheck"] ?? 0));

/** Of all statements of a page: the nodes of their plans that read many rows. */
async function longReads(): Promise<string[]> {
  const found: string[] = [];
  for (const [at, { text, values }] of sent.entries()) {
    await client.query(`prepare page_${at} as ${text}`);
    const given = values.map((value) =>
      Array.isArray(value)
        ? pg.escapeLiteral(`{${value.map((each) => JSON.stringify(each)).join()}}`)
        : pg.escapeLiteral(String(value)),
    );
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Node }] }>(
      `explain (analyze, format json) execute page_${at}${given.length > 0 ? `(${given.join()})` : ""}`,
    );
    await client.query(`deallocate page_${at}`);
    for (const node of nodesOf(rows[0]!["QUERY PLAN"][0].Plan))
      if (rowsOf(node) > MOST_ROWS)
        found.push(
          `${node["Node Type"]} on ${node["Relation Name"]}: ${rowsOf(node)} rows; ${text.slice(0, 400)}`,
        );
  }
  return found;
}

test("No page reads more rows than it shows for a member for whom thousands of everything wait", async () => {
  const long: string[] = [];
  let cursor: string | undefined;
  for (let page = 1; page <= 10; page++) {
    const { items, nextCursor } = await pageAfter(cursor);
    expect(items).toHaveLength(TO_ANSWER_PER_PAGE);
    if (page === 1 || page === 10) long.push(...(await longReads()));
    cursor = nextCursor!;
  }
  expect(long).toEqual([]);
  // Where no clock runs any more.
  const unclocked = await pageAfter(`none-${"0".repeat(20)}`);
  expect(sent.length).toBeGreaterThan(10);
  expect(unclocked.items.every(({ dueAt }) => dueAt === null)).toBe(true);
  expect(await longReads()).toEqual([]);
});

test("All kinds are among what waits for that member", async () => {
  const kinds = new Set<string>();
  for (const { kind, list } of createRegistry(registrations).toAnswer) {
    const ctx = {
      db,
      member: { id: BUSY, name: "Asha" } as Member,
      now: new Date(),
      registry: createRegistry(registrations),
    };
    if ((await list(ctx, { after: null, limit: 5 })).length >= 5) kinds.add(kind);
  }
  expect([...kinds].toSorted()).toEqual([
    "application",
    "enquiry",
    "introduction",
    "invitation",
    "join",
    "lead",
    "message",
    "referral",
    "visit",
  ]);
});
