import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ALL_TIME, chapterPoints, chapterTotals } from "./points.table.ts";
import { accepted, presence, record as recordIn } from "./points.fixtures.ts";
import { recordPoints, removePoints, type NewPoints } from "./record-points.ts";
import { insertChapter } from "../chapter.fixtures.ts";
import { newId } from "../../../platform/ids.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";

const app = await sharedTestApp();
const AT = new Date("2026-05-12T02:30:00Z");

const record = (...entries: NewPoints[]) => recordIn(app, ...entries);
const totalOf = async (chapterId: string, month: string) =>
  (await app.db.select().from(chapterTotals).where(eq(chapterTotals.chapterId, chapterId))).find(
    (row) => row.month === month,
  )?.points;
const entriesOf = (chapterId: string) =>
  app.db.select().from(chapterPoints).where(eq(chapterPoints.chapterId, chapterId)).orderBy(chapterPoints.id);

const people = async () => [
  await app.signIn("Asha Menon"),
  await app.signIn("Ravi Kulkarni"),
  await app.signIn("Farah Siddiqui"),
];
const present = (id: string, person: Person, sourceId: string, points = 3) =>
  presence({ id }, person, { at: AT, sourceId, points });
const referral = (id: string, from: Person, to: Person, at = AT) => accepted({ id }, from, to, { at });

test("points of a meeting are entered once, however often they are sent", async () => {
  const [asha, ravi] = (await people()) as [Person, Person];
  const { id } = await insertChapter(app, [asha, ravi]);
  const meeting = newId();
  await record(present(id, asha, meeting), present(id, ravi, meeting));
  const before = await entriesOf(id);
  await record(present(id, asha, meeting), present(id, ravi, meeting));
  expect(await entriesOf(id)).toEqual(before);
  expect([await totalOf(id, "2026-05"), await totalOf(id, ALL_TIME)]).toEqual([6, 6]);
});

test("a correction changes the entry and the totals, and another month moves them", async () => {
  const [asha] = (await people()) as [Person];
  const { id } = await insertChapter(app, [asha]);
  const meeting = newId();
  await record(present(id, asha, meeting));
  const [before] = await entriesOf(id);
  await record(present(id, asha, meeting, 2));
  expect(await entriesOf(id)).toMatchObject([{ id: before?.id, points: 2 }]);
  await record({ ...present(id, asha, meeting, 2), at: new Date("2026-05-31T18:30:00Z") });
  expect([await totalOf(id, "2026-05"), await totalOf(id, "2026-06"), await totalOf(id, ALL_TIME)]).toEqual([
    0, 2, 2,
  ]);
  await inTransaction(app.db, (tx) => removePoints(tx, "attendance", meeting));
  expect(await entriesOf(id)).toEqual([]);
  expect([await totalOf(id, "2026-06"), await totalOf(id, ALL_TIME)]).toEqual([0, 0]);
});

test("only the named members lose what they got", async () => {
  const [asha, ravi] = (await people()) as [Person, Person];
  const { id } = await insertChapter(app, [asha, ravi]);
  const meeting = newId();
  await record(present(id, asha, meeting), present(id, ravi, meeting));
  await inTransaction(app.db, (tx) => removePoints(tx, "attendance", meeting, [ravi.member.id]));
  expect((await entriesOf(id)).map(({ memberId }) => memberId)).toEqual([asha.member.id]);
});

test("the same entry sent twice at once counts once, and twenty at once are all in the total", async () => {
  const [asha, ravi] = (await people()) as [Person, Person];
  const { id } = await insertChapter(app, [asha, ravi]);
  const one = present(id, asha, newId());
  const others = Array.from({ length: 20 }, () => present(id, ravi, newId()));
  await Promise.all([one, one, ...others].map((entry) => record(entry)));
  expect((await entriesOf(id)).length).toBe(21);
  expect(await totalOf(id, ALL_TIME)).toBe(63);
});

test("two who refer mostly to each other are held back, also in two chapters and with their thanks", async () => {
  const [asha, ravi, farah] = (await people()) as [Person, Person, Person];
  const [one, other] = [await insertChapter(app, [asha, farah]), await insertChapter(app, [ravi])];
  for (let time = 0; time < 3; time++) {
    await record(referral(one.id, asha, ravi));
    if (time < 2) await record(referral(other.id, ravi, asha));
  }
  await record({ ...referral(one.id, asha, ravi), kind: "thank_you", points: 7 });
  expect([await totalOf(one.id, ALL_TIME), await totalOf(other.id, ALL_TIME)]).toEqual([37, 20]);

  const last = referral(other.id, ravi, asha);
  await record(last);
  expect((await entriesOf(one.id)).every(({ held }) => held)).toBe(true);
  expect([await totalOf(one.id, ALL_TIME), await totalOf(other.id, ALL_TIME)]).toEqual([0, 0]);
  // What is entered while they are a ring is held at once.
  await record({ ...referral(one.id, asha, ravi), kind: "referral_won", points: 15 });
  expect(await totalOf(one.id, ALL_TIME)).toBe(0);
  // Rings are found for each month by itself.
  await record(referral(one.id, asha, ravi, new Date("2026-06-02T02:30:00Z")));
  expect(await totalOf(one.id, ALL_TIME)).toBe(10);

  await inTransaction(app.db, (tx) => removePoints(tx, "referral_accepted", last.sourceId));
  expect([await totalOf(one.id, ALL_TIME), await totalOf(other.id, ALL_TIME)]).toEqual([62, 20]);
});

