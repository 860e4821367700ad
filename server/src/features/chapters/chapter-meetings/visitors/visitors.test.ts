import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { CHAPTER_MEETING_TEXT, VISITOR_DAYS } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { appointmentInWords } from "@cardplaza/contract/date-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { setTimeout as sleep } from "node:timers/promises";
import { inTransaction } from "../../../../platform/transaction.ts";
import { newestMessage } from "../../../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../../../testing/test-app.ts";
import { members } from "../../../accounts/accounts.table.ts";
import { blocks } from "../../../moderation/moderation.table.ts";
import { noticesTo } from "../../../notifications/notify.fixtures.ts";
import type { ChapterRow } from "../../chapter/chapters.table.ts";
import { insertChapter, insertChapterMeeting, insertMembership } from "../../chapter.fixtures.ts";
import { meetingCalls } from "../meeting-calls.fixtures.ts";
import {
  chapterAttendance,
  chapterMeetings,
  chapterVisitors,
  type MeetingRow,
} from "../chapter-meetings.table.ts";
import { eraseOldVisitors } from "./erase-visitors.ts";
import { settleJoinedJob } from "./settle-joined.ts";

const app = await sharedTestApp();
const { change, close, context, pointsOf, run, show } = meetingCalls(app);
let [asha, ravi, meera]: Person[] = [];
let chapter: ChapterRow;
let meeting: MeetingRow;

const SUNIL = { name: "Sunil Kale", mobile: "98200 12345", category: "chartered-accountants" };
const NOW = new Date("2026-12-08T02:10:00Z");

beforeEach(async () => {
  app.clock.set(NOW);
  asha = await app.signIn("Asha", { premium: true });
  [ravi, meera] = [await app.signIn("Ravi"), await app.signIn("Meera")];
  chapter = await insertChapter(app, [asha, ravi, meera], { name: `Pune Circle ${asha.member.id}` });
  meeting = await insertChapterMeeting(app, chapter);
});

type Visit = typeof SUNIL & { invitedBy?: string; attended?: boolean; at?: string };
const bring = (as: Person, visitor: Partial<Visit> = {}, to = meeting) =>
  app.call("POST", `/api/chapter-meetings/${to.id}/visitors`, { as, body: { ...SUNIL, ...visitor } });
const decide = (
  as: Person,
  id: string,
  body: {
    outcome?: "expected" | "attended" | "applied" | "joined" | "declined";
    followUpOn?: string | null;
    note?: string;
  },
) => app.call("PATCH", `/api/chapter-visitors/${id}`, { as, body });
const ask = (body: Partial<typeof SUNIL> & { fax?: string; meetingId?: string } = {}, as?: Person) =>
  app.call("POST", `/api/chapters/${chapter.id}/visits`, {
    as,
    body: { ...SUNIL, meetingId: meeting.id, ...body },
  });
const list = (as: Person, query = "") =>
  app.call("GET", `/api/chapters/${chapter.id}/visitors${query}` as "/api/chapters/:id/visitors", { as });
const stored = () => app.db.select().from(chapterVisitors).where(eq(chapterVisitors.chapterId, chapter.id));

