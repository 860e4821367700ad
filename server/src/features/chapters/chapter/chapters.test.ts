import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { signInAs } from "../../admin/admin.fixtures.ts";
import { blocks } from "../../moderation/moderation.table.ts";
import { noticesTo } from "../../notifications/notify.fixtures.ts";
import { endPlanAt } from "../../plan/plan.fixtures.ts";
import { insertChapter, insertMembership } from "../chapter.fixtures.ts";
import { chapterCalls } from "./chapter-calls.fixtures.ts";
import { chapters } from "./chapters.table.ts";
import { eventually } from "../../../testing/eventually.ts";

const app = await sharedTestApp();
const { call, create, show, change, members, transfer, rowOf, membershipOf } = chapterCalls(app);
let asha: Person;
let ravi: Person;
let meera: Person;

beforeEach(async () => {
  asha = await app.signIn("Asha Menon", { premium: true });
  ravi = await app.signIn("Ravi Kulkarni", { premium: true });
  meera = await app.signIn("Meera Nair");
});

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

describe("a new chapter", () => {
  test("is led by its founder and forms until five have a seat", async () => {
    const { status, json } = await create(asha, { name: "Pune Sunrise" });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      name: "Pune Sunrise",
      city: "Pune",
      state: "Maharashtra",
      rhythm: "Every Tuesday, 7:30 am",
      status: "pending",
      members: 1,
      freeSeats: 39,
      takenCategories: ["restaurants"],
      officers: [{ name: "Asha Menon", role: "leader" }],
      own: { role: "leader", status: "active", category: "restaurants", isOfficer: true, targetPoints: 100 },
      graceUntil: null,
      readOnly: false,
      waiting: 0,
      version: 1,
    });
    expect(json.place.lat).toBeCloseTo(18.5, 0);
    expect(new Date(`${json.firstDay}T00:00:00Z`).getUTCDay()).toBe(2);
  });

  test("needs the plan, a place that we know, and a venue or a link", async () => {
    const free = await create(meera);
    expect([free.status, free.json.code, free.json.feature]).toEqual([
      403,
      "PREMIUM_REQUIRED",
      "Chapter creation",
    ]);
    const nowhere = await create(asha, { city: "Nowhereville", pin: "999999" });
    expect([nowhere.status, nowhere.json.fields.city]).toEqual([400, CHAPTER_TEXT.unknownPlace]);
    expect((await create(asha, { venue: "" })).json.fields).toEqual({ venue: CHAPTER_TEXT.needVenue });
    expect((await create(asha, { online: true })).json.fields).toEqual({ link: CHAPTER_TEXT.needLink });
    // The city alone is enough.
    expect((await create(asha, { pin: "999999" })).status).toBe(201);
  });

  test("may name its state, which must fit the PIN code, also when it changes", async () => {
    const made = await create(asha, { state: "maharashtra", feePaise: 60_000, feePer: "month" });
    expect(made.json).toMatchObject({ state: "Maharashtra", feePaise: 60_000, feePer: "month" });
    const wrong = await create(asha, { state: "Gujarat" });
    expect([wrong.status, wrong.json.fields]).toEqual([
      400,
      { state: CHAPTER_TEXT.otherState("411001", "Maharashtra") },
    ]);
    expect((await create(asha, { state: "Poona" })).json.fields).toEqual({
      state: CHAPTER_TEXT.unknownState,
    });
    const id = { id: made.json._id };
    expect((await change(asha, id, { state: "Kerala" })).json.fields).toHaveProperty("state");
    const moved = await change(asha, id, { state: "Gujarat", pin: "380001", city: "Ahmedabad" });
    expect(moved.json).toMatchObject({ city: "Ahmedabad", state: "Gujarat" });
    expect((await change(asha, id, { feePer: "year" })).json).toMatchObject({ feePer: "year" });
  });

  test("has a name of its own in its city, whoever is faster", async () => {
    const both = await Promise.all([
      create(asha, { name: "Deccan Traders" }),
      create(ravi, { name: "deccan  traders" }),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    const refused = both.find(({ status }) => status === 409)!;
    expect(refused.json.fields).toEqual({ name: CHAPTER_TEXT.nameTaken("Pune") });
    expect((await create(ravi, { name: "Deccan Traders", city: "Nashik", pin: "422001" })).status).toBe(201);
  });

  test("is the last of three", async () => {
    for (let round = 0; round < 2; round++) expect((await create(asha)).status).toBe(201);
    const both = await Promise.all([create(asha), create(asha)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 403]);
    expect((await create(asha)).json).toMatchObject({
      code: "LIMIT_REACHED",
      message: CHAPTER_TEXT.tooMany,
    });
  });
});

