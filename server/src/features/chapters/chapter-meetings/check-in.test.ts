import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import {
  CODE_LIFE_SECONDS,
  CHAPTER_MEETING_TEXT,
  WRONG_DIGITS,
} from "@cardplaza/contract/chapters/chapter-meeting-words";
import { MINUTE_MS } from "@cardplaza/contract/time";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { noticesTo } from "../../notifications/notify.fixtures.ts";
import { chapterMembers, type ChapterRow } from "../chapter/chapters.table.ts";
import { insertChapter, insertChapterMeeting, insertMembership } from "../chapter.fixtures.ts";
import { meetingCalls } from "./meeting-calls.fixtures.ts";
import { chapterAttendance, type MeetingRow } from "./chapter-meetings.table.ts";

const app = await sharedTestApp();
const { answer, checkIn, close, codeOf, mark, pointsOf, show } = meetingCalls(app);
let asha: Person;
let ravi: Person;
let chapter: ChapterRow;
let meeting: MeetingRow;

// A step of the code begins with every quarter of a minute.
const START = new Date("2026-12-01T02:00:00Z");

beforeEach(async () => {
  app.clock.set(START);
  asha = await app.signIn("Asha", { premium: true });
  ravi = await app.signIn("Ravi");
  chapter = await insertChapter(app, [asha, ravi], { name: `Pune Circle ${asha.member.id}` });
  meeting = await insertChapterMeeting(app, chapter, { codeSecret: `secret of ${asha.member.id}` });
});

const attendance = () =>
  app.db.select().from(chapterAttendance).where(eq(chapterAttendance.meetingId, meeting.id));

const attendanceOf = async ({ member }: Person) =>
  (await attendance()).find(({ memberId }) => memberId === member.id);

describe("six digits by hand", () => {
  const digitsOf = async () =>
    (await app.call("GET", `/api/chapter-meetings/${meeting.id}/code`, { as: asha })).json.digits;

  test("check a member in, as long as the code of the QR", async () => {
    const digits = await digitsOf();
    expect(digits).toMatch(/^\d{6}$/);
    app.clock.advance({ seconds: CODE_LIFE_SECONDS + 1 });
    expect((await checkIn(ravi, meeting, digits)).json.message).toBe(CHAPTER_MEETING_TEXT.badCode);
    const typed = (await digitsOf()).replace(/^\d{3}/, "$& ");
    expect((await checkIn(ravi, meeting, typed)).json.meeting.ownState).toBe("present");
  });

  test("are refused after five wrong tries of a member, who can still scan", async () => {
    const wrong = String((Number(await digitsOf()) + 1) % 1_000_000).padStart(6, "0");
    for (let tries = 0; tries < WRONG_DIGITS; tries++)
      expect((await checkIn(ravi, meeting, wrong)).json.message).toBe(CHAPTER_MEETING_TEXT.badCode);
    const refused = await checkIn(ravi, meeting, await digitsOf());
    expect([refused.status, refused.json.message]).toEqual([429, CHAPTER_MEETING_TEXT.tooManyDigits]);
    const meera = await app.signIn("Meera");
    await insertMembership(app, chapter, meera);
    expect((await checkIn(meera, meeting, await digitsOf())).status).toBe(200);
    expect((await checkIn(ravi, meeting, await codeOf(asha, meeting))).status).toBe(200);
  });
});

describe("who runs the meeting", () => {
  test("is present by showing the code, once, and late when it is late", async () => {
    await codeOf(asha, meeting);
    await codeOf(asha, meeting);
    expect(await attendanceOf(asha)).toMatchObject({ state: "present", way: "code" });
    expect(await pointsOf(asha)).toEqual([{ kind: "attendance", points: 3 }]);
    const other = await insertChapterMeeting(app, chapter, { inMinutes: -20 });
    await codeOf(asha, other);
    expect((await show(asha, other)).json.meeting.ownState).toBe("late");
  });

  test("is present by closing it, and keeps the mark of a colleague", async () => {
    await close(asha, meeting);
    expect(await attendanceOf(asha)).toMatchObject({ state: "present" });
    expect(await attendanceOf(ravi)).toMatchObject({ state: "absent" });
    const other = await insertChapterMeeting(app, chapter);
    await mark(asha, other, { who: asha, state: "medical" });
    await codeOf(asha, other);
    await close(asha, other);
    expect((await show(asha, other)).json.meeting.ownState).toBe("medical");
  });
});

