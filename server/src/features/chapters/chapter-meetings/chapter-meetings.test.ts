import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { CHAPTER_TEXT, chapterTag } from "@cardplaza/contract/chapters/chapter-words";
import {
  CHAPTER_MEETING_EVENT,
  CHAPTER_MEETING_TEXT,
} from "@cardplaza/contract/chapters/chapter-meeting-words";
import { HOUR_MS, MINUTE_MS } from "@cardplaza/contract/time";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { blocks } from "../../moderation/moderation.table.ts";
import { noticesTo } from "../../notifications/notify.fixtures.ts";
import { chapters, type ChapterRow } from "../chapter/chapters.table.ts";
import { insertChapter, insertChapterMeeting, insertMembership } from "../chapter.fixtures.ts";
import { meetingCalls } from "./meeting-calls.fixtures.ts";
import { chapterMeetings, type MeetingRow } from "./chapter-meetings.table.ts";
import { findMembersOfMeeting } from "./publish-meeting.ts";

const app = await sharedTestApp();
const { answer, change, checkIn, close, codeOf, rowOf, show } = meetingCalls(app);
let asha: Person;
let ravi: Person;
let chapter: ChapterRow;
let meeting: MeetingRow;

const WEEK = 7 * 24 * 60;
const NOW = new Date("2026-12-03T06:00:00Z");

beforeEach(async () => {
  app.clock.set(NOW);
  asha = await app.signIn("Asha", { premium: true });
  ravi = await app.signIn("Ravi");
  chapter = await insertChapter(app, [asha, ravi], {
    name: `Pune Circle ${asha.member.id}`,
    online: true,
    link: "https://meet.example/pune",
  });
  meeting = await insertChapterMeeting(app, chapter, {
    inMinutes: WEEK,
    agenda: "Pitches",
    speaker: "Neha Joshi",
  });
});

const list = (query = "", as?: Person) =>
  app.call("GET", `/api/chapters/${chapter.id}/meetings${query}` as "/api/chapters/:id/meetings", { as });
const add = (as: Person, startsAt: string, more: object = {}) =>
  app.call("POST", `/api/chapters/${chapter.id}/meetings`, { as, body: { startsAt, ...more } });
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS).toISOString();

describe("the list", () => {
  test("shows visitors when, where and who speaks, but neither link nor agenda nor answers", async () => {
    await answer(ravi, meeting, true);
    for (const as of [undefined, await app.signIn("Neha")]) {
      const [shown] = (await list("", as)).json.meetings;
      expect(shown).toMatchObject({
        _id: meeting.id,
        status: "scheduled",
        speaker: "Neha Joshi",
        agenda: "",
        link: "",
        going: 0,
        ownRsvp: null,
      });
    }
    expect((await list("", ravi)).json.meetings[0]).toMatchObject({
      link: "https://meet.example/pune",
      agenda: "Pitches",
      going: 1,
      ownRsvp: true,
      endsAt: new Date(meeting.startsAt.getTime() + 90 * MINUTE_MS).toISOString(),
    });
  });

  test("has those to come with the next first, and the past ones with the last first", async () => {
    const after = await insertChapterMeeting(app, chapter, { inMinutes: 2 * WEEK });
    const old = [
      await insertChapterMeeting(app, chapter, { inMinutes: -WEEK, status: "closed" }),
      await insertChapterMeeting(app, chapter, { inMinutes: -2 * WEEK, status: "cancelled" }),
    ];
    const off = await insertChapterMeeting(app, chapter, { inMinutes: 3 * WEEK, status: "cancelled" });
    const ids = async (query: string) => (await list(query)).json.meetings.map(({ _id }) => _id);
    expect(await ids("")).toEqual([meeting.id, after.id, off.id]);
    expect(await ids("?when=past")).toEqual(old.map(({ id }) => id));
  });

  test("shows one that is over to members alone, until it is closed", async () => {
    const over = await insertChapterMeeting(app, chapter, { inMinutes: -120 });
    const ids = async (as?: Person) => (await list("", as)).json.meetings.map(({ _id }) => _id);
    expect(await ids(ravi)).toEqual([over.id, meeting.id]);
    expect(await ids()).toEqual([meeting.id]);
  });

  test("has pages", async () => {
    for (let week = 1; week <= 24; week++)
      await insertChapterMeeting(app, chapter, { inMinutes: -week * WEEK, status: "closed" });
    const first = (await list("?when=past")).json;
    expect(first.meetings).toHaveLength(20);
    const second = (await list(`?when=past&cursor=${first.nextCursor}`)).json;
    expect(second.meetings).toHaveLength(4);
    expect(second.nextCursor).toBeNull();
    expect(second.meetings[0]!.startsAt < first.meetings[19]!.startsAt).toBe(true);
  });

  test("of a suspended chapter is for its members", async () => {
    await app.db.update(chapters).set({ status: "suspended" }).where(eq(chapters.id, chapter.id));
    expect((await list()).status).toBe(404);
    expect((await list("", ravi)).status).toBe(200);
  });
});

