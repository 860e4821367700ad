import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { companyPath } from "@cardplaza/contract/companies/company-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { members } from "../../accounts/accounts.table.ts";
import { makeCard } from "../../cards/card.fixtures.ts";
import { insertCompany } from "../../companies/company/company.fixtures.ts";
import { slugOfCompany } from "../../companies/company/present-company.ts";
import { connect } from "../../connect/connect.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
});

const change = (as: Person, body: unknown) => app.call("PATCH", "/api/user-profile", { as, body });
const show = (as: Person, whose: Person) => app.call("GET", `/api/profiles/${whose.member.id}`, { as });
const shown = async (as: Person, whose: Person) => (await show(as, whose)).json;

describe("what there is between the two", () => {
  test("is sent for the one and received for the other", async () => {
    const { id } = await connect(app, ravi, asha, "pending");
    expect((await shown(ravi, asha)).connection).toEqual({ _id: id, relation: "sent", inviteFrom: null });
    expect((await shown(asha, ravi)).connection).toEqual({ _id: id, relation: "received", inviteFrom: null });
  });

  test("is a connection for both", async () => {
    const { id } = await connect(app, ravi, asha);
    for (const [one, other] of [
      [asha, ravi],
      [ravi, asha],
    ] as const)
      expect((await shown(one, other)).connection).toEqual({
        _id: id,
        relation: "connected",
        inviteFrom: null,
      });
    expect((await shown(ravi, asha)).connections).toBe(1);
  });

  test.each(["declined", "withdrawn"] as const)(
    "tells who invited from when they can again, once %s",
    async (status) => {
      await connect(app, ravi, asha, status, app.clock.now());
      const { connection } = await shown(ravi, asha);
      expect(connection).toMatchObject({ _id: null, relation: "none", inviteFrom: expect.any(String) });
      expect((await shown(asha, ravi)).connection.inviteFrom).toBeNull();
      const before = new Date(app.clock.now().getTime() - (status === "declined" ? 91 : 22) * DAY_MS);
      const meera = await app.signIn("Meera Shah");
      await connect(app, ravi, meera, status, before);
      expect((await shown(ravi, meera)).connection.inviteFrom).toBeNull();
    },
  );

  test("is nothing with oneself", async () => {
    expect(await shown(asha, asha)).toMatchObject({
      isSelf: true,
      connection: { _id: null, relation: "self", inviteFrom: null },
      mutual: { count: 0, people: [] },
    });
  });

  test("opens a profile that is for connections only, until it ends", async () => {
    await change(asha, { visibility: "connections", headline: "Interior designer" });
    expect((await show(ravi, asha)).status).toBe(404);
    await connect(app, ravi, asha);
    expect((await show(ravi, asha)).json.headline).toBe("Interior designer");
  });
});

describe("number and address", () => {
  beforeEach(() =>
    app.db
      .update(members)
      .set({ mobile: `+9198${Date.now() % 1e8}`.padEnd(13, "0"), mobileProvenAt: new Date() })
      .where(eq(members.id, asha.member.id)),
  );

  test("are for connections, each only if Asha allows it", async () => {
    await connect(app, ravi, asha);
    expect(await shown(ravi, asha)).toMatchObject({ phone: null, email: null });
    await change(asha, { showPhone: "connections" });
    expect(await shown(ravi, asha)).toMatchObject({ phone: expect.stringMatching(/^\+9198/), email: null });
    await change(asha, { showPhone: "none", showEmail: "connections" });
    expect(await shown(ravi, asha)).toMatchObject({ phone: null, email: asha.member.email });
  });

  test("are not for others, nor before an invitation is accepted", async () => {
    await change(asha, { showPhone: "connections", showEmail: "connections" });
    expect(await shown(ravi, asha)).toMatchObject({ phone: null, email: null });
    await connect(app, ravi, asha, "pending");
    expect(await shown(ravi, asha)).toMatchObject({ phone: null, email: null });
  });

  test("stay out while they are not proven", async () => {
    await connect(app, ravi, asha);
    await change(asha, { showPhone: "connections", showEmail: "connections" });
    await app.db
      .update(members)
      .set({ mobileProvenAt: null, emailProvenAt: null })
      .where(eq(members.id, asha.member.id));
    expect(await shown(ravi, asha)).toMatchObject({ phone: null, email: null });
  });
});