describe("what is seen of a chapter", () => {
  test("is for members the link, for officers what waits, for visitors neither", async () => {
    const link = "https://meet.example.com/pune";
    const chapter = await insertChapter(app, [asha, ravi], { online: true, link });
    await insertMembership(app, chapter, meera, { status: "requested", message: "Please" });
    expect((await show(asha, chapter)).json).toMatchObject({ link, waiting: 1, own: { isOfficer: true } });
    expect((await show(ravi, chapter)).json).toMatchObject({ link, waiting: 0, own: { isOfficer: false } });
    expect((await show(meera, chapter)).json).toMatchObject({ link: "", own: { status: "requested" } });
    expect((await show(undefined, chapter)).json).toMatchObject({ link: "", own: null, readOnly: false });
  });

  test("are the members: visitors see names, officers also who waits, was suspended or left", async () => {
    const chapter = await insertChapter(app, [asha, ravi]);
    const kiran = await app.signIn("Kiran Rao");
    const farah = await app.signIn("Farah Khan");
    await insertMembership(app, chapter, meera, { status: "requested", message: "I sell tea" });
    await insertMembership(app, chapter, kiran, { status: "suspended", reason: "Rude" });
    await insertMembership(app, chapter, farah, { status: "left" });
    const names = async (as?: Person) =>
      (await members(as, chapter)).map(({ person }: { person: { name: string } }) => person.name);
    expect(await names()).toEqual(["Asha Menon", "Ravi Kulkarni"]);
    expect(await names(ravi)).toEqual(["Asha Menon", "Ravi Kulkarni"]);
    expect(await names(kiran)).toEqual(["Asha Menon", "Ravi Kulkarni", "Kiran Rao"]);
    expect((await names(asha)).toSorted()).toEqual([
      "Asha Menon",
      "Farah Khan",
      "Kiran Rao",
      "Meera Nair",
      "Ravi Kulkarni",
    ]);
    expect(await members(asha, chapter, "meera")).toMatchObject([
      { status: "requested", message: "I sell tea", targetPoints: 100, absences: 0 },
    ]);
    expect((await members(undefined, chapter))[1]).toMatchObject({ targetPoints: null, absences: null });
    await app.db
      .insert(blocks)
      .values({ blockerId: ravi.member.id, blockedId: asha.member.id, createdAt: new Date() });
    expect(await names(ravi)).toEqual(["Ravi Kulkarni"]);
  });

  test("is nothing while it is archived or suspended, but for its members", async () => {
    const chapter = await insertChapter(app, [asha, ravi], { status: "suspended" });
    expect((await show(undefined, chapter)).status).toBe(404);
    expect((await show(meera, chapter)).status).toBe(404);
    expect((await call(meera, "GET", `/${chapter.id}/members`)).status).toBe(404);
    expect((await show(ravi, chapter)).json.status).toBe("suspended");
    expect((await change(asha, chapter, { durationMin: 60 })).json.message).toBe(CHAPTER_TEXT.suspended);
  });
});