describe("an answer", () => {
  test("counts once, and can be changed", async () => {
    await Promise.all([answer(ravi, meeting, true), answer(ravi, meeting, true)]);
    expect((await answer(ravi, meeting, false)).json).toMatchObject({
      going: 0,
      notGoing: 1,
      ownRsvp: false,
    });
    expect((await show(asha, meeting)).json.attendance).toMatchObject([
      { person: { name: "Asha" }, rsvp: null },
      { person: { name: "Ravi" }, rsvp: false },
    ]);
  });

  test("is for members who take part, before the meeting is closed or cancelled", async () => {
    const neha = await app.signIn("Neha");
    expect((await answer(neha, meeting, true)).json.message).toBe(CHAPTER_TEXT.onlyMembers);
    await insertMembership(app, chapter, neha, { status: "suspended" });
    expect((await answer(neha, meeting, true)).json.message).toBe(CHAPTER_TEXT.suspendedMember);
    const closed = await insertChapterMeeting(app, chapter, { inMinutes: -60, status: "closed" });
    expect((await answer(ravi, closed, true)).json.message).toBe(CHAPTER_MEETING_TEXT.closed);
    const off = await insertChapterMeeting(app, chapter, { inMinutes: 60, status: "cancelled" });
    expect((await answer(ravi, off, true)).json.message).toBe(CHAPTER_MEETING_TEXT.cancelled);
  });
});

describe("a meeting outside the rhythm", () => {
  test("is added by an officer, and members are told", async () => {
    const { status, json } = await add(asha, "2026-12-12T18:00:00+05:30", {
      durationMin: 60,
      venue: "Café Goodluck",
    });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      venue: "Café Goodluck",
      startsAt: "2026-12-12T12:30:00.000Z",
      endsAt: "2026-12-12T13:30:00.000Z",
    });
    expect(await noticesTo(app, ravi)).toEqual([`${chapter.name} meets on Sat, 12 Dec, 6:00 pm.`]);
    expect(await noticesTo(app, asha)).toEqual([]);
  });

  test("is refused in the past, in years, or at the time of another", async () => {
    expect((await add(asha, later(-1))).json.fields).toEqual({ startsAt: CHAPTER_MEETING_TEXT.past });
    expect((await add(asha, later(400 * 24 * 60))).json.fields).toEqual({
      startsAt: CHAPTER_MEETING_TEXT.tooFar,
    });
    const same = await add(asha, later(WEEK + 89));
    expect([same.status, same.json.message]).toEqual([409, CHAPTER_MEETING_TEXT.sameTime]);
    expect((await add(asha, later(WEEK + 90))).status).toBe(201);
    expect((await add(ravi, later(60))).json.message).toBe(CHAPTER_TEXT.onlyOfficers);
  });

  test("is added once when two officers add the same at once", async () => {
    const vice = await app.signIn("Sunil");
    await insertMembership(app, chapter, vice, { role: "vice" });
    const answers = await Promise.all([add(asha, later(600)), add(vice, later(600))]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  });
});