describe("a member", () => {
  test("brings a visitor, whose number only they and officers see", async () => {
    const { status, json } = await bring(ravi!);
    expect(status).toBe(201);
    expect(json).toMatchObject({
      name: "Sunil Kale",
      mobile: "+919820012345",
      invitedBy: { _id: ravi!.member.id, name: "Ravi" },
      outcome: "expected",
      visits: 0,
    });
    const seenBy = async (person: Person) => (await show(person, meeting)).json.visitors[0]?.mobile;
    expect([await seenBy(asha!), await seenBy(ravi!), await seenBy(meera!)]).toEqual([
      "+919820012345",
      "+919820012345",
      "",
    ]);
  });

  test("gets 8 points when the visitor comes, and a day to call them", async () => {
    const { json } = await bring(ravi!, { attended: true });
    expect(json).toMatchObject({ outcome: "attended", followUpOn: "2026-12-11", visits: 1 });
    expect(await pointsOf(ravi!)).toEqual([{ kind: "visitor_attended", points: 8 }]);
    await decide(asha!, json._id, { outcome: "expected" });
    expect(await pointsOf(ravi!)).toEqual([]);
  });

  test("gets 20 more when an officer says that they joined, but cannot say it", async () => {
    const { _id } = (await bring(ravi!, { attended: true })).json;
    expect((await decide(ravi!, _id, { outcome: "joined" })).status).toBe(403);
    expect((await decide(meera!, _id, { note: "Nice." })).status).toBe(403);
    expect((await decide(ravi!, _id, { outcome: "applied", note: "Wants to join." })).json).toMatchObject({
      outcome: "applied",
      note: "Wants to join.",
    });
    const joined = await decide(asha!, _id, { outcome: "joined" });
    expect(joined.json).toMatchObject({ outcome: "joined", followUpOn: null, note: "Wants to join." });
    expect(await pointsOf(ravi!)).toEqual([
      { kind: "visitor_attended", points: 8 },
      { kind: "visitor_joined", points: 20 },
    ]);
  });

  test("gets them once for somebody who visited twice, also when two officers say it at once", async () => {
    const earlier = await insertChapterMeeting(app, chapter, { inMinutes: -7 * 24 * 60 });
    const visits = [await bring(ravi!, { attended: true }, earlier), await bring(ravi!, { attended: true })];
    const answers = await Promise.all(
      visits.map(({ json }) => decide(asha!, json._id, { outcome: "joined" })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await pointsOf(ravi!)).map(({ points }) => points)).toEqual([8, 8, 20]);
  });

  test("keeps the points of a visitor who came and then declined", async () => {
    const { _id } = (await bring(ravi!, { attended: true })).json;
    await decide(ravi!, _id, { outcome: "declined" });
    expect(await pointsOf(ravi!)).toEqual([{ kind: "visitor_attended", points: 8 }]);
  });

  test("cannot bring the same person twice, also not at the same time", async () => {
    const answers = await Promise.all([bring(ravi!), bring(meera!, { mobile: "+91 98200 12345" })]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect((await bring(asha!)).json.message).toBe(CHAPTER_MEETING_TEXT.visitedAlready);
  });

  test("cannot bring a member of the chapter, or somebody without a phone", async () => {
    await app.db.update(members).set({ mobile: "+919820012345" }).where(eq(members.id, meera!.member.id));
    expect((await bring(ravi!)).json.message).toBe(CHAPTER_MEETING_TEXT.visitorMember);
    expect((await bring(ravi!, { mobile: "12345" })).json.fields).toHaveProperty("mobile");
  });

  test("cannot bring somebody who has come as often as the chapter allows", async () => {
    for (const weeks of [1, 2]) {
      const earlier = await insertChapterMeeting(app, chapter, { inMinutes: -weeks * 7 * 24 * 60 });
      expect((await bring(ravi!, { attended: true }, earlier)).status).toBe(201);
    }
    const third = await bring(ravi!);
    expect([third.status, third.json.message]).toEqual([409, CHAPTER_MEETING_TEXT.visitsUsed(2)]);
  });

  test("lets a stranger ask with a number that came before, and tells nothing; the officer's yes is refused", async () => {
    for (const weeks of [1, 2]) {
      const earlier = await insertChapterMeeting(app, chapter, { inMinutes: -weeks * 7 * 24 * 60 });
      await bring(ravi!, { attended: true }, earlier);
    }
    meeting = await insertChapterMeeting(app, chapter, { inMinutes: 24 * 60 });
    const [first, again, other] = [await ask(), await ask(), await ask({ mobile: "9820099999" })];
    expect([first.status, again.status, other.status]).toEqual([201, 201, 201]);
    expect(Object.keys(again.json)).toEqual(Object.keys(other.json));
    expect(again.json._id).not.toBe(first.json._id);
    expect((await stored()).filter(({ meetingId }) => meetingId === meeting.id)).toHaveLength(2);
    const yes = await app.send("PATCH", `/api/chapter-visitors/${first.json._id}`, {
      as: asha!,
      body: { accepted: true },
    });
    expect([yes.status, yes.json.message]).toEqual([409, CHAPTER_MEETING_TEXT.visitsUsed(2)]);
  });

  test("is named beside the visitor, but not to somebody in a block with them, or once they leave", async () => {
    await bring(ravi!);
    const inviterFor = async (person: Person) => (await show(person, meeting)).json.visitors[0]?.invitedBy;
    expect(await inviterFor(meera!)).toMatchObject({ name: "Ravi" });
    await app.db
      .insert(blocks)
      .values({ blockerId: ravi!.member.id, blockedId: meera!.member.id, createdAt: NOW });
    expect([await inviterFor(meera!), (await inviterFor(asha!))?.name]).toEqual([null, "Ravi"]);
    await app.db.update(members).set({ erasesAt: NOW }).where(eq(members.id, ravi!.member.id));
    expect(await inviterFor(asha!)).toBeNull();
  });

  test("says that a visitor came until the meeting closes, officers for a week after it", async () => {
    const { _id } = (await bring(ravi!)).json;
    await close(asha!, meeting);
    expect((await decide(ravi!, _id, { outcome: "attended" })).json.message).toBe(CHAPTER_TEXT.onlyOfficers);
    expect((await decide(ravi!, _id, { note: "Called." })).status).toBe(200);
    expect((await decide(asha!, _id, { outcome: "attended" })).status).toBe(200);
    expect((await decide(ravi!, _id, { outcome: "expected" })).json.message).toBe(CHAPTER_TEXT.onlyOfficers);
    app.clock.advance({ days: 8 });
    expect((await decide(asha!, _id, { outcome: "expected" })).json.message).toBe(
      CHAPTER_MEETING_TEXT.tooLate,
    );
    expect((await decide(asha!, _id, { outcome: "joined" })).status).toBe(200);
    expect((await decide(asha!, _id, { outcome: "attended" })).status).toBe(200);
    expect(await pointsOf(ravi!)).toEqual([{ kind: "visitor_attended", points: 8 }]);
  });

  test("names nobody else as the one who brought them; an officer does", async () => {
    const invitedBy = meera!.member.id;
    expect((await bring(ravi!, { invitedBy })).status).toBe(403);
    expect((await bring(asha!, { invitedBy, attended: true })).json.invitedBy?.name).toBe("Meera");
    expect(await pointsOf(meera!)).toEqual([{ kind: "visitor_attended", points: 8 }]);
    const neha = await app.signIn("Neha");
    const foreign = await bring(asha!, { invitedBy: neha.member.id, mobile: "98200 54321" });
    expect(foreign.json.fields).toEqual({ invitedBy: CHAPTER_TEXT.notAMember });
    expect((await bring(neha)).json.message).toBe(CHAPTER_TEXT.onlyMembers);
  });

  test("cannot say that somebody came before the meeting opens", async () => {
    const later = await insertChapterMeeting(app, chapter, { inMinutes: 60 });
    expect((await bring(ravi!, { attended: true }, later)).json.message).toBe(CHAPTER_MEETING_TEXT.notOpen);
    const { _id } = (await bring(ravi!, {}, later)).json;
    expect((await decide(ravi!, _id, { outcome: "attended" })).json.message).toBe(
      CHAPTER_MEETING_TEXT.notOpen,
    );
  });

  test("sends one from the queue for a day after closing; officers complete the list for a week", async () => {
    await close(asha!, meeting);
    expect((await bring(ravi!)).json.message).toBe(CHAPTER_MEETING_TEXT.closed);
    app.clock.advance({ hours: 20 });
    const queued = await bring(ravi!, { attended: true, at: NOW.toISOString() });
    expect([queued.status, queued.json.outcome]).toEqual([201, "attended"]);
    app.clock.advance({ hours: 5 });
    const late = { mobile: "98200 54321", at: NOW.toISOString() };
    expect((await bring(ravi!, late)).json.message).toBe(CHAPTER_MEETING_TEXT.closed);
    expect((await bring(asha!, late)).status).toBe(201);
  });
});

describe("somebody who would like to visit", () => {
  beforeEach(async () => {
    meeting = await insertChapterMeeting(app, chapter, { inMinutes: 24 * 60 });
  });

  test("asks without an account; officers are told, once", async () => {
    const { status, json } = await ask();
    expect(status).toBe(201);
    expect(json.startsAt).toBe(meeting.startsAt.toISOString());
    expect((await ask()).status).toBe(201);
    expect(await stored()).toMatchObject([{ mobile: "+919820012345", invitedBy: null, memberId: null }]);
    expect(await noticesTo(app, asha!)).toEqual([
      CHAPTER_TEXT.visitAsked("Chartered accountants", chapter.name, appointmentInWords(meeting.startsAt)),
    ]);
    expect(await noticesTo(app, ravi!)).toEqual([]);
  });

  test("has their typed name in no subject, and no link in it", async () => {
    await ask({ name: "Win www.prize.example/now" });
    const { subject, text } = await newestMessage(app, asha!.member.email!);
    expect(subject).not.toContain("Win");
    expect(text).toContain("Visitor: Win");
    expect(text).not.toContain("prize.example");
  });

  test("is known by their account, and told when the meeting is cancelled", async () => {
    const neha = await app.signIn("Neha");
    await ask({}, neha);
    expect(await stored()).toMatchObject([{ memberId: neha.member.id }]);
    await change(asha!, meeting, { action: "cancel", reason: "The hall is closed." });
    expect(await noticesTo(app, neha)).toHaveLength(1);
  });

  test("is refused if the meeting is cancelled at the same time", async () => {
    meeting = await insertChapterMeeting(app, chapter, { inMinutes: 3000, now: NOW });
    const [entered, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const cancelled = inTransaction(app.db, async (tx) => {
      await tx.update(chapterMeetings).set({ status: "cancelled" }).where(eq(chapterMeetings.id, meeting.id));
      entered.resolve();
      await mayEnd.promise;
    });
    await entered.promise;
    const asked = ask();
    await sleep(200);
    mayEnd.resolve();
    await cancelled;
    expect((await asked).json).toMatchObject({ message: CHAPTER_MEETING_TEXT.cancelled });
    expect(await stored()).toEqual([]);
  });

  test("who is here already keeps the meeting from being moved or cancelled", async () => {
    meeting = await insertChapterMeeting(app, chapter, { inMinutes: 10, now: NOW });
    await bring(ravi!, { attended: true });
    const refused = await change(asha!, meeting, { action: "cancel", reason: "Rain" });
    expect([refused.status, refused.json]).toMatchObject([422, { message: CHAPTER_MEETING_TEXT.begun }]);
  });

  test("is a bot if they fill in what people do not see", async () => {
    expect((await ask({ fax: "http://spam.example" })).status).toBe(201);
    expect(await stored()).toEqual([]);
  });

  test("cannot visit what is over, of another chapter, or their own chapter", async () => {
    const over = await insertChapterMeeting(app, chapter, { inMinutes: -1 });
    expect((await ask({ meetingId: over.id })).json.message).toBe(CHAPTER_MEETING_TEXT.over);
    const other = await insertChapter(app, [await app.signIn("Neha")]);
    const theirs = await insertChapterMeeting(app, other, { inMinutes: 60 });
    expect((await ask({ meetingId: theirs.id })).status).toBe(404);
    expect((await ask({}, ravi)).json.message).toBe(CHAPTER_TEXT.memberAlready);
  });
});

describe("officers", () => {
  test("see those to follow up first", async () => {
    const ids: string[] = [];
    for (const [index, followUpOn] of [null, "2026-12-20", "2026-12-12", null].entries()) {
      const { json } = await bring(ravi!, { mobile: `98200 1234${index}` });
      await decide(asha!, json._id, { followUpOn });
      ids.push(json._id);
      app.clock.advance({ seconds: 1 });
    }
    const shown = (await list(asha!)).json.visitors.map(({ _id }) => _id);
    expect(shown).toEqual([ids[2], ids[1], ids[3], ids[0]]);
    expect((await list(ravi!)).json.message).toBe(CHAPTER_TEXT.onlyOfficers);
    await decide(asha!, ids[2]!, { outcome: "declined", followUpOn: "2026-12-12" });
    expect((await list(asha!)).json.visitors[0]?._id).toBe(ids[1]);
  });

  test("page through many", async () => {
    await app.db.insert(chapterVisitors).values(
      Array.from({ length: 70 }, (_, index) => ({
        id: `${String(index).padStart(3, "0")}${chapter.id.slice(3)}`,
        chapterId: chapter.id,
        meetingId: meeting.id,
        name: `Visitor ${index}`,
        followUpOn: index % 2 ? "2026-12-12" : null,
        createdAt: NOW,
        eraseAfter: new Date(NOW.getTime() + DAY_MS),
      })),
    );
    const first = (await list(asha!)).json;
    const second = (await list(asha!, `?cursor=${first.nextCursor}`)).json;
    const all = [...first.visitors, ...second.visitors].map(({ _id }) => _id);
    expect([first.visitors.length, new Set(all).size, second.nextCursor]).toEqual([50, 70, null]);
    expect(first.visitors.slice(0, 35).every(({ followUpOn }) => followUpOn)).toBe(true);
  });
});

describe("by the clock", () => {
  test("a visitor who became a member has joined, once", async () => {
    const earlier = await insertChapterMeeting(app, chapter, { inMinutes: -7 * 24 * 60 });
    await bring(ravi!, { attended: true }, earlier);
    app.clock.advance({ seconds: 1 });
    await bring(ravi!, { attended: true });
    const sunil = await app.signIn("Sunil");
    await app.db
      .update(members)
      .set({ mobile: "+919820012345", mobileProvenAt: NOW })
      .where(eq(members.id, sunil.member.id));
    await run(settleJoinedJob);
    expect((await pointsOf(ravi!)).map(({ points }) => points)).toEqual([8, 8]);
    app.clock.advance({ days: 1 });
    await insertMembership(app, chapter, sunil);
    await run(settleJoinedJob);
    await run(settleJoinedJob);
    expect((await pointsOf(ravi!)).map(({ points }) => points)).toEqual([8, 8, 20]);
  });

  test("who a visitor was is erased half a year after their last visit, unless they joined", async () => {
    const { _id } = (await bring(ravi!, { attended: true, mobile: "98200 54321" })).json;
    await decide(asha!, _id, { outcome: "joined" });
    await bring(ravi!, { attended: true });
    app.clock.advance({ days: VISITOR_DAYS - 1 });
    await eraseOldVisitors(context());
    expect((await stored()).filter(({ mobile }) => mobile === "")).toEqual([]);
    app.clock.advance({ days: 2 });
    await eraseOldVisitors(context());
    expect(
      (await stored())
        .map(({ name, mobile }) => [name, mobile])
        .toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual([
      ["", ""],
      ["Sunil Kale", "+919820054321"],
    ]);
  });
});

describe("an account", () => {
  const part = () => app.services.registry.accountParts.find(({ kinds }) => "chapter-attendance" in kinds)!;
  const exported = (kind: string, { member }: Person) => part().kinds[kind]!(app.db, member.id);

  test("takes its attendance, visitors and visits with it", async () => {
    const neha = await app.signIn("Neha");
    const next = await insertChapterMeeting(app, chapter, { inMinutes: 60 });
    await ask({ meetingId: next.id, mobile: "98200 54321" }, neha);
    await bring(ravi!);
    await app.call("POST", `/api/chapter-meetings/${meeting.id}/rsvp`, { as: ravi!, body: { going: true } });
    expect(await exported("chapter-attendance", ravi!)).toMatchObject([
      { chapter: chapter.name, going: true },
    ]);
    expect(await exported("chapter-visitors", ravi!)).toMatchObject([{ mobile: "+919820012345" }]);
    expect(await exported("chapter-visits", neha)).toMatchObject([{ mobile: "+919820054321" }]);
    expect(await exported("chapter-visits", ravi!)).toEqual([]);
  });

  test("is erased with its visits; visitors whom it brought stay with the chapter", async () => {
    const neha = await app.signIn("Neha");
    const next = await insertChapterMeeting(app, chapter, { inMinutes: 60 });
    await ask({ meetingId: next.id, mobile: "98200 54321" }, neha);
    await bring(ravi!);
    await app.call("POST", `/api/chapter-meetings/${meeting.id}/rsvp`, { as: ravi!, body: { going: true } });
    for (const { member } of [neha, ravi!])
      await inTransaction(app.db, (tx) => part().erase(context(), tx, member.id));
    expect(
      (await stored())
        .map(({ name, mobile, invitedBy, memberId }) => [name, mobile, invitedBy, memberId])
        .toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual([
      ["", "", null, null],
      ["Sunil Kale", "+919820012345", null, null],
    ]);
    const left = eq(chapterAttendance.memberId, ravi!.member.id);
    expect(await app.db.$count(chapterAttendance, left)).toBe(0);
  });
});
