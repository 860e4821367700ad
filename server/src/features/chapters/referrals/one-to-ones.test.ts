import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { REFERRAL_TEXT } from "@cardplaza/contract/chapters/referral-words";
import { DAY_MS, dateInIndia } from "@cardplaza/contract/time";
import { weekOf } from "@cardplaza/contract/chapters/points-rules";
import { newId } from "../../../platform/ids.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { pairOf } from "../../people/connections/connection-conditions.ts";
import { blocks } from "../../moderation/moderation.table.ts";
import { noticesOfType } from "../../notifications/notify.fixtures.ts";
import { chapters } from "../chapter/chapters.table.ts";
import { insertChapter, insertMembership } from "../chapter.fixtures.ts";
import { chapterPoints } from "../points/points.table.ts";
import { referralCalls, twoChapters } from "./referral.fixtures.ts";
import { oneToOnes } from "./referrals.table.ts";

const app = await sharedTestApp();
const { pointsOf } = referralCalls(app);
let people: Awaited<ReturnType<typeof twoChapters>>;
beforeEach(async () => {
  people = await twoChapters(app);
});

const dayAgo = (days: number) => dateInIndia(new Date(Date.now() - days * DAY_MS));
const enter = (as: Person, other: Person, day = dayAgo(0), topics = "") =>
  app.call("POST", "/api/one-to-ones", { as, body: { userId: other.member.id, day, topics } });
const confirm = (as: Person, id: string, confirmed = true) =>
  app.call("PATCH", `/api/one-to-ones/${id}/confirm`, { as, body: { confirmed } });
const list = async (as: Person) => (await app.call("GET", "/api/one-to-ones", { as })).json.oneToOnes;
/** One that both have confirmed, on this day. */
async function met(one: Person, other: Person, day: string): Promise<string> {
  const { json } = await enter(one, other, day);
  await confirm(other, json._id);
  return json._id;
}

