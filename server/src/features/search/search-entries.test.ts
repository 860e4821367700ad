import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { DEFAULT_CUSTOMIZATION } from "@cardplaza/contract/cards/customization/customization-defaults";
import type { JobContext } from "../../context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { members } from "../accounts/accounts.table.ts";
import { COMPLETE, makeCard, makeTeamCard } from "../cards/card.fixtures.ts";
import { listingSearch } from "../directory/listings/listing-search.ts";
import { listings } from "../directory/listings/listings.table.ts";
import { endPlan } from "../plan/plan.fixtures.ts";
import { beginFillingSearch } from "./fill-search.ts";
import { deleteUnusedWordsJob } from "./delete-unused-words.ts";
import { savedSearches, searchEntries, searchFills } from "./search.table.ts";
import { notifyOfMatchesJob } from "./notify-of-matches.ts";
import { createFoundBusiness, searchFor, titlesOf } from "./search.fixtures.ts";
import { touchSearch } from "./touch-search.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;

beforeAll(async () => {
  asha = await app.signIn("Asha Menon", { premium: true });
  ravi = await app.signIn("Ravi Kulkarni");
});

const found = async (params: string, as?: Person) => titlesOf(await searchFor(app, params, as));

describe("a card", () => {
  test("is found by name, company, role and city of its address, and shows its badge", async () => {
    const card = await makeCard(app, asha, { address: "12 Church Street, Ashok Nagar, Bangalore 560001" });
    for (const params of [
      "q=asha+menon",
      "q=menon+interiors",
      "q=interior+designer+asha&city=Bengaluru",
      "q=560001&type=card",
    ])
      expect([params, await found(params)]).toEqual([params, ["Asha Menon"]]);
    const [result] = (await searchFor(app, "q=menon+interiors&city=bangalore")).results;
    expect(result).toMatchObject({
      type: "card",
      _id: card._id,
      subtitle: "Interior designer · Menon Interiors",
      city: "Bengaluru",
      rating: null,
      badges: ["Pro"],
      url: `/card/${card.slug}`,
      why: expect.arrayContaining(["Exactly this name", "In Bengaluru"]),
    });
    for (const number of ["9876543210", "98765 43210", "+919876543210"])
      expect(await found(`q=${encodeURIComponent(number)}`)).toEqual([]);
  });

  test("is found by its role in other languages, and by its name in other scripts", async () => {
    await makeCard(app, ravi, { name: "Suresh Deshpande", company: "Needle", role: "Master tailor" });
    await makeCard(app, ravi, { name: "सुनीता देशपांडे", company: "Thread", role: "दर्जी" });
    const both = ["Suresh Deshpande", "सुनीता देशपांडे"];
    for (const typed of ["दर्जी", "darzi", "tailor", "தையல்", "deshpande", "देशपांडे"])
      expect([typed, (await found(`type=card&q=${encodeURIComponent(typed)}`)).toSorted()]).toEqual([
        typed,
        both,
      ]);
    expect((await found("type=card&q=suneeta+deshpande"))[0]).toBe("सुनीता देशपांडे");
  });

  test("is found only while it is complete, listed, not deleted, and its owner stays", async () => {
    const card = await makeCard(app, ravi, { name: "Zubin Contractor", company: "" });
    const change = (body: object) => app.call("PATCH", `/api/business-cards/${card._id}`, { as: ravi, body });
    const isFound = async () => (await found("q=zubin+contractor")).length === 1;
    expect(await isFound()).toBe(false);
    await change({ company: COMPLETE.company });
    expect(await isFound()).toBe(true);

    const farah = await app.signIn("Farah Siddiqui", { premium: true });
    const hers = await makeCard(app, farah, { name: "Quilla Designs", services: ["Origami classes"] });
    expect(await found("q=origami")).toEqual(["Quilla Designs"]);
    const body = new FormData();
    body.set("customization", JSON.stringify({ ...DEFAULT_CUSTOMIZATION, showServices: false }));
    const { status } = await app.call("POST", `/api/card-customization/${hers._id}`, {
      as: farah,
      body,
    });
    expect(status).toBe(200);
    expect(await found("q=origami")).toEqual([]);
    const seo = { title: "", description: "", index: false };
    await app.call("PUT", `/api/business-cards/${hers._id}/seo`, { as: farah, body: seo });
    expect(await found("q=quilla")).toEqual([]);

    await app.db.update(members).set({ erasesAt: new Date() }).where(eq(members.id, ravi.member.id));
    expect([
      await isFound(),
      (await app.call("GET", "/api/search/suggest?q=zubin")).json.suggestions,
    ]).toEqual([false, []]);
    await app.db.update(members).set({ erasesAt: null }).where(eq(members.id, ravi.member.id));
    expect(await isFound()).toBe(true);
    await app.call("DELETE", `/api/business-cards/${card._id}`, { as: ravi });
    expect(await isFound()).toBe(false);
    await app.call("POST", `/api/business-cards/${card._id}/restore`, { as: ravi });
    expect(await isFound()).toBe(true);
  });

  test("of a team is found too, and members do not find cards of those they blocked", async () => {
    await makeTeamCard(app, asha, { name: "Meera Iyer" });
    expect(await found("q=meera+iyer", ravi)).toEqual(["Meera Iyer"]);
    await app.call("PUT", `/api/blocks/${ravi.member.id}`, { as: asha });
    expect(await found("q=meera+iyer", ravi)).toEqual([]);
    expect(await found("q=zubin", asha)).toEqual([]);
    await app.call("DELETE", `/api/blocks/${ravi.member.id}`, { as: asha });
  });
});