describe("changing a chapter", () => {
  test("is for its officers, one version at a time", async () => {
    const chapter = await insertChapter(app, [asha, ravi]);
    const { json } = await change(asha, chapter, { weekday: 5, startTime: "08:00", version: 1 });
    expect(json).toMatchObject({ rhythm: "Every Friday, 8:00 am", version: 2 });
    expect(new Date(`${json.firstDay}T00:00:00Z`).getUTCDay()).toBe(5);
    expect((await change(asha, chapter, { durationMin: 60, version: 1 })).status).toBe(409);
    expect((await change(ravi, chapter, { durationMin: 60 })).json.message).toBe(CHAPTER_TEXT.onlyOfficers);
    expect((await change(meera, chapter, { durationMin: 60 })).json.message).toBe(CHAPTER_TEXT.onlyMembers);
    await insertMembership(app, chapter, meera, { role: "vice" });
    expect((await change(meera, chapter, { durationMin: 60 })).json.durationMin).toBe(60);
    expect((await change(meera, chapter, { archived: true })).json.message).toBe(CHAPTER_TEXT.onlyLeader);
  });

  test("leaves enough seats, a place to meet and a name of its own", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, (_, at) => app.signIn(`Member ${at}`)));
    const chapter = await insertChapter(app, [asha, ...people]);
    const other = await insertChapter(app, [ravi]);
    expect((await change(asha, chapter, { maxMembers: 6 })).json.fields).toEqual({
      maxMembers: CHAPTER_TEXT.moreSeats(7),
    });
    expect((await change(asha, chapter, { venue: "" })).json.fields).toEqual({
      venue: CHAPTER_TEXT.needVenue,
    });
    expect((await change(asha, chapter, { online: true })).json.fields).toEqual({
      link: CHAPTER_TEXT.needLink,
    });
    const taken = await change(asha, chapter, { name: other.name });
    expect([taken.status, taken.json.fields]).toEqual([409, { name: CHAPTER_TEXT.nameTaken("Pune") }]);
    const moved = await change(asha, chapter, { city: "Nashik", pin: "422001" });
    expect(moved.json).toMatchObject({ city: "Nashik", state: "Maharashtra", pin: "422001" });
    expect(moved.json.place.lat).toBeCloseTo(20, 0);
  });

  test("to one seat for each category is refused while two share one", async () => {
    const chapter = await insertChapter(app, [asha], { oneSeatPerCategory: false });
    await insertMembership(app, chapter, ravi, { category: "bakeries", seat: null });
    await insertMembership(app, chapter, meera, { category: "bakeries", seat: null });
    const refused = await change(asha, chapter, { oneSeatPerCategory: true });
    expect(refused.json.fields.oneSeatPerCategory).toBe(CHAPTER_TEXT.sharedCategory("Bakeries"));
    await call(asha, "PATCH", `/${chapter.id}/members/${meera.member.id}`, {
      action: "category",
      category: "machinery",
    });
    expect((await change(asha, chapter, { oneSeatPerCategory: true })).json.takenCategories).toHaveLength(3);
    expect((await change(asha, chapter, { oneSeatPerCategory: false })).json.takenCategories).toEqual([]);
  });

  test("archives it and opens it again, unless another one has taken its name", async () => {
    const chapter = await insertChapter(app, [asha, ravi], { name: "Camp Circle", nameKey: "campcircle" });
    expect((await change(asha, chapter, { archived: true })).json.status).toBe("archived");
    expect((await show(undefined, chapter)).status).toBe(404);
    expect((await change(asha, chapter, { durationMin: 60 })).json.message).toBe(CHAPTER_TEXT.archived);
    expect((await change(ravi, chapter, { archived: false })).json.message).toBe(CHAPTER_TEXT.onlyLeader);
    // The leader finds the way back to it.
    const weekOf = async (as: Person) => (await app.call("GET", "/api/chapters/week", { as })).json.chapters;
    expect(await weekOf(asha)).toMatchObject([{ chapter: { _id: chapter.id, status: "archived" } }]);
    expect(await weekOf(ravi)).toEqual([]);
    const second = await create(ravi, { name: "Camp Circle" });
    expect(second.status).toBe(201);
    expect((await change(asha, chapter, { archived: false })).status).toBe(409);
    const renamed = await change(ravi, { id: second.json._id }, { name: "Camp Circle Two" });
    expect(renamed.status).toBe(200);
    expect((await change(asha, chapter, { archived: false })).json.status).toBe("pending");
  });
});

