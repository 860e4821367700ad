import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { CHAPTER_MEETING_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { DAY_MS, MINUTE_MS } from "@cardplaza/contract/time";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { blocks } from "../../moderation/moderation.table.ts";
import { noticesTo } from "../../notifications/notify.fixtures.ts";
import { premiumPeriods } from "../../plan/plan.table.ts";
import { chapterMembers, chapters, type ChapterRow } from "../chapter/chapters.table.ts";
import { insertChapter, insertChapterMeeting, insertMembership } from "../chapter.fixtures.ts";
import { chapterTotals } from "../points/points.table.ts";
import { closeOldMeetingsJob } from "./close-old-meetings.ts";
import { meetingCalls } from "./meeting-calls.fixtures.ts";
import { chapterAttendance, type MeetingRow } from "./chapter-meetings.table.ts";

const app = await sharedTestApp();
const { checkIn, close, codeOf, mark, pointsOf, rowOf, run, show } = meetingCalls(app);
let [asha, ravi, meera]: Person[] = [];
let chapter: ChapterRow;
let meeting: MeetingRow;

beforeEach(async () => {
  asha = await app.signIn("Asha", { premium: true });
  [ravi, meera] = [await app.signIn("Ravi"), await app.signIn("Meera")];
  chapter = await insertChapter(app, [asha, ravi, meera]);
  meeting = await insertChapterMeeting(app, chapter);
});

const stateOf = async (who: Person, of = meeting) => {
  const both = and(eq(chapterAttendance.meetingId, of.id), eq(chapterAttendance.memberId, who.member.id));
  return (await app.db.select().from(chapterAttendance).where(both))[0];
};
const messageOf = ({ json }: { json: { message: string } }) => json.message;

describe("an officer", () => {
  test("marks several at once, and takes a mark back with its points", async () => {
    const marked = await mark(
      asha!,
      meeting,
      { who: ravi!, state: "late" },
      { who: meera!, state: "present" },
    );
    expect(marked.json.attendance.map(({ person, state }) => [person.name, state])).toEqual([
      ["Asha", null],
      ["Meera", "present"],
      ["Ravi", "late"],
    ]);
    expect(await pointsOf(ravi!)).toEqual([{ kind: "attendance", points: 2 }]);
    await mark(asha!, meeting, { who: ravi!, state: null });
    expect(await pointsOf(ravi!)).toEqual([]);
  });

  test("takes points from some and gives them to others with one call, and the total is right", async () => {
    await mark(asha!, meeting, { who: ravi!, state: "present" }, { who: meera!, state: "present" });
    await mark(
      asha!,
      meeting,
      { who: ravi!, state: "absent" },
      { who: meera!, state: "late" },
      { who: asha!, state: "present" },
    );
    const points = await Promise.all([ravi!, meera!, asha!].map(pointsOf));
    expect(points.map((entries) => entries.map((entry) => entry.points))).toEqual([[], [2], [3]]);
    const totals = await app.db.select().from(chapterTotals).where(eq(chapterTotals.chapterId, chapter.id));
    expect(totals.map((total) => total.points)).toEqual([5, 5]);
  });

  test("names a substitute, whose number only officers and the member see", async () => {
    const missing = await mark(asha!, meeting, { who: ravi!, state: "substitute" });
    expect([missing.status, missing.json.fields]).toEqual([
      400,
      { substitute: CHAPTER_MEETING_TEXT.needSubstitute },
    ]);
    const substitute = { name: "Sunil Kale", phone: "98200 12345" };
    expect((await mark(asha!, meeting, { who: ravi!, state: "substitute", substitute })).status).toBe(200);
    expect(await pointsOf(ravi!)).toEqual([{ kind: "attendance", points: 3 }]);
    const seenBy = async (person: Person) =>
      (await show(person, meeting)).json.attendance.find(({ userId }) => userId === ravi!.member.id)
        ?.substitute;
    expect(await seenBy(ravi!)).toEqual({ name: "Sunil Kale", phone: "+919820012345" });
    expect(await seenBy(meera!)).toEqual({ name: "Sunil Kale", phone: "" });
    // Marked present after all.
    await mark(asha!, meeting, { who: ravi!, state: "present" });
    expect(await stateOf(ravi!)).toMatchObject({ substituteName: "", substitutePhone: "" });
  });

  test("marks all or nobody", async () => {
    const neha = await app.signIn("Neha");
    const refused = await mark(
      asha!,
      meeting,
      { who: ravi!, state: "present" },
      { who: neha, state: "present" },
    );
    expect([refused.status, messageOf(refused)]).toEqual([422, CHAPTER_TEXT.notAMember]);
    expect(await stateOf(ravi!)).toBeUndefined();
  });

  test("marks also a member in a block with them, who does not see the officer's name", async () => {
    const block = { blockerId: ravi!.member.id, blockedId: asha!.member.id, createdAt: new Date() };
    await app.db.insert(blocks).values(block);
    const marked = await mark(asha!, meeting, { who: ravi!, state: "present" });
    expect(marked.json.attendance.map(({ person }) => person.name)).toEqual(["Asha", "Meera", "Ravi"]);
    const seen = (await show(ravi!, meeting)).json.attendance;
    expect(seen.map(({ person }) => person.name)).toEqual(["Meera", "Ravi"]);
  });

  test("does it, not a member or a stranger", async () => {
    const neha = await app.signIn("Neha");
    expect(messageOf(await mark(ravi!, meeting, { who: ravi!, state: "present" }))).toBe(
      CHAPTER_TEXT.onlyOfficers,
    );
    expect((await mark(neha, meeting, { who: ravi!, state: "present" })).status).toBe(403);
    expect((await close(ravi!, meeting)).status).toBe(403);
    expect((await show(neha, meeting)).status).toBe(403);
  });

  test("cannot mark before the meeting opens", async () => {
    const later = await insertChapterMeeting(app, chapter, { inMinutes: 31 });
    const refused = await mark(asha!, later, { who: ravi!, state: "present" });
    expect(messageOf(refused)).toBe(CHAPTER_MEETING_TEXT.notOpen);
    expect(messageOf(await close(asha!, later))).toBe(CHAPTER_MEETING_TEXT.notBegun);
  });
});

describe("a mark that waited for a network", () => {
  let [vice]: Person[] = [];
  const minutesAgo = (minutes: number) =>
    new Date(app.clock.now().getTime() - minutes * MINUTE_MS).toISOString();

  beforeEach(async () => {
    vice = await app.signIn("Sunil");
    await insertMembership(app, chapter, vice, { role: "vice" });
  });

  test("counts as of the time at which it was entered", async () => {
    const at = minutesAgo(3);
    await mark(asha!, meeting, { who: ravi!, state: "late", at });
    expect(await stateOf(ravi!)).toMatchObject({ state: "late", markedAt: new Date(at) });
    // A clock that is ahead does not keep others from marking.
    await mark(asha!, meeting, { who: meera!, state: "late", at: minutesAgo(-60) });
    expect(Number((await stateOf(meera!))?.markedAt)).toBeLessThanOrEqual(app.clock.now().getTime());
  });

  test("changes nothing when it arrives twice", async () => {
    const sent = { who: ravi!, state: "present", at: minutesAgo(3) } as const;
    await mark(asha!, meeting, sent);
    await mark(vice!, meeting, { who: ravi!, state: "late" });
    expect((await mark(asha!, meeting, sent)).status).toBe(422);
    expect(await pointsOf(ravi!)).toEqual([{ kind: "attendance", points: 2 }]);
  });

  test("does not replace what another officer or the code marked since", async () => {
    await mark(vice!, meeting, { who: ravi!, state: "medical" });
    await checkIn(meera!, meeting, await codeOf(asha!, meeting));
    for (const [who, label] of [
      [ravi!, "Medical leave"],
      [meera!, "Present"],
    ] as const) {
      const late = await mark(asha!, meeting, { who, state: "absent", at: minutesAgo(5) });
      expect([late.status, messageOf(late)]).toEqual([422, CHAPTER_MEETING_TEXT.markedSince(label)]);
    }
    await mark(vice!, meeting, { who: ravi!, state: null });
    const late = await mark(asha!, meeting, { who: ravi!, state: "present", at: minutesAgo(5) });
    expect(messageOf(late)).toBe(CHAPTER_MEETING_TEXT.unmarkedSince);
  });

  test("replaces an older one, and an officer's own in the order of entry, whatever the clock says", async () => {
    await mark(vice!, meeting, { who: ravi!, state: "absent" });
    app.clock.advance({ minutes: 2 });
    await mark(asha!, meeting, { who: ravi!, state: "present", at: minutesAgo(1) });
    await mark(asha!, meeting, { who: ravi!, state: "late", at: minutesAgo(9) });
    expect((await stateOf(ravi!))?.state).toBe("late");
  });

  test("is refused once the meeting has closed, unless it says what is so already", async () => {
    const at = minutesAgo(5);
    await close(vice!, meeting);
    const late = await mark(asha!, meeting, { who: ravi!, state: "present", at });
    expect([late.status, messageOf(late)]).toEqual([422, CHAPTER_MEETING_TEXT.closedSince]);
    expect((await mark(asha!, meeting, { who: meera!, state: "absent", at })).status).toBe(200);
  });

  test("is refused for a member who has left", async () => {
    await app.db
      .update(chapterMembers)
      .set({ status: "left", seat: null })
      .where(and(eq(chapterMembers.chapterId, chapter.id), eq(chapterMembers.memberId, ravi!.member.id)));
    const late = await mark(asha!, meeting, { who: ravi!, state: "present", at: minutesAgo(5) });
    expect([late.status, messageOf(late)]).toEqual([422, CHAPTER_TEXT.notAMember]);
  });
});

describe("closing", () => {
  test("makes everybody absent who has no mark and is not on leave", async () => {
    const [neha, sunil] = [await app.signIn("Neha"), await app.signIn("Sunil")];
    await insertMembership(app, chapter, neha, { status: "on_leave" });
    await insertMembership(app, chapter, sunil, { joinedAt: new Date(Date.now() + DAY_MS) });
    await mark(asha!, meeting, { who: asha!, state: "present" }, { who: meera!, state: "medical" });
    const { json } = await close(asha!, meeting);
    expect(json).toMatchObject({ status: "closed", present: 1, closedAt: expect.any(String) });
    const states = [];
    for (const person of [asha!, ravi!, meera!, neha, sunil]) states.push((await stateOf(person))?.state);
    expect(states).toEqual(["present", "absent", "medical", undefined, undefined]);
  });

  test("twice, or by two officers at once, closes once", async () => {
    await app.db
      .update(chapterMembers)
      .set({ role: "vice" })
      .where(and(eq(chapterMembers.chapterId, chapter.id), eq(chapterMembers.memberId, ravi!.member.id)));
    const answers = await Promise.all([close(asha!, meeting), close(ravi!, meeting)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0].json.closedAt).toBe(answers[1].json.closedAt);
  });

  test("wakes a chapter that rests", async () => {
    const long = new Date(Date.now() - 90 * DAY_MS);
    await app.db
      .update(chapters)
      .set({ status: "dormant", lastMetAt: long })
      .where(eq(chapters.id, chapter.id));
    await close(asha!, meeting);
    const [row] = await app.db.select().from(chapters).where(eq(chapters.id, chapter.id));
    expect(row).toMatchObject({ status: "active", lastMetAt: meeting.startsAt });
  });

  test("tells officers of a member who was absent as often as the chapter allows", async () => {
    for (const weeks of [1, 2]) {
      const earlier = await insertChapterMeeting(app, chapter, {
        inMinutes: -weeks * 7 * 24 * 60,
        status: "closed",
      });
      await app.db
        .insert(chapterAttendance)
        .values({ meetingId: earlier.id, memberId: ravi!.member.id, state: "absent" });
    }
    const vice = await app.signIn("Sunil");
    await insertMembership(app, chapter, vice, { role: "vice" });
    await close(asha!, meeting);
    expect(await noticesTo(app, vice)).toEqual([CHAPTER_MEETING_TEXT.absences("Ravi", 3, chapter.name)]);
    // The officer who closed it was there and needs no notice.
    expect(await noticesTo(app, asha!)).toEqual([]);
  });
});

describe("after closing", () => {
  beforeEach(() => close(asha!, meeting));

  test("a mark is corrected within seven days, with a reason", async () => {
    const without = await mark(asha!, meeting, { who: ravi!, state: "present" });
    expect([without.status, without.json.fields]).toEqual([400, { reason: CHAPTER_MEETING_TEXT.needReason }]);
    const reason = "He sat in the back row.";
    await mark(asha!, meeting, { who: ravi!, state: "present", reason });
    expect(await stateOf(ravi!)).toMatchObject({ state: "present", reason, markedBy: asha!.member.id });
    expect(await pointsOf(ravi!)).toEqual([{ kind: "attendance", points: 3 }]);
    // Everybody sees the mark, the reason only officers and the member.
    const row = (await show(meera!, meeting)).json.attendance.find(
      ({ userId }) => userId === ravi!.member.id,
    );
    expect(row).toMatchObject({ state: "present", reason: "" });
  });

  test("nothing is corrected after that", async () => {
    app.clock.advance({ days: 7, minutes: 1 });
    const late = await mark(asha!, meeting, { who: ravi!, state: "present", reason: "He was there." });
    expect([late.status, messageOf(late)]).toEqual([422, CHAPTER_MEETING_TEXT.tooLate]);
  });

  test("nobody checks in or answers any more", async () => {
    expect(messageOf(await checkIn(ravi!, meeting, "ABCDEFGHJK"))).toBe(CHAPTER_MEETING_TEXT.closed);
  });
});

describe("a plan that ends", () => {
  const endPlan = (at: Date) =>
    app.db
      .update(premiumPeriods)
      .set({ startsAt: new Date(at.getTime() - DAY_MS), endsAt: at })
      .where(eq(premiumPeriods.memberId, asha!.member.id));
  const daysAgo = (days: number, minutes = 0) => new Date(Date.now() - days * DAY_MS + minutes * MINUTE_MS);

  test("during a meeting, with its grace, lets the officers run it to its end", async () => {
    // The grace ended ten minutes after check-in opened.
    await endPlan(daysAgo(14, -20));
    expect((await checkIn(ravi!, meeting, await codeOf(asha!, meeting))).status).toBe(200);
    expect((await mark(asha!, meeting, { who: meera!, state: "present" })).status).toBe(200);
    expect((await close(asha!, meeting)).json.status).toBe("closed");
    // It is over: from now on only handing over is possible.
    const late = await mark(asha!, meeting, { who: meera!, state: "late", reason: "She came late." });
    expect([late.status, messageOf(late)]).toEqual([422, CHAPTER_TEXT.readOnly]);
  });

  test("before a meeting opened leaves it to be read, and members still answer", async () => {
    await endPlan(daysAgo(20));
    const refused = await mark(asha!, meeting, { who: ravi!, state: "present" });
    expect(messageOf(refused)).toBe(CHAPTER_TEXT.readOnly);
    expect(messageOf(await app.call("GET", `/api/chapter-meetings/${meeting.id}/code`, { as: asha! }))).toBe(
      CHAPTER_TEXT.readOnly,
    );
    expect((await show(asha!, meeting)).status).toBe(200);
  });
});

describe("the clock", () => {
  test("closes a meeting a day after its end, and those without a mark are absent", async () => {
    await mark(asha!, meeting, { who: meera!, state: "present" });
    app.clock.advance({ hours: 25 });
    await run(closeOldMeetingsJob);
    expect((await rowOf(meeting)).status).toBe("scheduled");
    app.clock.advance({ minutes: 31 });
    await Promise.all([run(closeOldMeetingsJob), run(closeOldMeetingsJob)]);
    expect(await rowOf(meeting)).toMatchObject({ status: "closed", closedBy: null });
    expect((await stateOf(ravi!))?.state).toBe("absent");
  });

  test("marks nobody absent if nobody ran the meeting", async () => {
    const before = chapter.lastMetAt;
    app.clock.advance({ hours: 26 });
    await run(closeOldMeetingsJob);
    expect((await rowOf(meeting)).status).toBe("closed");
    expect(await stateOf(ravi!)).toBeUndefined();
    const [row] = await app.db.select().from(chapters).where(eq(chapters.id, chapter.id));
    expect(row?.lastMetAt).toEqual(before);
  });
});