test("a person is found by members, by everybody where the profile is public, and not when hidden", async () => {
  const change = (body: object) => app.call("PATCH", "/api/user-profile", { as: ravi, body });
  await change({ headline: "Structural engineer", city: "Nashik" });
  const people = (as?: Person) => found("q=structural+engineer&type=person", as);
  expect([await people(asha), await people()]).toEqual([["Ravi Kulkarni"], []]);
  await change({ visibility: "public" });
  expect(await people()).toEqual(["Ravi Kulkarni"]);
  await change({ searchable: false });
  expect([await people(asha), await people()]).toEqual([[], []]);
});

describe("a business", () => {
  test("is found only while it is published", async () => {
    const listing = await createFoundBusiness(app, "Godavari Movers");
    const set = async (values: object) => {
      await app.db.update(listings).set(values).where(eq(listings.id, listing.id));
      await inTransaction(app.db, (tx) => touchSearch(tx, listingSearch, [listing.id]));
      return found("q=godavari");
    };
    expect(await set({ status: "paused" })).toEqual([]);
    expect(await set({ status: "published" })).toEqual(["Godavari Movers"]);
    expect(await set({ hideAddress: true, pin: "600123" })).toEqual(["Godavari Movers"]);
    expect(await found("q=600123")).toEqual([]);
    expect(await set({ deletedAt: new Date() })).toEqual([]);
  });

  test("loses its higher place and the badge when the plan ends", async () => {
    const owner = await app.signIn("Plan Ender", { premium: true });
    await createFoundBusiness(app, "Tungabhadra Traders", {}, owner);
    const badges = async () => (await searchFor(app, "q=tungabhadra")).results[0]?.badges;
    expect(await badges()).toEqual(["Pro"]);
    await endPlan(app, owner);
    expect(await badges()).toEqual([]);
  });
});

test("words that no entry uses any more are deleted", async () => {
  const listing = await createFoundBusiness(app, "Xanadu Bicycles");
  const ctx: JobContext = { ...app.services, now: new Date() };
  const better = async () => {
    await deleteUnusedWordsJob.run(ctx, {}, new AbortController().signal);
    return (await searchFor(app, "q=xanadun")).didYouMean;
  };
  expect(await better()).toBe("xanadu");
  await app.db.update(listings).set({ status: "paused" }).where(eq(listings.id, listing.id));
  await inTransaction(app.db, (tx) => touchSearch(tx, listingSearch, [listing.id]));
  expect(await better()).toBeUndefined();
});