test("an archived chapter is opened again only by a leader with room for one more", async () => {
  const archived = await insertChapter(app, [asha], { status: "archived" });
  for (const leader of [ravi, meera, ravi]) {
    const running = await insertChapter(app, [leader]);
    await insertMembership(app, running, asha);
  }
  expect((await change(asha, archived, { archived: false })).json.message).toBe(CHAPTER_TEXT.tooMany);
});

describe("handing a chapter over", () => {
  test("makes an active member with the plan the leader", async () => {
    const chapter = await insertChapter(app, [asha, ravi, meera]);
    expect((await transfer(ravi, chapter, ravi)).json.message).toBe(CHAPTER_TEXT.onlyLeader);
    expect((await transfer(asha, chapter, meera)).json.message).toBe(CHAPTER_TEXT.needsPlan);
    const kiran = await app.signIn("Kiran Rao", { premium: true });
    expect((await transfer(asha, chapter, kiran)).json.fields).toEqual({ userId: CHAPTER_TEXT.transferTo });
    expect((await transfer(asha, chapter, asha)).json.fields).toEqual({ userId: CHAPTER_TEXT.transferTo });
    // A block does not hide from the new leader that they lead.
    await app.db
      .insert(blocks)
      .values({ blockerId: ravi.member.id, blockedId: asha.member.id, createdAt: new Date() });
    expect((await transfer(asha, chapter, ravi)).json.own).toMatchObject({ role: "member" });
    expect(await membershipOf(chapter, ravi)).toMatchObject({ role: "leader" });
    expect(await noticesTo(app, ravi)).toContain(CHAPTER_TEXT.youLead(chapter.name));
    expect((await transfer(asha, chapter, ravi)).json.message).toBe(CHAPTER_TEXT.onlyLeader);
  });

  test("to two people at once leaves one leader", async () => {
    const kiran = await app.signIn("Kiran Rao", { premium: true });
    const chapter = await insertChapter(app, [asha, ravi, kiran]);
    const both = await Promise.all([transfer(asha, chapter, ravi), transfer(asha, chapter, kiran)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 403]);
    const roles = [await membershipOf(chapter, ravi), await membershipOf(chapter, kiran)].map(
      (one) => one?.role,
    );
    expect(roles.toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
      "leader",
      "member",
    ]);
    expect(await membershipOf(chapter, asha)).toMatchObject({ role: "member" });
  });

  test("is possible for others once the leader's grace has ended", async () => {
    const chapter = await insertChapter(app, [asha, ravi, meera]);
    await endPlanAt(app, asha, daysAgo(10));
    const grace = (await show(asha, chapter)).json;
    expect([grace.readOnly, grace.graceUntil === null]).toEqual([false, false]);
    expect((await change(asha, chapter, { durationMin: 60 })).status).toBe(200);
    expect((await transfer(ravi, chapter, ravi)).json.message).toBe(CHAPTER_TEXT.onlyLeader);

    await endPlanAt(app, asha, daysAgo(15));
    expect((await show(ravi, chapter)).json).toMatchObject({ readOnly: true, mayTakeOver: true });
    expect((await show(asha, chapter)).json.mayTakeOver).toBe(false);
    expect((await change(asha, chapter, { durationMin: 45 })).json.message).toBe(CHAPTER_TEXT.readOnly);
    expect((await transfer(meera, chapter, meera)).json.message).toBe(CHAPTER_TEXT.needsPlan);
    expect((await transfer(ravi, chapter, meera)).json.message).toBe(CHAPTER_TEXT.onlyLeader);
    expect((await transfer(ravi, chapter, ravi)).json).toMatchObject({
      own: { role: "leader" },
      readOnly: false,
    });
    expect((await change(ravi, chapter, { durationMin: 45 })).status).toBe(200);
  });

  test("after the grace goes to officers with the plan first", async () => {
    const kiran = await app.signIn("Kiran Rao", { premium: true });
    const chapter = await insertChapter(app, [asha, ravi]);
    await insertMembership(app, chapter, kiran, { role: "secretary" });
    await endPlanAt(app, asha, daysAgo(15));
    // Nobody is offered the plan for what they would then not get.
    expect((await show(ravi, chapter)).json.mayTakeOver).toBe(false);
    expect((await transfer(ravi, chapter, ravi)).json.message).toBe(CHAPTER_TEXT.onlyOfficers);
    expect((await transfer(kiran, chapter, kiran)).status).toBe(200);
  });
});