describe("moving", () => {
  test("one meeting tells members, also those who blocked the officer", async () => {
    await app.db
      .insert(blocks)
      .values({ blockerId: ravi.member.id, blockedId: asha.member.id, createdAt: NOW });
    const { status, json } = await change(asha, meeting, {
      action: "move",
      startsAt: "2026-12-11T08:00:00+05:30",
      reason: "The hall is taken.",
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({ startsAt: "2026-12-11T02:30:00.000Z", reason: "The hall is taken." });
    expect(await noticesTo(app, ravi)).toEqual([
      `The meeting of ${chapter.name} was moved to Fri, 11 Dec, 8:00 am.`,
    ]);
    expect(await rowOf(meeting)).toMatchObject({ sequence: 1, touchedAt: NOW });
  });

  test("with all that follow moves them as far, and tells members once", async () => {
    const next = await insertChapterMeeting(app, chapter, { inMinutes: 2 * WEEK });
    const off = await insertChapterMeeting(app, chapter, { inMinutes: 3 * WEEK, status: "cancelled" });
    const startsAt = new Date(meeting.startsAt.getTime() + 2 * HOUR_MS).toISOString();
    await change(asha, meeting, { action: "move", startsAt, following: true });
    expect((await rowOf(next)).startsAt).toEqual(new Date(next.startsAt.getTime() + 2 * HOUR_MS));
    expect((await rowOf(off)).startsAt).toEqual(off.startsAt);
    expect(await noticesTo(app, ravi)).toHaveLength(1);
  });

  test("onto another meeting, or into the past, is refused", async () => {
    const next = await insertChapterMeeting(app, chapter, { inMinutes: 2 * WEEK });
    const onto = await change(asha, meeting, { action: "move", startsAt: next.startsAt.toISOString() });
    expect([onto.status, onto.json.message]).toEqual([409, CHAPTER_MEETING_TEXT.sameTime]);
    const past = await change(asha, meeting, { action: "move", startsAt: later(-5) });
    expect(past.json.fields).toEqual({ startsAt: CHAPTER_MEETING_TEXT.past });
    expect((await change(asha, meeting, { action: "move" })).json.fields).toEqual({
      startsAt: CHAPTER_MEETING_TEXT.needTime,
    });
  });

  test("is for officers, and not for one that is over, closed or has people checked in", async () => {
    const startsAt = later(2 * WEEK + 500);
    const move = (as: Person, which: MeetingRow) => change(as, which, { action: "move", startsAt });
    expect((await move(ravi, meeting)).json.message).toBe(CHAPTER_TEXT.onlyOfficers);
    const [over, closed, open] = [
      await insertChapterMeeting(app, chapter, { inMinutes: -1 }),
      await insertChapterMeeting(app, chapter, { inMinutes: -WEEK, status: "closed" }),
      await insertChapterMeeting(app, chapter, { inMinutes: 20 }),
    ];
    expect((await move(asha, over)).json.message).toBe(CHAPTER_MEETING_TEXT.over);
    expect((await move(asha, closed)).json.message).toBe(CHAPTER_MEETING_TEXT.closed);
    await checkIn(ravi, open, await codeOf(asha, open));
    expect((await move(asha, open)).json.message).toBe(CHAPTER_MEETING_TEXT.begun);
  });
});

describe("cancelling", () => {
  test("needs a reason, which members read", async () => {
    const without = await change(asha, meeting, { action: "cancel" });
    expect(without.json.fields).toEqual({ reason: CHAPTER_MEETING_TEXT.needCancelReason });
    const { json } = await change(asha, meeting, { action: "cancel", reason: "Diwali" });
    expect(json).toMatchObject({ status: "cancelled", reason: "Diwali" });
    expect(await noticesTo(app, ravi)).toEqual([
      `The meeting of ${chapter.name} on Thu, 10 Dec, 11:30 am is cancelled.`,
    ]);
    const again = await change(asha, meeting, { action: "cancel", reason: "Diwali" });
    expect([again.status, again.json.message]).toEqual([422, CHAPTER_MEETING_TEXT.cancelled]);
    expect((await close(asha, meeting)).json.message).toBe(CHAPTER_MEETING_TEXT.cancelled);
  });

  test("with all that follow ends the series from that day on", async () => {
    const before = await insertChapterMeeting(app, chapter, { inMinutes: 600 });
    const next = await insertChapterMeeting(app, chapter, { inMinutes: 2 * WEEK });
    await change(asha, meeting, { action: "cancel", reason: "Holidays", following: true });
    const states = [];
    for (const each of [before, meeting, next]) states.push((await rowOf(each)).status);
    expect(states).toEqual(["scheduled", "cancelled", "cancelled"]);
  });
});

test("agenda and speaker are edited also while the meeting goes on", async () => {
  const open = await insertChapterMeeting(app, chapter, { inMinutes: -10 });
  const { json } = await change(asha, open, { action: "edit", agenda: "1. Welcome", speaker: "Ravi" });
  expect(json).toMatchObject({ status: "open", agenda: "1. Welcome", speaker: "Ravi" });
  const kept = await change(asha, open, { action: "edit", speaker: "Meera" });
  expect(kept.json).toMatchObject({ agenda: "1. Welcome", speaker: "Meera" });
});

test("a change of meetings reaches the chapter's pages, and the screens of its members", async () => {
  const invalidate = vi.spyOn(app.services.pages, "invalidate");
  const publish = vi.spyOn(app.services.live, "publishTo");
  await change(asha, meeting, { action: "cancel", reason: "Diwali" });
  const tags = invalidate.mock.calls.flatMap(([, each]) => each);
  const published = publish.mock.calls.map(([, audience, event]) => [audience, event]);
  invalidate.mockRestore();
  publish.mockRestore();
  expect(tags).toContain(chapterTag(chapter.id));
  expect(published).toEqual([[{ kind: "chapter-meeting", id: meeting.id }, CHAPTER_MEETING_EVENT]]);
  const neha = await app.signIn("Neha");
  const ids = [asha, ravi, neha].map(({ member }) => member.id);
  expect((await findMembersOfMeeting(app.db, meeting.id, ids)).toSorted()).toEqual(
    ids.slice(0, 2).toSorted(),
  );
});

test("a meeting that does not exist is not found", async () => {
  expect((await show(asha, { id: "0".repeat(20) })).status).toBe(404);
  expect(await app.db.$count(chapterMeetings, eq(chapterMeetings.id, "0".repeat(20)))).toBe(0);
});