describe("the code on the screen", () => {
  test("checks a member in, and gives the points at once", async () => {
    const code = await codeOf(asha, meeting);
    expect(code).toMatch(/^[0-9A-Z]{10}$/);
    const { status, json } = await checkIn(ravi, meeting, code);
    expect(status).toBe(200);
    expect(json).toMatchObject({ pending: false, meeting: { ownState: "present", present: 2 } });
    expect(await pointsOf(ravi)).toEqual([{ kind: "attendance", points: 3 }]);
  });

  test("may be typed in small letters with spaces", async () => {
    const code = await codeOf(asha, meeting);
    const typed = `${code.slice(0, 5)} ${code.slice(5)}`.toLowerCase();
    expect((await checkIn(ravi, meeting, typed)).json.meeting.ownState).toBe("present");
  });

  test("changes every 15 seconds and says until when it works", async () => {
    const read = () => app.call("GET", `/api/chapter-meetings/${meeting.id}/code`, { as: asha });
    const first = (await read()).json;
    expect(first).toMatchObject({
      changesAt: "2026-12-01T02:00:15.000Z",
      validUntil: "2026-12-01T02:00:30.000Z",
      serverTime: "2026-12-01T02:00:00.000Z",
      present: 1,
    });
    expect(first.url).toBe(
      `${app.services.origin}/offline-networking?chapter=${chapter.id}&tab=meetings&meeting=${meeting.id}&code=${first.code}`,
    );
    expect(first.svg).toMatch(/^<svg/);
    app.clock.advance({ seconds: 15 });
    expect((await read()).json.code).not.toBe(first.code);
    expect((await checkIn(ravi, meeting, first.code)).status).toBe(200);
  });

  test("sent to a friend at home does not work after 30 seconds", async () => {
    app.clock.advance({ seconds: 14 });
    const code = await codeOf(asha, meeting);
    app.clock.advance({ seconds: CODE_LIFE_SECONDS + 1 });
    const { status, json } = await checkIn(ravi, meeting, code);
    expect([status, json.message]).toEqual([422, CHAPTER_MEETING_TEXT.badCode]);
    expect(await attendanceOf(ravi)).toBeUndefined();
  });

  test("of another meeting does not work", async () => {
    const other = await insertChapterMeeting(app, chapter, { inMinutes: 10, codeSecret: "another" });
    const code = await codeOf(asha, other);
    expect((await checkIn(ravi, meeting, code)).json.message).toBe(CHAPTER_MEETING_TEXT.badCode);
  });

  test("is late 15 minutes after the beginning", async () => {
    app.clock.advance({ minutes: 15, seconds: 1 });
    expect((await checkIn(ravi, meeting, await codeOf(asha, meeting))).json.meeting.ownState).toBe("late");
    expect(await pointsOf(ravi)).toEqual([{ kind: "attendance", points: 2 }]);
  });

  test("is shown to officers only, and only while the meeting is open", async () => {
    const read = (as: Person) => app.call("GET", `/api/chapter-meetings/${meeting.id}/code`, { as });
    expect((await read(ravi)).json.message).toBe(CHAPTER_TEXT.onlyOfficers);
    const stranger = await app.signIn("Neha");
    expect((await read(stranger)).json.message).toBe(CHAPTER_TEXT.onlyMembers);
    app.clock.advance({ minutes: -31 });
    expect((await read(asha)).json.message).toBe(CHAPTER_MEETING_TEXT.notOpen);
    app.clock.advance({ minutes: 31 });
    await close(asha, meeting);
    expect((await read(asha)).json.message).toBe(CHAPTER_MEETING_TEXT.closed);
  });

  test("lets nobody in who does not take part", async () => {
    const [neha, meera, sunil] = [
      await app.signIn("Neha"),
      await app.signIn("Meera"),
      await app.signIn("Sunil"),
    ];
    await insertMembership(app, chapter, meera, { status: "left" });
    await insertMembership(app, chapter, sunil, { status: "suspended" });
    const code = await codeOf(asha, meeting);
    const answers = [];
    for (const person of [neha, meera, sunil])
      answers.push((await checkIn(person, meeting, code)).json.message);
    expect(answers).toEqual([
      CHAPTER_TEXT.onlyMembers,
      CHAPTER_TEXT.onlyMembers,
      CHAPTER_TEXT.suspendedMember,
    ]);
  });
});