describe("a one-to-one", () => {
  test("counts in a chapter that goes on, and in none that is archived or suspended", async () => {
    const { asha, ravi, chapter } = people;
    const later = await insertChapter(app, [asha, ravi]);
    const close = (id: string, status: "archived" | "suspended") =>
      app.db.update(chapters).set({ status }).where(eq(chapters.id, id));
    await close(chapter.id, "archived");
    const id = await met(asha, ravi, dayAgo(0));
    const entries = await app.db.select().from(chapterPoints).where(eq(chapterPoints.sourceId, id));
    expect(entries.map(({ chapterId }) => chapterId)).toEqual([later.id, later.id]);
    await close(later.id, "suspended");
    const refused = await enter(asha, ravi, dayAgo(1));
    expect([refused.status, refused.json.message]).toEqual([403, REFERRAL_TEXT.notInChapter]);
    const body = { giverId: asha.member.id, amountPaise: 10_000_000 };
    const thanks = await app.call("POST", "/api/thank-yous", { as: ravi, body });
    expect([thanks.status, thanks.json.message]).toEqual([403, REFERRAL_TEXT.notInChapter]);
    // Their names are for their members.
    const [shown] = await list(ravi);
    expect(shown!.partner).toMatchObject({ name: "Asha Menon", chapter: null });
  });

  test("of Ravi and Meera counts for both once she confirms it", async () => {
    const { ravi, meera } = people;
    const { status, json } = await enter(ravi, meera, dayAgo(1), "Export licences");
    expect(status).toBe(201);
    expect(json).toMatchObject({
      partner: { _id: meera.member.id, name: "Meera Iyer" },
      isOwn: true,
      day: dayAgo(1),
      topics: "Export licences",
      status: "proposed",
    });
    expect(await pointsOf(ravi, json._id)).toEqual([]);
    expect(await noticesOfType(app, meera, "request_sent")).toMatchObject([
      { message: REFERRAL_TEXT.oneToOne("Ravi Kulkarni") },
    ]);
    expect(await list(meera)).toMatchObject([
      { _id: json._id, isOwn: false, partner: { name: "Ravi Kulkarni" } },
    ]);
    expect((await confirm(meera, json._id)).json).toMatchObject({ status: "confirmed" });
    for (const person of [ravi, meera]) expect(await pointsOf(person, json._id)).toEqual([["one_to_one", 5]]);
    expect(await noticesOfType(app, ravi, "request_accepted")).toMatchObject([
      { message: REFERRAL_TEXT.oneToOneConfirmed("Meera Iyer") },
    ]);
  });

  test("that did not happen counts for nobody", async () => {
    const { ravi, meera } = people;
    const { json } = await enter(ravi, meera);
    expect((await confirm(meera, json._id, false)).json.status).toBe("declined");
    const later = await confirm(meera, json._id);
    expect([later.status, later.json.message]).toEqual([422, REFERRAL_TEXT.answered]);
    expect(await pointsOf(ravi, json._id)).toEqual([]);
    expect((await enter(ravi, meera)).json.message).toBe(REFERRAL_TEXT.sameDay);
  });

  test("is confirmed by the other one alone", async () => {
    const { ravi, meera, asha } = people;
    const { json } = await enter(ravi, meera);
    for (const person of [ravi, asha]) expect((await confirm(person, json._id)).status).toBe(404);
    expect(await list(asha)).toEqual([]);
  });

  test("that both enter is confirmed by the second", async () => {
    const { ravi, meera } = people;
    const [first, second] = await Promise.all([enter(ravi, meera), enter(meera, ravi)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json._id).toBe(first.json._id);
    expect(await list(ravi)).toMatchObject([{ status: "confirmed" }]);
    for (const person of [ravi, meera])
      expect(await pointsOf(person, first.json._id)).toEqual([["one_to_one", 5]]);
  });

  test("confirmed twice at once counts once", async () => {
    const { ravi, meera } = people;
    const { json } = await enter(ravi, meera);
    const responses = await Promise.all([confirm(meera, json._id), confirm(meera, json._id)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await app.db.$count(chapterPoints, eq(chapterPoints.sourceId, json._id))).toBe(2);
  });

  test("needs two people of one chapter, and a day that was not long ago", async () => {
    const { ravi, meera, neha, kiran } = people;
    expect((await enter(ravi, ravi)).json.fields).toEqual({ userId: REFERRAL_TEXT.oneToOneSelf });
    expect((await enter(ravi, meera, dayAgo(-1))).json.fields).toEqual({ day: REFERRAL_TEXT.future });
    expect((await enter(ravi, meera, dayAgo(31))).json.fields).toEqual({ day: REFERRAL_TEXT.tooLongAgo });
    expect((await enter(ravi, meera, dayAgo(30))).status).toBe(201);
    expect((await enter(ravi, meera, "2026-02-30")).status).toBe(400);
    await app.db
      .insert(blocks)
      .values({ blockerId: kiran.member.id, blockedId: ravi.member.id, createdAt: new Date() });
    for (const other of [neha, kiran]) {
      const refused = await enter(ravi, other);
      expect([refused.status, refused.json.message]).toEqual([403, REFERRAL_TEXT.notInChapter]);
    }
  });
});

describe("points of one-to-ones", () => {
  test("count once in 30 days for a pair, in whatever order they are entered", async () => {
    const { ravi, meera } = people;
    const recent = await met(ravi, meera, dayAgo(0));
    const before = await met(ravi, meera, dayAgo(29));
    expect([await pointsOf(ravi, recent), await pointsOf(ravi, before)]).toMatchObject([
      [["one_to_one", 5]],
      [],
    ]);
    const farther = await met(meera, ravi, dayAgo(30));
    expect(await pointsOf(meera, farther)).toEqual([["one_to_one", 5]]);
  });

  test("count four times a week for each of the two", async () => {
    const { asha, ravi, meera, sunil, kiran, chapter } = people;
    const fifth = await app.signIn("Divya Nair");
    await insertMembership(app, chapter, fifth);
    // All on one day, which is in one week.
    const day = dayAgo(0);
    const ids = [];
    for (const other of [asha, meera, sunil, kiran, fifth]) ids.push(await met(ravi, other, day));
    const counted = await Promise.all(ids.map((id) => pointsOf(ravi, id)));
    expect(counted.map((entries) => entries.length)).toEqual([1, 1, 1, 1, 0]);
    expect(await pointsOf(fifth, ids[4]!)).toEqual([["one_to_one", 5]]);
    const weekBefore = dateInIndia(new Date(Date.parse(weekOf(day)) - DAY_MS));
    const sixth = await app.signIn("Farah Khan");
    await insertMembership(app, chapter, sixth);
    expect(await pointsOf(ravi, await met(ravi, sixth, weekBefore))).toEqual([["one_to_one", 5]]);
  });
});

test("those that wait for Ravi come first, then his others in pages", async () => {
  const { ravi, meera, asha } = people;
  const rows = Array.from({ length: 22 }, (_, index) => ({
    ...pairOf(ravi.member.id, asha.member.id),
    id: newId(Date.now() - index * DAY_MS),
    enteredBy: ravi.member.id,
    day: dayAgo(index + 40),
    status: "confirmed" as const,
    createdAt: new Date(),
  }));
  await app.db.insert(oneToOnes).values(rows);
  const { json: waiting } = await enter(meera, ravi, dayAgo(3));
  const { json: first } = await app.call("GET", "/api/one-to-ones", { as: ravi });
  expect(first.oneToOnes.map(({ _id }) => _id)).toEqual([
    waiting._id,
    ...rows.slice(0, 20).map(({ id }) => id),
  ]);
  const { json: rest } = await app.call("GET", `/api/one-to-ones?cursor=${first.nextCursor}`, { as: ravi });
  expect(rest.oneToOnes).toHaveLength(2);
  expect(rest.nextCursor).toBeNull();
});
