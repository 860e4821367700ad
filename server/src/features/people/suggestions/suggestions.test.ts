import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { MAX_SUGGESTIONS_OF_MEMBER, NOT_NOW_DAYS } from "@cardplaza/contract/people/connection-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { createTestDatabase } from "../../../testing/test-database.ts";
import { sharedTestApp, startTestApp, type Person, type TestApp } from "../../../testing/test-app.ts";
import { members } from "../../accounts/accounts.table.ts";
import { makeCard } from "../../cards/card.fixtures.ts";
import { insertChapter } from "../../chapters/chapter.fixtures.ts";
import { insertCompany } from "../../companies/company/company.fixtures.ts";
import { insertListing } from "../../directory/listings/listing.fixtures.ts";
import { insertEnquiry } from "../../enquiries/enquiry.fixtures.ts";
import { connect } from "../../connect/connect.fixtures.ts";
import { suggestionLists, suggestions } from "./suggestions.table.ts";
import { computeSuggestions } from "./compute-suggestions.ts";
import { forgetOldHidden } from "./hide-suggestion.ts";
import { computeAllJob } from "./suggestion-jobs.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
beforeEach(async () => {
  asha = await app.signIn("Asha Menon", { premium: true });
  ravi = await app.signIn("Ravi Kulkarni");
});

const compute = ({ services }: Pick<TestApp, "services"> = app) =>
  computeAllJob.run({ ...services, now: new Date() }, {}, new AbortController().signal);
const show = async (as: Person) => (await app.call("GET", "/api/connections?tab=suggestions", { as })).json;
/** For a reason of their own, and not only because they are new. */
const withReasons = async (as: Person) =>
  (await show(as)).suggestions.filter(({ reasons }) => reasons[0]?.reason !== "newest");
const shown = async (as: Person) => (await withReasons(as)).map(({ person }) => person.name);
const reasonsFor = async (as: Person, name: string) =>
  (await show(as)).suggestions.find(({ person }) => person.name === name)?.reasons;
const profile = (as: Person, body: object) => app.call("PATCH", "/api/user-profile", { as, body });

/** People whom Asha shares one connection with. */
async function friendsOfRavi(count: number): Promise<Person[]> {
  const all: Person[] = [];
  for (let index = 0; index < count; index++) {
    const friend = await app.signIn(`Friend ${index}`);
    await connect(app, friend, ravi);
    all.push(friend);
  }
  return all;
}

describe("reasons", () => {
  test("shared connections, the most first", async () => {
    const [meera, karan, other] = [
      await app.signIn("Meera Shah"),
      await app.signIn("Karan Gill"),
      await app.signIn("Other Friend"),
    ];
    await connect(app, asha, ravi);
    await connect(app, other, asha);
    await connect(app, meera, ravi);
    await connect(app, karan, ravi);
    await connect(app, karan, other);
    expect(await withReasons(asha)).toMatchObject([
      {
        person: { name: "Karan Gill", mutual: 2 },
        reasons: [{ reason: "shared_connections", text: "2 shared connections" }],
      },
      { person: { name: "Meera Shah", mutual: 1 }, reasons: [{ text: "1 shared connection" }] },
    ]);
  });

  test("cards that both saved, and a lead or an enquiry", async () => {
    const [ashas, ravis] = [await makeCard(app, asha), await makeCard(app, ravi)];
    const meera = await app.signIn("Meera Shah");
    const meeras = await makeCard(app, meera);
    const save = (as: Person, id: string) =>
      app.call("POST", `/api/business-cards/save/${id}`, { as, body: {} });
    await save(asha, ravis._id);
    await save(ravi, ashas._id);
    // Saved by one of the two only.
    await save(asha, meeras._id);
    const shop = await insertListing(app, asha, { name: "Menon Interiors", city: "Erode", cityKey: "erode" });
    const buyer = await app.signIn("Bina Buyer");
    await insertEnquiry(app, { shop, senderId: buyer.member.id });
    expect(await shown(asha)).toEqual(["Ravi Kulkarni", "Bina Buyer"]);
    expect(await reasonsFor(asha, "Ravi Kulkarni")).toMatchObject([{ reason: "exchanged_cards" }]);
    expect(await reasonsFor(asha, "Bina Buyer")).toMatchObject([{ reason: "lead" }]);
    expect(await shown(buyer)).toEqual(["Asha Menon"]);
  });

  test("the same city and the same category", async () => {
    await profile(asha, { city: "Sangli" });
    await profile(ravi, { city: "sangli", headline: "Fasteners" });
    const industry = "machinery";
    await insertCompany(app, asha, { name: "Menon Tools", industry, city: "Sangli", cityKey: "sangli" });
    const meera = await app.signIn("Meera Shah");
    await insertCompany(app, meera, { name: "Shah Tools", industry, city: "Satara", cityKey: "satara" });
    const all = await shown(asha);
    expect(all).toContain("Ravi Kulkarni");
    expect(all).toContain("Meera Shah");
    expect(await reasonsFor(asha, "Ravi Kulkarni")).toEqual([
      { reason: "same_city", text: "Also in Sangli" },
    ]);
    expect(await reasonsFor(asha, "Meera Shah")).toMatchObject([{ reason: "same_category" }]);
  });
});

