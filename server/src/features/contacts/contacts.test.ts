import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { CONTACTS_TEXT, MAX_CONTACTS } from "@cardplaza/contract/contacts/contacts-words";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { contacts, deletedScans } from "./contacts.table.ts";
import { MAX_DELETED_SCANS } from "./delete-contact.ts";
import { fillContacts, MEERA, savingContacts } from "./contact.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
});

const { keep, batch } = savingContacts(app);
const list = (as: Person, query = "") => app.call("GET", `/api/contacts${query}`, { as });
const change = (as: Person, id: string, body: object) =>
  app.call("PATCH", `/api/contacts/${id}`, { as, body });
const remove = (as: Person, id: string) => app.call("DELETE", `/api/contacts/${id}`, { as });
const names = async (as: Person, query = "") =>
  (await list(as, query)).json.contacts.map(({ name }: { name: string }) => name);

describe("saving a contact", () => {
  test("returns 201 with the saved fields, visible to its member only", async () => {
    const { status, json } = await keep(asha);
    expect(status).toBe(201);
    expect(json).toEqual({
      ...MEERA,
      email: "meera@iyer.example",
      member: "",
      _id: expect.any(String),
      createdAt: expect.any(String),
      updatedAt: json.createdAt,
    });
    expect((await keep(asha, { name: "  Dev\n Patel ", website: "patel.example" })).json).toMatchObject({
      name: "Dev Patel",
      website: "https://patel.example",
      phone: "",
      email: "",
      source: "typed",
    });
    expect((await list(asha)).json).toMatchObject({
      contacts: [{ name: "Dev Patel" }, { _id: json._id }],
      total: 2,
      tags: ["Pune Expo"],
      nextCursor: null,
    });
    expect((await list(ravi)).json).toEqual({ contacts: [], total: 0, tags: [], nextCursor: null });
  });

  test("is refused without a name, too long, with a wrong address, with fields of the server, to visitors", async () => {
    for (const [wrong, field] of [
      [{ name: " " }, "name"],
      [{}, "name"],
      [{ ...MEERA, name: "n".repeat(81) }, "name"],
      [{ ...MEERA, email: "meera" }, "email"],
      [{ ...MEERA, notes: "n".repeat(501) }, "notes"],
      [{ ...MEERA, phone: ["1"] }, "phone"],
      [{ ...MEERA, website: "javascript:alert(1)" }, "website"],
      [{ ...MEERA, source: "stolen" }, "source"],
      [{ ...MEERA, memberId: "x" }, "memberId"],
    ] as const) {
      const { status, json } = await keep(asha, wrong);
      expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
    }
    expect((await app.send("POST", "/api/contacts", { body: MEERA })).status).toBe(401);
    expect((await app.call("POST", "/api/contacts/batch", { body: { contacts: [] } })).status).toBe(401);
    expect((await app.call("GET", "/api/contacts")).status).toBe(401);
    expect((await app.call("GET", "/api/contacts/export?format=csv")).status).toBe(401);
    expect((await list(asha)).json.total).toBe(0);
  });

  test("sent again with its key saves it once", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const again = () => app.send("POST", "/api/contacts", { as: asha, body: MEERA, headers });
    expect((await again()).json._id).toBe((await again()).json._id);
    expect((await list(asha)).json.total).toBe(1);
  });
});

