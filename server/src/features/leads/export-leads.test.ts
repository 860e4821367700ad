import { sql } from "drizzle-orm";
import Papa from "papaparse";
import { beforeEach, describe, expect, test } from "vitest";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { makeCard } from "../cards/card.fixtures.ts";
import type { LeadRow } from "./leads.table.ts";
import { insertLead } from "./lead.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let card: Awaited<ReturnType<typeof makeCard>>;

beforeEach(async () => {
  asha = await app.signIn("Asha Menon", { premium: true });
  card = await makeCard(app, asha);
});

const insert = (fields: Partial<LeadRow> & { at?: Date } = {}) =>
  insertLead(app, { ownerId: asha.member.id, cardId: card._id }, fields);
const call = (method: string, path: string, body?: unknown, as: Person = asha) =>
  app.call(method, `/api/leads/${path}`, { as, body });
const at = (ms: number) => new Date(Date.now() + ms);

describe("the export", () => {
  test("of hostile leads opens harmlessly: UTF-8 with BOM, RFC 4180, no formula", async () => {
    const hostile = [
      `=HYPERLINK("http://evil.example";"click")`,
      "+1+1",
      "-2+3",
      "@SUM(A1:A9)",
      "\t=1",
      "\r=1",
      `he said "no", then\r\nleft`,
      "नमस्ते 👋",
    ];
    for (const [index, text] of hostile.entries())
      await insert({ name: text, message: text, tags: [text.trim()], at: at(-index * 1000) });
    const response = await fetch(`${app.url}/api/leads/export.csv`, {
      headers: { authorization: `Bearer ${asha.token}` },
    });
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="leads.csv"');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const { data, errors } = Papa.parse<string[]>(bytes.toString("utf8").slice(1), { newline: "\r\n" });
    expect(errors).toEqual([]);
    const [heads, ...rows] = data.filter((row) => row.length > 1) as [string[], ...string[][]];
    expect(heads.slice(0, 3)).toEqual(["Name", "Email", "Message"]);
    expect(rows.map(([name]) => name)).toEqual(
      hostile.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)),
    );
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });

  test("has all leads that match the filters, in order", async () => {
    const owner = { ownerId: asha.member.id, cardId: card._id };
    await app.db
      .execute(sql`insert into leads (id, owner_id, card_id, name, email, message, source, created_at)
      select lpad(i::text, 9, '0') || 'aaaaaaaaaaa', ${owner.ownerId}, ${owner.cardId}, 'Lead ' || i,
        'l@example.com', 'm', 'direct', now() from generate_series(1, 1203) i`);
    await insert({ name: "Done", followUpStatus: "completed" });
    const rows = (await call("GET", "export.csv?status=pending")).text.trim().split("\r\n").slice(1);
    expect(rows).toHaveLength(1203);
    expect([rows[0]?.split(",")[0], rows.at(-1)?.split(",")[0]]).toEqual([`"Lead 1203"`, `"Lead 1"`]);
    expect((await call("GET", "my-leads")).json.leads).toHaveLength(1204);
  });

  test("has phone and notes as its last columns", async () => {
    const { id } = await insert({ phone: "+919822012345" });
    await call("POST", `${id}/notes`, { text: "Called, wants a drawing." });
    await call("POST", `${id}/notes`, { text: "=Sent" });
    const { text } = await call("GET", "export.csv");
    const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ""), { newline: "\r\n" });
    expect(data[0]?.slice(-3)).toEqual(["Id", "Phone", "Notes"]);
    expect(data[1]?.slice(-3)).toEqual([id, "'+919822012345", "Called, wants a drawing.\n=Sent"]);
  });

  test("saves a lead as one contact, whatever characters its name has", async () => {
    const { id } = await insert({
      name: "Ravi\nEND:VCARD",
      phone: "+919822012345",
      message: "Hello; there, again\\",
    });
    const { headers, text } = await call("GET", `${id}/vcard`);
    expect(headers.get("content-type")).toBe("text/vcard; charset=utf-8");
    expect(text.match(/^END:VCARD/gm)).toHaveLength(1);
    expect(text).toContain("EMAIL;TYPE=WORK:ravi@kulkarni.example\r\n");
    expect(text).toContain("TEL;TYPE=WORK,VOICE:+919822012345\r\n");
    expect(text).toContain("Hello\\; there\\, again\\\\");
  });
});
