import { and, asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { CHAPTER_MEETING_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { noticesTo } from "../../notifications/notify.fixtures.ts";
import { chapters, type ChapterRow } from "../chapter/chapters.table.ts";
import { insertChapter, insertChapterMeeting } from "../chapter.fixtures.ts";
import { meetingCalls } from "./meeting-calls.fixtures.ts";
import { chapterMeetings, chapterVisitors } from "./chapter-meetings.table.ts";
import { planMeetingsJob } from "./plan-meetings-job.ts";
import { remindOfMeetingsJob } from "./notices/remind-of-meetings.ts";

const app = await sharedTestApp();
const { answer, change, rowOf, run } = meetingCalls(app);
let asha: Person;
let ravi: Person;
let chapter: ChapterRow;

// A Thursday in India; the chapter meets on Tuesdays at 7:30.
const NOW = new Date("2026-12-03T06:00:00Z");

beforeEach(async () => {
  app.clock.set(NOW);
  asha = await app.signIn("Asha", { premium: true });
  ravi = await app.signIn("Ravi");
  chapter = await insertChapter(app, [asha, ravi], { name: `Pune Circle ${asha.member.id}` });
});

const plan = (id = chapter.id) => run(planMeetingsJob, { chapterId: id });
const planAll = () => run(planMeetingsJob);
const planned = () =>
  app.db
    .select()
    .from(chapterMeetings)
    .where(eq(chapterMeetings.chapterId, chapter.id))
    .orderBy(asc(chapterMeetings.startsAt));
const setChapter = (fields: Partial<ChapterRow>) =>
  app.db.update(chapters).set(fields).where(eq(chapters.id, chapter.id));
const timesOf = (rows: { startsAt: Date }[]) => rows.map(({ startsAt }) => startsAt.toISOString());

describe("meetings", () => {
  test("are made twelve weeks ahead, once", async () => {
    await plan();
    const rows = await planned();
    expect(rows).toHaveLength(12);
    expect(rows[0]).toMatchObject({
      startsAt: new Date("2026-12-08T02:00:00Z"),
      durationMin: 90,
      rhythmDay: "2026-12-08",
      status: "scheduled",
    });
    expect(rows.at(-1)?.rhythmDay).toBe("2027-02-23");
    expect(new Set(rows.map(({ codeSecret }) => codeSecret)).size).toBe(12);
    await Promise.all([plan(), plan(), planAll()]);
    expect(await planned()).toEqual(rows);
  });

  test("go on every night", async () => {
    await plan();
    app.clock.advance({ days: 7 });
    await planAll();
    const rows = await planned();
    expect(rows).toHaveLength(13);
    expect(rows.at(-1)?.rhythmDay).toBe("2027-03-02");
  });

  test("of a fortnightly and a monthly rhythm", async () => {
    await setChapter({ frequency: "fortnightly", firstDay: "2026-12-15" });
    await plan();
    expect((await planned()).slice(0, 2).map(({ rhythmDay }) => rhythmDay)).toEqual([
      "2026-12-15",
      "2026-12-29",
    ]);
    await setChapter({ frequency: "monthly" });
    await plan();
    expect((await planned()).map(({ rhythmDay }) => rhythmDay)).toEqual([
      "2026-12-15",
      "2027-01-19",
      "2027-02-16",
    ]);
  });

  test("of today are made if they have not opened", async () => {
    await setChapter({ weekday: 4, startTime: "12:01" });
    await plan();
    expect((await planned())[0]?.rhythmDay).toBe("2026-12-03");
    await setChapter({ startTime: "11:59" });
    await app.db.delete(chapterMeetings).where(eq(chapterMeetings.chapterId, chapter.id));
    await plan();
    expect((await planned())[0]?.rhythmDay).toBe("2026-12-10");
  });

  test("are announced once to members, with the rhythm", async () => {
    await plan();
    const text = `${chapter.name} meets every Tuesday, 7:30 am.`;
    expect(await noticesTo(app, ravi)).toEqual([text]);
    app.clock.advance({ days: 7 });
    await planAll();
    await plan();
    expect(await noticesTo(app, ravi)).toEqual([text]);
    await setChapter({ durationMin: 60 });
    await plan();
    expect(await noticesTo(app, ravi)).toHaveLength(1);
  });
});

describe("a new rhythm", () => {
  test("moves those of the same day, and replaces the others", async () => {
    await plan();
    await setChapter({ startTime: "08:00", durationMin: 60 });
    app.clock.advance({ minutes: 2 });
    await plan();
    const [first] = await planned();
    expect(first).toMatchObject({
      startsAt: new Date("2026-12-08T02:30:00Z"),
      durationMin: 60,
      sequence: 1,
    });
    await setChapter({ weekday: 5 });
    app.clock.advance({ minutes: 2 });
    await plan();
    const rows = await planned();
    expect(timesOf(rows).slice(0, 2)).toEqual(["2026-12-04T02:30:00.000Z", "2026-12-11T02:30:00.000Z"]);
    expect(rows).toHaveLength(12);
    expect(await noticesTo(app, ravi)).toEqual([
      `${chapter.name} meets every Friday, 8:00 am.`,
      `${chapter.name} meets every Tuesday, 8:00 am.`,
      `${chapter.name} meets every Tuesday, 7:30 am.`,
    ]);
  });

  test("leaves what officers moved, cancelled, edited or added", async () => {
    await plan();
    const [moved, cancelled, edited, ...rest] = await planned();
    await change(asha, moved!, { action: "move", startsAt: "2026-12-09T10:00:00+05:30" });
    await change(asha, cancelled!, { action: "cancel", reason: "The hall is closed." });
    await change(asha, edited!, { action: "edit", speaker: "Neha Joshi" });
    const extra = await insertChapterMeeting(app, chapter, {
      startsAt: new Date("2026-12-20T04:00:00Z"),
      touchedAt: NOW,
    });
    await setChapter({ weekday: 5 });
    await plan();
    const rows = await planned();
    const ids = rows.map(({ id }) => id);
    for (const { id } of [moved!, cancelled!, edited!, extra]) expect(ids).toContain(id);
    for (const { id } of rest) expect(ids).not.toContain(id);
    expect(await rowOf(moved!)).toMatchObject({ startsAt: new Date("2026-12-09T04:30:00Z") });
    expect(await rowOf(cancelled!)).toMatchObject({ status: "cancelled" });
  });

  test("cancels one that a visitor waits for, instead of deleting it", async () => {
    await plan();
    const [first] = await planned();
    const visit = {
      meetingId: first!.id,
      name: "Sunil",
      mobile: "98200 12345",
      category: "chartered-accountants",
    };
    await app.db.insert(chapterVisitors).values({
      id: "0".repeat(20),
      chapterId: chapter.id,
      ...visit,
      createdAt: NOW,
      eraseAfter: NOW,
    });
    await setChapter({ weekday: 5 });
    await plan();
    expect(await rowOf(first!)).toMatchObject({
      status: "cancelled",
      reason: CHAPTER_MEETING_TEXT.newRhythm,
    });
    // Back to Tuesday: it takes place after all.
    await setChapter({ weekday: 2 });
    await plan();
    expect(await rowOf(first!)).toMatchObject({ status: "scheduled", reason: "" });
  });
});

describe("an archived or suspended chapter", () => {
  test("meets no more, and again when it is opened", async () => {
    await plan();
    const [first] = await planned();
    await change(asha, first!, { action: "edit", speaker: "Neha Joshi" });
    await setChapter({ status: "archived" });
    app.clock.advance({ minutes: 2 });
    await plan();
    expect((await planned()).map(({ id, status }) => [id, status])).toEqual([[first!.id, "cancelled"]]);
    expect((await noticesTo(app, ravi))[0]).toBe(
      `The meeting of ${chapter.name} on Tue, 8 Dec, 7:30 am is cancelled.`,
    );
    await setChapter({ status: "pending" });
    await plan();
    const scheduled = and(eq(chapterMeetings.chapterId, chapter.id), eq(chapterMeetings.status, "scheduled"));
    expect(await app.db.$count(chapterMeetings, scheduled)).toBe(11);
  });

  test("is found by the night's work too", async () => {
    await plan();
    await setChapter({ status: "suspended" });
    await planAll();
    expect(await planned()).toEqual([]);
  });
});

describe("a quarter of an hour before", () => {
  const REMINDER = () => CHAPTER_MEETING_TEXT.reminder(chapter.name);

  test("members are reminded once, besides those who do not come", async () => {
    const meeting = await insertChapterMeeting(app, chapter, { inMinutes: 16 });
    await answer(asha, meeting, false);
    await run(remindOfMeetingsJob);
    expect(await noticesTo(app, ravi)).toEqual([]);
    app.clock.advance({ minutes: 1 });
    await Promise.all([run(remindOfMeetingsJob), run(remindOfMeetingsJob)]);
    app.clock.advance({ minutes: 5 });
    await run(remindOfMeetingsJob);
    expect(await noticesTo(app, ravi)).toEqual([REMINDER()]);
    expect(await noticesTo(app, asha)).toEqual([]);
  });

  test("nobody is reminded of a cancelled one, and again of one that was moved", async () => {
    const meeting = await insertChapterMeeting(app, chapter, { inMinutes: 10 });
    const off = await insertChapterMeeting(app, chapter, { inMinutes: 10, status: "cancelled" });
    await run(remindOfMeetingsJob);
    const startsAt = new Date(app.clock.now().getTime() + 3600_000).toISOString();
    expect((await change(asha, meeting, { action: "move", startsAt })).status).toBe(200);
    app.clock.advance({ minutes: 50 });
    await run(remindOfMeetingsJob);
    const notices = await noticesTo(app, ravi);
    expect(notices.filter((text) => text === REMINDER())).toHaveLength(2);
    expect((await rowOf(off)).remindedAt).toBeNull();
  });
});