test("a referral to somebody else dissolves a ring once 60 % is reached", async () => {
  const [asha, ravi, farah] = (await people()) as [Person, Person, Person];
  const { id } = await insertChapter(app, [asha, ravi, farah]);
  for (let time = 0; time < 3; time++) await record(referral(id, asha, ravi), referral(id, ravi, asha));
  await record(referral(id, asha, farah));
  expect(await totalOf(id, ALL_TIME)).toBe(10);
  await record(referral(id, asha, farah));
  expect(await totalOf(id, ALL_TIME)).toBe(80);
});

/** Of two changes the second begins while the first is not committed. */
async function overlapping(first: NewPoints, second: NewPoints) {
  const [entered, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const one = inTransaction(app.db, async (tx) => {
    await recordPoints(tx, [first]);
    entered.resolve();
    await mayEnd.promise;
  });
  await entered.promise;
  const other = record(second);
  await sleep(200);
  mayEnd.resolve();
  await Promise.all([one, other]);
}

test("a ring that closes from both sides at once is held, in both chapters", async () => {
  const [asha, ravi] = (await people()) as [Person, Person];
  const [one, other] = [await insertChapter(app, [asha]), await insertChapter(app, [ravi])];
  for (let time = 0; time < 2; time++)
    await record(referral(one.id, asha, ravi), referral(other.id, ravi, asha));
  await overlapping(referral(one.id, asha, ravi), referral(other.id, ravi, asha));
  const entries = [...(await entriesOf(one.id)), ...(await entriesOf(other.id))];
  expect(entries.map(({ held }) => held)).toEqual(Array(6).fill(true));
  expect([await totalOf(one.id, ALL_TIME), await totalOf(other.id, ALL_TIME)]).toEqual([0, 0]);
});

test("thanks that come while a ring closes are held, and while it dissolves they count", async () => {
  const [asha, ravi, farah] = (await people()) as [Person, Person, Person];
  const { id } = await insertChapter(app, [asha, ravi, farah]);
  for (let time = 0; time < 2; time++) await record(referral(id, asha, ravi), referral(id, ravi, asha));
  await record(referral(id, asha, ravi));
  const thanks = () => ({ ...referral(id, ravi, asha), kind: "thank_you" as const, points: 4 });
  await overlapping(referral(id, ravi, asha), thanks());
  expect(await totalOf(id, ALL_TIME)).toBe(0);
  await record(referral(id, asha, farah));
  await overlapping(referral(id, asha, farah), thanks());
  expect((await entriesOf(id)).some(({ held }) => held)).toBe(false);
  expect(await totalOf(id, ALL_TIME)).toBe(88);
});

test("whoever finds one more ring while waiting for a lock does not wait in a circle", async () => {
  // Meera's id sorts before Asha's, so that her lock comes first.
  const [meera, asha, ravi] = (await people()) as [Person, Person, Person];
  const { id } = await insertChapter(app, [asha, meera, ravi]);
  await record(referral(id, asha, meera), referral(id, asha, meera));
  const [entered, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const third = inTransaction(app.db, async (tx) => {
    await recordPoints(tx, [referral(id, asha, meera)]);
    entered.resolve();
    await mayEnd.promise;
  });
  await entered.promise;
  const others = [record(referral(id, asha, ravi)), record(referral(id, meera, asha))];
  await sleep(200);
  mayEnd.resolve();
  await Promise.all([third, ...others]);
  expect(await totalOf(id, ALL_TIME)).toBe(50);
});

test("many answers at once between the same few people all end, and the total is right", async () => {
  const four = [...(await people()), await app.signIn("Sunil Rao")];
  const { id } = await insertChapter(app, four as [Person, ...Person[]]);
  const pairs = four.flatMap((from) => four.filter((to) => to !== from).map((to) => [from, to] as const));
  // Twelve at a time: more would only wait for a connection, and on a busy machine in vain.
  for (let time = 0; time < 4; time++)
    await Promise.all(pairs.map(([from, to]) => record(referral(id, from, to))));
  const counted = (await entriesOf(id)).filter(({ held }) => !held);
  expect([counted.length, await totalOf(id, ALL_TIME)]).toEqual([48, 480]);
});