describe("a newcomer", () => {
  test("meets people of the city and the trade on their card, and of chapters there", async () => {
    const [meera, karan, divya] = [
      await app.signIn("Meera Shah"),
      await app.signIn("Karan Gill"),
      await app.signIn("Divya Nair"),
    ];
    await profile(meera, { city: "Nashik", headline: "Interior designer" });
    await profile(karan, { city: "Nashik", headline: "Chartered accountant" });
    await insertChapter(app, [divya], { city: "Nashik", status: "active" });
    const tara = await app.signIn("Tara Pawar", { premium: true });
    await makeCard(app, tara, { role: "Founder and Interior Designer", address: "4 College Road, Nashik" });
    expect(await shown(tara)).toEqual(["Meera Shah", "Karan Gill", "Divya Nair"]);
    expect(await reasonsFor(tara, "Meera Shah")).toEqual([
      { reason: "same_trade", text: "Same trade: Interior Designer" },
      { reason: "same_city", text: "Also in Nashik" },
    ]);
    expect(await reasonsFor(tara, "Divya Nair")).toMatchObject([{ reason: "chapter_near" }]);
  });

  test("who told nothing meets the newest members, and others as soon as the profile names a city", async () => {
    const tara = await app.signIn("Tara Pawar");
    await profile(ravi, { headline: "Fasteners for machines" });
    const first = (await show(tara)).suggestions;
    expect(first.map(({ reasons }) => reasons[0]?.reason)).toContain("newest");
    expect(first.map(({ person }) => person.name)).toContain("Ravi Kulkarni");
    const near = await app.signIn("Near Neighbour");
    await profile(near, { city: "Ooty" });
    await profile(tara, { city: "Ooty" });
    await computeSuggestions({ ...app.services, now: new Date() }, tara.member.id);
    expect(await shown(tara)).toEqual(["Near Neighbour"]);
  });
});

describe("not now", () => {
  test("leaves somebody out for ninety days, or until it is taken back", async () => {
    await connect(app, asha, ravi);
    const [friend] = await friendsOfRavi(1);
    const path = `/api/suggestions/${friend!.member.id}/hide`;
    expect(await shown(asha)).toEqual(["Friend 0"]);
    expect((await app.call("PUT", path, { as: asha })).json).toEqual({ hidden: true });
    expect(await shown(asha)).toEqual([]);
    await app.call("DELETE", path, { as: asha });
    expect(await shown(asha)).toEqual(["Friend 0"]);
    await app.call("PUT", path, { as: asha });
    await forgetOldHidden({ ...app.services, now: new Date(Date.now() + (NOT_NOW_DAYS - 1) * DAY_MS) });
    expect(await shown(asha)).toEqual([]);
    await forgetOldHidden({ ...app.services, now: new Date(Date.now() + (NOT_NOW_DAYS + 1) * DAY_MS) });
    expect(await shown(asha)).toEqual(["Friend 0"]);
  });

  test("nobody can hide themselves, somebody who blocked them, or nobody", async () => {
    const [blocker] = await friendsOfRavi(1);
    await app.call("PUT", `/api/blocks/${asha.member.id}`, { as: blocker! });
    const hide = async (id: string) =>
      (await app.send("PUT", `/api/suggestions/${id}/hide`, { as: asha })).status;
    expect(await hide(asha.member.id)).toBe(409);
    expect(await hide(blocker!.member.id)).toBe(404);
    expect(await hide("0".repeat(20))).toBe(404);
  });
});

