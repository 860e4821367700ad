import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { REFERRAL_TEXT } from "@cardplaza/contract/chapters/referral-words";
import { sharedTestApp, type Person } from "../../../../testing/test-app.ts";
import { blocks } from "../../../moderation/moderation.table.ts";
import { noticesTo } from "../../../notifications/notify.fixtures.ts";
import { chapterPoints } from "../../points/points.table.ts";
import { referralCalls, twoChapters } from "../referral.fixtures.ts";
import { thankYous } from "../referrals.table.ts";

const app = await sharedTestApp();
const { given, answer, won, pointsOf } = referralCalls(app);
let people: Awaited<ReturnType<typeof twoChapters>>;
beforeAll(async () => {
  people = await twoChapters(app);
});

const LAKH = 10_000_000;
const thank = (as: Person, body: { amountPaise: number; [field: string]: unknown }) =>
  app.call("POST", "/api/thank-yous", { as, body });
const change = (as: Person, id: string, body: object) =>
  app.call("PATCH", `/api/thank-yous/${id}`, { as, body });
const list = async (as: Person, box: string) =>
  (await app.call("GET", `/api/thank-yous?box=${box}`, { as })).json.thankYous;

test("Ravi thanks Asha for a won referral; both see the amount, and she gets a point for each ₹10,000", async () => {
  const { asha, ravi, chapter } = people;
  const referralId = await won(asha, ravi, 3 * LAKH);
  const { status, json } = await thank(ravi, { referralId, amountPaise: 3 * LAKH, note: "Thank you!" });
  expect(status).toBe(201);
  expect(json).toMatchObject({
    from: { _id: ravi.member.id },
    to: { _id: asha.member.id, chapter: { _id: chapter.id } },
    isFrom: true,
    referralId,
    amountPaise: 3 * LAKH,
    kind: "new",
    note: "Thank you!",
  });
  expect(await pointsOf(asha, json._id)).toEqual([["thank_you", 30]]);
  expect(await noticesTo(app, asha)).toContain(REFERRAL_TEXT.thanked("Ravi Kulkarni"));
  expect(await list(asha, "received")).toMatchObject([
    { _id: json._id, isFrom: false, amountPaise: 3 * LAKH },
  ]);
  expect(await list(ravi, "given")).toMatchObject([{ _id: json._id }]);
  for (const other of [people.meera, people.neha])
    expect([await list(other, "received"), await list(other, "given")]).toEqual([[], []]);
});

test("a referral is thanked for once, also by two taps at once, and only once it is won", async () => {
  const { asha, ravi } = people;
  const open = await given(asha, ravi);
  await answer(ravi, open, "accept");
  expect((await thank(ravi, { referralId: open, amountPaise: 100 })).json.message).toBe(
    REFERRAL_TEXT.thankWon,
  );
  const referralId = await won(asha, ravi);
  const body = { referralId, amountPaise: LAKH };
  const responses = await Promise.all([thank(ravi, body), thank(ravi, body)]);
  expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  expect(responses.find(({ status }) => status === 409)?.json.message).toBe(REFERRAL_TEXT.thankedAlready);
  expect(await app.db.$count(thankYous, eq(thankYous.referralId, referralId))).toBe(1);
  expect((await thank(asha, body)).status).toBe(404);
});

test("without a referral it goes to a member of the same chapter", async () => {
  const { asha, ravi, neha, chapter } = people;
  const { json } = await thank(ravi, { giverId: asha.member.id, amountPaise: 100 * LAKH, kind: "repeat" });
  expect(json).toMatchObject({ referralId: null, kind: "repeat", to: { chapter: { _id: chapter.id } } });
  expect(await pointsOf(asha, json._id)).toEqual([["thank_you", 50]]);
  for (const [giverId, field, status] of [
    [undefined, REFERRAL_TEXT.thankWhom, 400],
    [ravi.member.id, REFERRAL_TEXT.thankSelf, 400],
  ] as const) {
    const refused = await thank(ravi, { giverId, amountPaise: 100 });
    expect([refused.status, refused.json.fields.giverId]).toEqual([status, field]);
  }
  const foreign = await thank(ravi, { giverId: neha.member.id, amountPaise: 100 });
  expect([foreign.status, foreign.json.message]).toEqual([403, REFERRAL_TEXT.notInChapter]);
  const { kiran, sunil } = people;
  await app.db
    .insert(blocks)
    .values({ blockerId: kiran.member.id, blockedId: sunil.member.id, createdAt: new Date() });
  expect((await thank(sunil, { giverId: kiran.member.id, amountPaise: 100 })).json.message).toBe(
    REFERRAL_TEXT.notInChapter,
  );
});

test.each([0, -1, 1.5, 100_000_000_001])("an amount of %d paise is refused", async (amountPaise) => {
  expect((await thank(people.ravi, { giverId: people.asha.member.id, amountPaise })).status).toBe(400);
});

test("it can be changed for seven days, points stay on their day, and then no more", async () => {
  const { asha, ravi, meera } = people;
  const { json } = await thank(ravi, { giverId: asha.member.id, amountPaise: 2 * LAKH });
  const [before] = await app.db.select().from(chapterPoints).where(eq(chapterPoints.sourceId, json._id));
  app.clock.advance({ days: 6 });
  const changed = await change(ravi, json._id, { amountPaise: 4 * LAKH, note: "More came." });
  expect(changed.json).toMatchObject({ amountPaise: 4 * LAKH, kind: "new", note: "More came.", at: json.at });
  const entries = await app.db.select().from(chapterPoints).where(eq(chapterPoints.sourceId, json._id));
  expect(entries).toMatchObject([{ points: 40, at: before!.at, month: before!.month }]);
  await change(ravi, json._id, { amountPaise: 999_999 });
  expect(await pointsOf(asha, json._id)).toEqual([]);
  for (const other of [asha, meera])
    expect((await change(other, json._id, { note: "Mine" })).status).toBe(404);
  app.clock.advance({ days: 2 });
  const late = await change(ravi, json._id, { amountPaise: 50 * LAKH });
  expect([late.status, late.json.message]).toEqual([422, REFERRAL_TEXT.tooLateToEdit]);
  expect((await list(ravi, "given"))[0]).toMatchObject({ amountPaise: 999_999 });
});