describe("a word that was taken back", () => {
  const better = async (q: string, as?: Person) =>
    (await app.call("GET", `/api/search?q=${q}&asTyped=true`, { as })).json.didYouMean;

  test("is not proposed any more once the listing is paused, before any job has run", async () => {
    const listing = await createFoundBusiness(app, "Quillon Bicycles");
    expect(await better("quilloms+bicycles")).toBe("quillon bicycles");
    await app.db.update(listings).set({ status: "paused" }).where(eq(listings.id, listing.id));
    await inTransaction(app.db, (tx) => touchSearch(tx, listingSearch, [listing.id]));
    expect(await better("quilloms+bicycles")).toBeUndefined();
  });

  test("is not proposed while its owner waits for deletion, and is again after the undo", async () => {
    const owner = await app.signIn("Leaving Owner");
    await createFoundBusiness(app, "Vermilion Rickshaws", {}, owner);
    expect(await better("vermiliom")).toBe("vermilion");
    const leave = (erasesAt: Date | null) =>
      app.db.update(members).set({ erasesAt }).where(eq(members.id, owner.member.id));
    await leave(new Date(Date.now() + 1e9));
    expect(await better("vermiliom")).toBeUndefined();
    await leave(null);
    expect(await better("vermiliom")).toBe("vermilion");
  });

  test("of a profile for members is proposed to members alone", async () => {
    const person = await app.signIn("Zumurrud Khan");
    await app.call("PATCH", "/api/user-profile", {
      as: person,
      body: { headline: "Jeweller", visibility: "members" },
    });
    const reader = await app.signIn("Ravi Kulkarni");
    expect(await better("zumurrad", reader)).toBe("zumurrud");
    expect(await better("zumurrad")).toBeUndefined();
  });
});

test("what existed before the search is added to it at the start", async () => {
  await app.db.delete(searchEntries);
  await app.db.delete(searchFills);
  expect(await found("q=asha+menon")).toEqual([]);
  await beginFillingSearch(app.services, new Date());
  expect((await found("q=asha+menon&type=card"))[0]).toBe("Asha Menon");
  await app.db.delete(searchEntries);
  await beginFillingSearch(app.services, new Date());
  expect(await found("q=asha+menon")).toEqual([]);
});

describe("a saved search", () => {
  const save = (as: Person, body: object) => app.send("POST", "/api/search/saved", { as, body });
  const saved = async (as: Person) => (await app.call("GET", "/api/search/saved", { as })).json.saved;

  test("is saved for its owner alone, twenty at most", async () => {
    const farah = await app.signIn("Farah Siddiqui", { premium: true });
    const filters = { q: "plumbers", city: ["Pune", "Mumbai"] };
    const { status, json } = await save(farah, { name: "Plumbers", filters });
    expect([status, json]).toEqual([
      201,
      expect.objectContaining({ name: "Plumbers", filters, alert: "off" }),
    ]);
    expect(await saved(asha)).toEqual([]);
    expect((await app.call("DELETE", `/api/search/saved/${json._id}`, { as: asha })).status).toBe(404);
    for (const body of [
      { filters },
      { name: "x", filters: {} },
      { name: "x", filters: { q: "y", ownerId: "z" } },
    ])
      expect((await save(farah, body)).status).toBe(400);
    const rows = Array.from({ length: 19 }, (_, at) => ({
      ...json,
      id: `${"s".repeat(18)}${10 + at}`,
      memberId: farah.member.id,
      createdAt: new Date(),
      lookedAt: new Date(),
    }));
    await app.db.insert(savedSearches).values(rows);
    expect(await save(farah, { name: "One more", filters })).toMatchObject({
      status: 403,
      json: { code: "LIMIT_REACHED" },
    });
    expect((await app.call("DELETE", `/api/search/saved/${json._id}`, { as: farah })).status).toBe(204);
    expect(await saved(farah)).toHaveLength(19);
    expect((await save(ravi, { name: "Free", filters })).json.feature).toBe("City filters");
  });

  test("notifies once a day of new matches", async () => {
    await save(asha, { name: "Cooks in Agra", filters: { q: "cook", city: ["Agra"] }, alert: "daily" });
    await createFoundBusiness(app, "Taj Cook", { city: "Agra" });
    const notices = async () => {
      const ctx: JobContext = { ...app.services, now: new Date() };
      await notifyOfMatchesJob.run(ctx, {}, new AbortController().signal);
      const { json } = await app.call("GET", "/api/notifications", { as: asha });
      return json.notifications.filter(({ message }: { message: string }) =>
        message.includes("saved searches"),
      );
    };
    expect(await notices()).toMatchObject([
      { type: "message_received", message: "New matches for your saved searches: Cooks in Agra (1)." },
    ]);
    expect(await notices()).toHaveLength(1);
  });
});