describe("a batch", () => {
  const scan = (name: string, more: object = {}) => ({ id: randomUUID(), name, source: "qr", ...more });

  test("is saved in its order, and sent again it changes nothing", async () => {
    const scans = [scan("First"), scan("Second", { tag: "Expo", member: "Ravi" }), scan("Third")];
    const { status, json } = await batch(asha, scans);
    expect(status).toBe(200);
    expect(json.contacts).toEqual(scans.map(({ id }) => ({ id, _id: expect.any(String), created: true })));
    expect(await names(asha)).toEqual(["Third", "Second", "First"]);
    await change(asha, json.contacts[0]!._id, { name: "First of all" });

    const fourth = scan("Fourth");
    const again = (await batch(asha, [...scans, fourth, { ...fourth, name: "Fourth again" }])).json.contacts;
    expect(again.map(({ created }: { created: boolean }) => created)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(again[0]!._id).toBe(json.contacts[0]!._id);
    expect(again[4]!._id).toBe(again[3]!._id);
    expect(await names(asha)).toEqual(["Fourth", "Third", "Second", "First of all"]);
  });

  test("sent again after one of its contacts was deleted leaves that one out, as often as it comes", async () => {
    const scans = [scan("First"), scan("Second")];
    const [first] = (await batch(asha, scans)).json.contacts;
    await batch(ravi, scans);
    expect((await remove(asha, first!._id)).status).toBe(204);
    for (let turn = 0; turn < 2; turn++) {
      const { status, json } = await batch(asha, scans);
      expect([status, json.contacts[0]]).toEqual([
        200,
        { id: scans[0]?.id, _id: first!._id, created: false },
      ]);
    }
    expect(await names(asha)).toEqual(["Second"]);
    expect(await names(ravi)).toEqual(["Second", "First"]);

    const own = eq(deletedScans.memberId, asha.member.id);
    await app.db.execute(sql`insert into deleted_scans (member_id, scan_id, contact_id, deleted_at)
      select ${asha.member.id}, 'scan ' || i, 'x', now() - i * interval '1 hour' from generate_series(1, ${MAX_DELETED_SCANS}) i`);
    const { _id } = (await batch(asha, [scan("Third")])).json.contacts[0]!;
    await remove(asha, _id);
    const left = await app.db.select().from(deletedScans).where(own);
    expect(left).toHaveLength(MAX_DELETED_SCANS);
    expect(left.map(({ contactId }) => contactId)).toEqual(expect.arrayContaining([first!._id, _id]));
  });

  test("ten times at once is saved once; the same id of another member is another contact", async () => {
    const scans = [scan("One"), scan("Two")];
    const responses = await Promise.all(Array.from({ length: 10 }, () => batch(asha, scans)));
    expect(responses.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect(responses.filter(({ json }) => json.contacts[0]!.created)).toHaveLength(1);
    expect((await list(asha)).json.total).toBe(2);
    expect((await batch(ravi, scans)).json.contacts[0]!.created).toBe(true);
    expect((await list(ravi)).json.total).toBe(2);
  });

  test("of a hundred of the longest is saved; with one wrong among them, none is", async () => {
    const longest = (part: object = {}) =>
      scan("न".repeat(80), {
        role: "न".repeat(120),
        company: "न".repeat(120),
        address: "न".repeat(300),
        website: `https://example.com/${"n".repeat(480)}`,
        notes: "न".repeat(500),
        ...part,
      });
    const hundred = Array.from({ length: 100 }, () => longest());
    const wrong = await batch(asha, hundred.with(7, longest({ email: "no address" })));
    expect([wrong.status, Object.keys(wrong.json.fields)]).toEqual([400, ["contacts.7.email"]]);
    expect((await batch(asha, [...hundred, longest()])).status).toBe(400);
    expect((await batch(asha, [])).status).toBe(400);
    expect((await batch(asha, [{ name: "No id" }])).status).toBe(400);
    expect((await list(asha)).json.total).toBe(0);
    expect((await batch(asha, hundred)).status).toBe(200);
  });

  test("is refused beyond the limit, from two tabs too; contacts saved before are still returned", async () => {
    await fillContacts(app, asha.member.id, MAX_CONTACTS - 2);
    const scans = [scan("One"), scan("Two"), scan("Three")];
    const full = { status: 403, json: { message: CONTACTS_TEXT.full } };
    expect(await batch(asha, scans)).toMatchObject(full);
    const two = await Promise.all([keep(asha), batch(asha, scans.slice(0, 2)), keep(asha), keep(asha)]);
    const total = (await list(asha)).json.total;
    expect(total).toBeLessThanOrEqual(MAX_CONTACTS);
    expect(two.filter(({ status }) => status === 403).length).toBeGreaterThan(0);
    await app.db.delete(contacts).where(eq(contacts.memberId, asha.member.id));
    await fillContacts(app, asha.member.id, MAX_CONTACTS - 1);
    expect((await batch(asha, [scan("Last")])).status).toBe(200);
    expect(await keep(asha)).toMatchObject(full);
    const [known] = await app.db.select().from(contacts).where(eq(contacts.name, "Last"));
    expect((await batch(asha, [{ id: known?.scanId, name: "Last" }])).json.contacts[0]!.created).toBe(false);
  });
});

describe("a member's contacts", () => {
  test("come newest first, 50 a page, each once", async () => {
    await fillContacts(app, asha.member.id, 101);
    const seen: string[] = [];
    let cursor = "";
    for (const many of [50, 50, 1]) {
      const { json } = await list(asha, cursor && `?cursor=${cursor}`);
      expect([json.contacts.length, json.total]).toEqual([many, 101]);
      seen.push(...json.contacts.map(({ name }: { name: string }) => name));
      cursor = json.nextCursor;
    }
    expect(cursor).toBeNull();
    expect(seen).toEqual(Array.from({ length: 101 }, (_, index) => `Contact ${101 - index}`));
  });

  test("are found by every word of name, company, address and number, however it is spaced", async () => {
    await keep(asha);
    await keep(asha, { name: "अंजलि शर्मा", company: "ÉCOLE 100%", phone: "(020) 2567-8899" });
    await keep(asha, { name: "José Đỗ", company: "ﬁne Crème İstanbul" });
    await keep(ravi);
    const find = (q: string) => names(asha, `?q=${encodeURIComponent(q)}`);
    for (const q of [
      "meera",
      "IYER rao",
      "rao meera",
      "iyer.example",
      "9820012345",
      "98200-12345",
      "+91 98200",
    ])
      expect([q, await find(q)]).toEqual([q, ["Meera Iyer"]]);
    for (const q of ["jose", "JOSÉ", "jose\u0301", "đo fine", "creme istanbul", "ﬁne"])
      expect([q, await find(q)]).toEqual([q, ["José Đỗ"]]);
    for (const q of ["शर्मा", "école", "ecole", "100%", "02025678899", "2567 8899"])
      expect([q, await find(q)]).toEqual([q, ["अंजलि शर्मा"]]);
    for (const q of ["m%a", "m％a", "_eera", "meera\\", "meera 777", "quote", "शरमा"])
      expect([q, await find(q)]).toEqual([q, []]);
    expect(await find("  ")).toHaveLength(3);
    expect(await names(asha, `?tag=${encodeURIComponent("Pune Expo")}`)).toEqual(["Meera Iyer"]);
    expect(await names(asha, "?tag=Pune&q=meera")).toEqual([]);
  });
});

describe("changing and deleting", () => {
  test("changes what was sent and leaves the rest", async () => {
    const { _id } = (await keep(asha)).json;
    const { status, json } = await change(asha, _id, { phone: "", email: "", tag: "Client" });
    expect(status).toBe(200);
    expect(json).toMatchObject({ name: "Meera Iyer", phone: "", email: "", tag: "Client", source: "paper" });
    expect(Date.parse(json.updatedAt)).toBeGreaterThan(Date.parse(json.createdAt));
    expect((await change(asha, _id, { name: "" })).json.fields).toEqual({ name: "This is required." });
    expect((await change(asha, _id, { source: "qr" })).status).toBe(400);
    expect((await remove(asha, _id)).status).toBe(204);
    expect((await remove(asha, _id)).status).toBe(404);
    expect((await change(asha, _id, { tag: "x" })).status).toBe(404);
  });

  test("is not possible for another member's contact", async () => {
    const { _id } = (await keep(asha)).json;
    for (const refused of [await change(ravi, _id, { name: "Mine" }), await remove(ravi, _id)])
      expect(refused).toMatchObject({ status: 404, json: { message: CONTACTS_TEXT.notFound } });
    expect(await names(asha)).toEqual(["Meera Iyer"]);
  });
});
