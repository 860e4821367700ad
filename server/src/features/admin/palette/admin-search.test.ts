import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AdminRole } from "@cardplaza/contract/admin-roles";
import type { AdminContext } from "../../../context.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { insertCompany } from "../../companies/company/company.fixtures.ts";
import { signInAs } from "../admin.fixtures.ts";

const app = await sharedTestApp();
const search = async (q: string, role: AdminRole = "superadmin") => {
  const as = await signInAs(app, "Meera", role);
  const { json } = await app.call(
    "GET",
    `/api/admin/search?q=${encodeURIComponent(q)}` as "/api/admin/search",
    {
      as,
    },
  );
  return json.groups.map(({ kind, items }) => [kind, items.map(({ title }) => title)]);
};

test("a member, a company and a ticket are found in their groups, each role its own", async () => {
  const asha = await app.signIn("Asha Quillmaker");
  await insertCompany(app, asha, { name: "Quillmaker Prints" });
  const message = { topic: "general", name: "Ravi Quillmaker", email: "ravi@example.in" } as const;
  const body = { ...message, subject: "My invoice", message: "Please send my invoice once more." };
  const { json } = await app.call("POST", "/api/contact", { body });
  const [members, companies, tickets] = [
    ["members", ["Asha Quillmaker"]],
    ["companies", ["Quillmaker Prints"]],
    ["tickets", ["My invoice"]],
  ];
  const kinds = (found: Awaited<ReturnType<typeof search>>) => new Map(found as [string, string[]][]);
  expect(kinds(await search("quillmaker"))).toEqual(kinds([members, companies, tickets] as never));
  expect(kinds(await search("quillmaker", "moderator"))).toEqual(kinds([members, companies] as never));
  expect(kinds(await search("quillmaker", "analyst"))).toEqual(kinds([members] as never));
  expect(await search(json.ticketNo.toLowerCase(), "support")).toEqual([tickets]);
  expect(await search(asha.member.id, "finance")).toEqual([members]);
  expect(await search("%%%")).toEqual([]);
});

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  // So that a small table too is read as a large one would be.
  await client.query("set enable_seqscan = off");
});
afterAll(() => client.end());

test.each(app.services.registry.adminSearches)("$kind are found by indexes alone", async ({ find }) => {
  const sent: { text: string; values: unknown[] }[] = [];
  const db = drizzle(client, { logger: { logQuery: (text, values) => void sent.push({ text, values }) } });
  await find({ ...app.services, db, now: new Date() } as unknown as AdminContext, "quillmaker", 5);
  expect(sent).not.toEqual([]);
  for (const { text, values } of sent) {
    const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${text}`, values);
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).not.toContain("Seq Scan");
  }
});
