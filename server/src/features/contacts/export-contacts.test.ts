import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { contactsPart } from "./account-part.ts";
import { contacts, deletedScans } from "./contacts.table.ts";
import { fillContacts, MEERA, savingContacts } from "./contact.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
});

const { keep, batch } = savingContacts(app);

describe("the export", () => {
  const exported = (as: Person, query: string) => app.call("GET", `/api/contacts/export?${query}`, { as });

  test("is a table without formulas, with the contacts that match the filters", async () => {
    await fillContacts(app, asha.member.id, 1203);
    await keep(asha, { ...MEERA, name: `=HYPERLINK("http://evil.example")`, company: "+cmd" });
    const { status, headers, text } = await exported(asha, "format=csv");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toBe('attachment; filename="contacts.csv"');
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")","Architect","'+cmd"`);
    const rows = text.trimEnd().split("\r\n");
    expect(rows).toHaveLength(1 + 1203 + 1);
    expect(rows.at(-1)).toMatch(/^"Contact 1",/);
    for (const filter of ["q=1203%20contact", "tag=Pune%20Expo"])
      expect((await exported(asha, `format=csv&${filter}`)).text.trimEnd().split("\r\n")).toHaveLength(2);
    expect((await exported(asha, "format=pdf")).status).toBe(400);
  });

  test("is a contact file with one contact each, whatever characters they have", async () => {
    const odd = { ...MEERA, name: "Meera; Iyer, X\\", notes: "END:VCARD\nBEGIN:VCARD" };
    const { json } = await keep(asha, odd);
    // From the time when a contact's website could be any text.
    await app.db.update(contacts).set({ website: "javascript:alert(1)" }).where(eq(contacts.id, json._id));
    await keep(asha, MEERA);
    const { headers, text } = await exported(asha, "format=vcf");
    expect(headers.get("content-type")).toBe("text/vcard; charset=utf-8");
    expect(text.match(/^BEGIN:VCARD/gm)).toHaveLength(2);
    expect(text.match(/^END:VCARD/gm)).toHaveLength(2);
    expect(text).toContain("FN:Meera\\; Iyer\\, X\\\\\r\n");
    expect(text).toContain("TEL;TYPE=WORK,VOICE:+919820012345\r\n");
    expect(text).toContain("URL:https://iyer.example\r\n");
    expect(text).not.toContain("javascript");
    expect(text).not.toContain(ravi.member.name);
  });
});

test("contacts are in the export of the account and are erased with it", async () => {
  await keep(asha);
  await keep(ravi);
  const [scanned] = (await batch(asha, [{ id: randomUUID(), name: "Dev Patel" }])).json.contacts;
  await app.call("DELETE", `/api/contacts/${scanned!._id}`, { as: asha });
  const read = (person: Person) => contactsPart.kinds.contacts?.(app.db, person.member.id);
  expect(await read(asha)).toMatchObject([{ name: "Meera Iyer", notes: MEERA.notes }]);
  expect(Object.keys((await read(asha))?.[0] ?? {})).not.toContain("words");
  await app.db.transaction(async (tx) => {
    for (const part of app.services.registry.accountParts)
      await part.erase({ ...app.services, now: new Date() }, tx, asha.member.id);
  });
  expect(await read(asha)).toEqual([]);
  expect(await app.db.$count(deletedScans, eq(deletedScans.memberId, asha.member.id))).toBe(0);
  expect(await read(ravi)).toHaveLength(1);
});