describe("nobody is suggested", () => {
  test("whose posts the member muted", async () => {
    await connect(app, asha, ravi);
    const [muted, fine] = await friendsOfRavi(2);
    await app.call("PUT", `/api/mutes/${muted!.member.id}`, { as: asha });
    expect(await shown(asha)).toEqual([fine!.member.name]);
    await app.call("PUT", `/api/mutes/${fine!.member.id}`, { as: asha });
    expect(await shown(asha)).toEqual([]);
  });

  test("who is hidden, not searchable, blocked, leaving, connected, invited or was declined", async () => {
    await connect(app, asha, ravi);
    const [hidden, quiet, blocker, leaving, invited, declined, known, fine] = await friendsOfRavi(8);
    await profile(hidden!, { visibility: "connections" });
    await profile(quiet!, { searchable: false });
    await app.call("PUT", `/api/blocks/${asha.member.id}`, { as: blocker! });
    await app.db
      .update(members)
      .set({ erasesAt: new Date(Date.now() + 1e9) })
      .where(eq(members.id, leaving!.member.id));
    await connect(app, asha, invited!, "pending");
    await connect(app, declined!, asha, "declined");
    await connect(app, asha, known!);
    expect(await shown(asha)).toEqual([fine!.member.name]);
  });

  test("and whatever changed since the list was computed holds at once", async () => {
    await connect(app, asha, ravi);
    const [hidden, quiet, blocked, invited] = await friendsOfRavi(4);
    expect(await shown(asha)).toHaveLength(4);
    await profile(hidden!, { visibility: "connections" });
    await profile(quiet!, { searchable: false });
    await app.call("PUT", `/api/blocks/${blocked!.member.id}`, { as: asha });
    await app.call("POST", "/api/connections", { as: asha, body: { userId: invited!.member.id } });
    expect(await shown(asha)).toEqual([]);
  });
});

test("without the plan three are shown a day, the same all day, and others on the next days", async () => {
  const free = await app.signIn("Free Member");
  await connect(app, free, ravi);
  await friendsOfRavi(8);
  app.clock.set("2026-12-01T04:00:00Z");
  await compute();
  const first = await show(free);
  expect([first.suggestions.length, first.moreWithPlan]).toEqual([3, 5]);
  const names = await shown(free);
  app.clock.set("2026-12-01T18:29:00Z");
  await connect(app, await app.signIn("Newcomer"), ravi);
  await app.db.update(suggestionLists).set({ computedAt: new Date("2026-11-30T00:00:00Z") });
  await compute();
  expect(await shown(free)).toEqual(names);
  // One who was invited is not replaced by a fourth.
  const [invited] = first.suggestions;
  await app.call("POST", "/api/connections", { as: free, body: { userId: invited!.person._id } });
  expect(await shown(free)).toEqual(names.slice(1));
  // Midnight in India.
  app.clock.set("2026-12-01T18:30:00Z");
  const second = await shown(free);
  expect(second.filter((name) => names.includes(name))).toEqual([]);
  app.clock.advance({ days: 1 });
  const third = await shown(free);
  expect([third.length, third.filter((name) => second.includes(name))]).toEqual([3, []]);
});

test("two tabs at once see the same three", async () => {
  const free = await app.signIn("Free Member");
  await connect(app, free, ravi);
  await friendsOfRavi(6);
  await show(free);
  app.clock.advance({ days: 1 });
  const all = await Promise.all([shown(free), shown(free), shown(free)]);
  expect(all[1]).toEqual(all[0]);
  expect(all[2]).toEqual(all[0]);
});

test("a list has at most fifty people, and with the plan all of them are shown", async () => {
  await connect(app, asha, ravi);
  await friendsOfRavi(MAX_SUGGESTIONS_OF_MEMBER + 5);
  await compute();
  expect(await shown(asha)).toHaveLength(MAX_SUGGESTIONS_OF_MEMBER);
});

test("the nightly work of two instances gives each active member one list, and goes on where it was cut off", async () => {
  const database = await createTestDatabase();
  const [here, there] = [await startTestApp({ database }), await startTestApp({ database })];
  try {
    const [one, hub] = [await here.signIn("One"), await here.signIn("Hub")];
    const away = await here.signIn("Away");
    for (const other of [one, away]) await connect(here, other, hub);
    for (let index = 0; index < 5; index++) await connect(here, await here.signIn(`Friend ${index}`), hub);
    await here.db
      .update(members)
      .set({ lastActiveAt: new Date("2020-01-01") })
      .where(eq(members.id, away.member.id));
    const cut = new AbortController();
    cut.abort();
    await expect(computeAllJob.run({ ...here.services, now: new Date() }, {}, cut.signal)).rejects.toThrow();
    await Promise.all([compute(here), compute(there)]);
    const listOf = (person: Person) =>
      here.db
        .select()
        .from(suggestions)
        .where(and(eq(suggestions.memberId, person.member.id)));
    expect((await listOf(one)).map(({ place }) => place).toSorted((a, b) => a - b)).toEqual([
      0, 1, 2, 3, 4, 5,
    ]);
    expect(await listOf(away)).toEqual([]);
    const before = await here.db.select().from(suggestionLists);
    await compute(there);
    expect(await here.db.select().from(suggestionLists)).toEqual(before);
  } finally {
    await here.stop();
    await there.stop();
    await database.close();
  }
});