describe("a second check-in", () => {
  test("of one member at the same time gives one entry", async () => {
    const code = await codeOf(asha, meeting);
    const answers = await Promise.all([1, 2, 3].map(() => checkIn(ravi, meeting, code)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await attendance()).toHaveLength(2);
    expect(await pointsOf(ravi)).toEqual([{ kind: "attendance", points: 3 }]);
  });

  test("after a lost answer gets the same answer, also when the code is old by then", async () => {
    const code = await codeOf(asha, meeting);
    await checkIn(ravi, meeting, code);
    app.clock.advance({ minutes: 20 });
    const { status, json } = await checkIn(ravi, meeting, code);
    expect([status, json.meeting.ownState]).toEqual([200, "present"]);
  });

  test("does not change what an officer marked", async () => {
    await mark(asha, meeting, { who: ravi, state: "medical" });
    const { json } = await checkIn(ravi, meeting, await codeOf(asha, meeting));
    expect(json.meeting.ownState).toBe("medical");
    expect(await pointsOf(ravi)).toEqual([]);
  });

  test("with a wrong code is refused also for a member whom an officer marked", async () => {
    await mark(asha, meeting, { who: ravi, state: "present" });
    const wrong = await checkIn(ravi, meeting, "ABCDEFGHJK");
    expect([wrong.status, wrong.json.message]).toEqual([422, CHAPTER_MEETING_TEXT.badCode]);
    const queued = await checkIn(ravi, meeting, "ABCDEFGHJK", START);
    expect(queued.json.message).toBe(CHAPTER_MEETING_TEXT.badCode);
  });

  test("with the right code makes somebody present who was marked absent too early", async () => {
    await mark(asha, meeting, { who: ravi, state: "absent" });
    expect((await checkIn(ravi, meeting, "ABCDEFGHJK")).status).toBe(422);
    const { json } = await checkIn(ravi, meeting, await codeOf(asha, meeting));
    expect(json.meeting.ownState).toBe("present");
    expect(await pointsOf(ravi)).toEqual([{ kind: "attendance", points: 3 }]);
  });

  test("keeps the answer whether they come", async () => {
    await answer(ravi, meeting, false);
    await checkIn(ravi, meeting, await codeOf(asha, meeting));
    const { json } = await show(ravi, meeting);
    expect(json.meeting).toMatchObject({ ownRsvp: false, notGoing: 1, ownState: "present" });
  });
});

describe("a check-in without a network", () => {
  const inMinutes = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);

  test("waits for an officer, who is told, and counts as of the phone's time", async () => {
    const code = await codeOf(asha, meeting);
    app.clock.advance({ minutes: 40 });
    const { status, json } = await checkIn(ravi, meeting, code, START);
    expect([status, json.pending, json.meeting.ownState]).toEqual([200, true, null]);
    expect(await pointsOf(ravi)).toEqual([]);
    expect(await noticesTo(app, asha)).toEqual([CHAPTER_MEETING_TEXT.pendingOf("Ravi", chapter.name)]);
    const shown = (await show(asha, meeting)).json.attendance;
    const row = shown.find(({ userId }) => userId === ravi.member.id);
    expect(row?.pending).toEqual({ at: START.toISOString(), sentAt: inMinutes(40).toISOString() });
    await mark(asha, meeting, { who: ravi, state: "present" });
    expect((await show(ravi, meeting)).json.meeting).toMatchObject({
      ownState: "present",
      ownPending: false,
    });
    expect(await pointsOf(ravi)).toEqual([{ kind: "attendance", points: 3 }]);
    expect((await attendanceOf(ravi))?.way).toBe("queue");
  });

  test("read after 15 minutes is late, though the officer taps Present", async () => {
    app.clock.advance({ minutes: 20 });
    const code = await codeOf(asha, meeting);
    app.clock.advance({ minutes: 20 });
    await checkIn(ravi, meeting, code, inMinutes(20));
    await mark(asha, meeting, { who: ravi, state: "present" });
    expect((await attendanceOf(ravi))?.state).toBe("late");
  });

  test("may be refused", async () => {
    const code = await codeOf(asha, meeting);
    app.clock.advance({ minutes: 5 });
    await checkIn(ravi, meeting, code, START);
    await mark(asha, meeting, { who: ravi, state: null });
    expect(await attendanceOf(ravi)).toMatchObject({ state: null, pendingAt: null });
  });

  test("sent twice waits once", async () => {
    const code = await codeOf(asha, meeting);
    app.clock.advance({ minutes: 5 });
    const answers = await Promise.all([1, 2].map(() => checkIn(ravi, meeting, code, START)));
    expect(answers.map(({ json }) => json.pending)).toEqual([true, true]);
    expect(await noticesTo(app, asha)).toHaveLength(1);
  });

  test("counts at once if the code still works", async () => {
    const code = await codeOf(asha, meeting);
    app.clock.advance({ seconds: 10 });
    expect((await checkIn(ravi, meeting, code, START)).json).toMatchObject({ pending: false });
    expect((await attendanceOf(ravi))?.way).toBe("code");
  });

  test("from a phone whose clock is a minute off is accepted, ten minutes off refused", async () => {
    app.clock.advance({ minutes: 10 });
    const code = await codeOf(asha, meeting);
    app.clock.advance({ minutes: 10 });
    const wrong = await checkIn(ravi, meeting, code, inMinutes(0));
    expect([wrong.status, wrong.json.message]).toEqual([422, CHAPTER_MEETING_TEXT.badDeviceTime]);
    const ahead = await checkIn(ravi, meeting, code, inMinutes(25));
    expect(ahead.json.message).toBe(CHAPTER_MEETING_TEXT.badDeviceTime);
    expect((await checkIn(ravi, meeting, code, inMinutes(9.2))).json.pending).toBe(true);
  });

  test("with a code that was never shown here is refused", async () => {
    app.clock.advance({ minutes: 5 });
    const { json } = await checkIn(ravi, meeting, "ABCDEFGHJK", START);
    expect(json.message).toBe(CHAPTER_MEETING_TEXT.badCode);
  });

  test("may arrive after the meeting closed, and is confirmed without another reason", async () => {
    const code = await codeOf(asha, meeting);
    app.clock.advance({ minutes: 90 });
    await close(asha, meeting);
    expect((await attendanceOf(ravi))?.state).toBe("absent");
    app.clock.advance({ hours: 3 });
    expect((await checkIn(ravi, meeting, code, START)).json.pending).toBe(true);
    expect((await mark(asha, meeting, { who: ravi, state: "present" })).status).toBe(200);
    const row = await attendanceOf(ravi);
    expect(row).toMatchObject({ state: "present", reason: CHAPTER_MEETING_TEXT.queued });
    expect(await pointsOf(ravi)).toEqual([{ kind: "attendance", points: 3 }]);
  });

  test("is refused a day after the end", async () => {
    const code = await codeOf(asha, meeting);
    app.clock.advance({ hours: 26 });
    expect((await checkIn(ravi, meeting, code, START)).json.message).toBe(CHAPTER_MEETING_TEXT.closed);
  });
});

test("of a check-in and the closing at the same time, both end well", async () => {
  const code = await codeOf(asha, meeting);
  await Promise.all([close(asha, meeting), checkIn(ravi, meeting, code)]);
  const row = await attendanceOf(ravi);
  const points = await pointsOf(ravi);
  const wasFirst = row?.state === "present";
  expect(points).toEqual(wasFirst ? [{ kind: "attendance", points: 3 }] : []);
  expect(["present", "absent"]).toContain(row?.state);
});

test("members who were removed during the meeting keep their mark", async () => {
  await checkIn(ravi, meeting, await codeOf(asha, meeting));
  await app.db
    .update(chapterMembers)
    .set({ status: "removed", seat: null })
    .where(eq(chapterMembers.memberId, ravi.member.id));
  const { json } = await show(asha, meeting);
  expect(json.attendance.map(({ person, state }) => [person.name, state])).toEqual([
    ["Asha", "present"],
    ["Ravi", "present"],
  ]);
});