describe("moderators", () => {
  test("suspend a chapter with a reason, and restore it", async () => {
    const chapter = await insertChapter(app, [asha, ravi]);
    const kabir = await signInAs(app, "Kabir", "moderator");
    const decide = (as: { token: string }, action: string, reason = "It sells lottery tickets.") =>
      app.send("PATCH", `/api/admin/chapters/${chapter.id}`, { as, body: { action, reason } });
    expect((await decide(await signInAs(app, "Farah", "finance"), "suspend")).status).toBe(403);
    expect((await decide(kabir, "restore")).status).toBe(422);
    expect((await decide(kabir, "suspend")).json).toEqual({ status: "suspended" });
    expect((await decide(kabir, "suspend")).status).toBe(422);
    expect((await show(meera, chapter)).status).toBe(404);
    expect((await change(asha, chapter, { archived: false })).json.message).toBe(CHAPTER_TEXT.suspended);
    expect(await noticesTo(app, asha)).toContain(
      CHAPTER_TEXT.chapterSuspended(chapter.name, "It sells lottery tickets."),
    );
    expect((await decide(kabir, "restore", "Promised to stop it.")).json).toEqual({ status: "pending" });
    expect((await show(meera, chapter)).status).toBe(200);
  });

  test("learn that the name of an archived chapter is taken by another one", async () => {
    const name = "Zebra Circle";
    const chapter = await insertChapter(app, [asha, ravi], { name, status: "archived" });
    await insertChapter(app, [meera], { name });
    const kabir = await signInAs(app, "Kabir", "moderator");
    const body = { action: "suspend", reason: "It sells lottery tickets." };
    const { status, json } = await app.send("PATCH", `/api/admin/chapters/${chapter.id}`, {
      as: kabir,
      body,
    });
    expect([status, json.message]).toEqual([409, CHAPTER_TEXT.nameTaken("Pune")]);
  });

  test("hear of it from members, but not from those who run it", async () => {
    const chapter = await insertChapter(app, [asha, ravi]);
    const report = (as: Person) => call(as, "POST", `/${chapter.id}/report`, { reason: "Spam" });
    expect([(await report(meera)).status, (await report(meera)).status]).toEqual([201, 200]);
    expect((await report(ravi)).status).toBe(201);
    expect((await report(asha)).json.message).toBe(CHAPTER_TEXT.ownChapter);
  });
});

test("the search finds a chapter by its name while everybody may see it", async () => {
  const name = "Zebrafinch Breakfast Guild";
  const { json } = await create(asha, { name });
  const found = async () =>
    (await app.call("GET", `/api/search?q=zebrafinch&type=chapter`)).json.results.map(({ title }) => title);
  // A busy machine needs longer than the second that is waited by default.
  await eventually(async () => expect(await found()).toEqual([name]));
  await change(asha, { id: json._id }, { archived: true });
  await eventually(async () => expect(await found()).toEqual([]));
  await app.db.update(chapters).set({ status: "pending" }).where(eq(chapters.id, json._id));
  expect(await rowOf({ id: json._id })).toMatchObject({ seated: 1 });
});