describe("connections that both have", () => {
  test("are counted, and the first of them named, but nobody who left", async () => {
    const all: Person[] = [];
    for (const name of ["Meera Shah", "Karan Gill", "Farah Khan", "John Paul", "Sana Mirza"]) {
      const each = await app.signIn(name);
      all.push(each);
      await connect(app, each, asha);
      await connect(app, ravi, each);
    }
    await connect(app, await app.signIn("Only Hers"), asha);
    const [first, gone] = all as [Person, Person];
    await change(first, { visibility: "connections", headline: "Caterer", city: "Nagpur" });
    await app.db.update(members).set({ erasesAt: new Date() }).where(eq(members.id, gone.member.id));
    const { mutual, connections } = await shown(ravi, asha);
    expect(mutual.count).toBe(4);
    expect(mutual.people).toHaveLength(3);
    expect(mutual.people.map(({ name }) => name)).not.toContain("Karan Gill");
    // Ravi is connected with her, so he sees her hidden profile here too.
    expect(mutual.people.find(({ name }) => name === "Meera Shah")).toMatchObject({
      headline: "Caterer",
      city: "Nagpur",
      path: `/profile/${first.member.id}`,
    });
    expect(connections).toBe(6);
  });
});

describe("card and profile", () => {
  const cardSeen = async (id: string, as?: Person) =>
    (await app.call("GET", `/api/business-cards/${id}`, { as })).json.profilePath;

  test("know each other where the profile can be seen", async () => {
    const card = await makeCard(app, asha, { name: "Asha Menon", company: "Menon Interiors" });
    const path = `/profile/${asha.member.id}`;
    expect((await shown(ravi, asha)).cardPath).toBe(`/card/${card.slug}`);
    expect([await cardSeen(card._id, ravi), await cardSeen(card._id, asha)]).toEqual([path, path]);
    expect(await cardSeen(card._id)).toBeNull();
    await change(asha, { visibility: "public" });
    expect(await cardSeen(card._id)).toBe(path);
    await change(asha, { visibility: "connections" });
    expect([await cardSeen(card._id), await cardSeen(card._id, ravi)]).toEqual([null, null]);
    await connect(app, ravi, asha);
    expect(await cardSeen(card._id, ravi)).toBe(path);
  });

  test("also by the card's link, whose cached response follows the profile", async () => {
    const card = await makeCard(app, asha, { name: "Asha Menon", company: "Menon Interiors" });
    const linked = async () =>
      (await app.call("GET", `/api/business-cards/slug/${card.slug}`)).json.profilePath;
    expect(await linked()).toBeNull();
    await change(asha, { visibility: "public" });
    expect(await linked()).toBe(`/profile/${asha.member.id}`);
    await change(asha, { visibility: "members" });
    expect(await linked()).toBeNull();
  });

  test("an incomplete card is not shown on the profile", async () => {
    await makeCard(app, asha, { name: "Asha Menon", company: "", role: "", phone: "" });
    expect((await shown(ravi, asha)).cardPath).toBeNull();
  });
});

describe("the company", () => {
  test("is the member's own, if everybody may see it", async () => {
    const company = await insertCompany(app, asha, { name: "Menon Interiors" });
    const slug = slugOfCompany(company);
    expect((await shown(ravi, asha)).company).toEqual({
      name: "Menon Interiors",
      path: companyPath({ slug }),
      logo: company.logo,
    });
    const hidden = await insertCompany(app, ravi, { name: "Kulkarni Tools", status: "hidden" });
    expect(hidden.status).toBe("hidden");
    expect((await shown(asha, ravi)).company).toBeNull();
  });
});
