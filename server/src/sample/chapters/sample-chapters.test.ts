import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { NewChapter } from "@cardplaza/contract/chapters/chapter-fields";
import {
  ATTENDANCE_STATES,
  OPENS_BEFORE_MINUTES,
  VISITOR_OUTCOMES,
} from "@cardplaza/contract/chapters/chapter-meeting-words";
import { statusAt } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import {
  addMonths,
  attendancePoints,
  monthOf,
  referralPoints,
  thankYouPoints,
} from "@cardplaza/contract/chapters/points-rules";
import { POINTS } from "@cardplaza/contract/chapters/points-words";
import { NewReferral } from "@cardplaza/contract/chapters/referrals";
import { DUPLICATE_DAYS } from "@cardplaza/contract/chapters/referral-words";
import { REFERRAL_STATUSES } from "@cardplaza/contract/enquiries/passed-on";
import { DAY_MS, MINUTE_MS } from "@cardplaza/contract/time";
import { beforeAll, expect, test, vi } from "vitest";
import { members } from "../../features/accounts/accounts.table.ts";
import { chapterMembers, chapters } from "../../features/chapters/chapter/chapters.table.ts";
import {
  chapterAttendance,
  chapterMeetings,
  chapterVisitors,
} from "../../features/chapters/chapter-meetings/chapter-meetings.table.ts";
import { ALL_TIME, chapterPoints, chapterTotals } from "../../features/chapters/points/points.table.ts";
import {
  oneToOnes,
  referralEvents,
  referrals,
  thankYous,
} from "../../features/chapters/referrals/referrals.table.ts";
import { notifications } from "../../features/notifications/notifications.table.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { sharedTestApp } from "../../testing/test-app.ts";
import { addPeople } from "../load-sample-data.ts";
import { SAMPLE_PASSWORD } from "../people.ts";
import { openSampleAccounts } from "../sample-passwords.ts";
import { SAMPLE_CHAPTERS } from "./chapters.ts";
import { loadSampleChapters } from "./load-sample-chapters.ts";

// Drawing the pictures takes long on a busy machine.
vi.setConfig({ hookTimeout: 600_000 });

const app = await sharedTestApp();
const now = new Date();
let asha: string;
let signedIn: { token: string };
beforeAll(async () => {
  await inTransaction(app.db, (tx) => addPeople(tx, now));
  await loadSampleChapters(app.services, now);
  const [found] = await app.db.select().from(members).where(eq(members.email, "asha@sample.cardplaza.in"));
  asha = found!.id;
  await inTransaction(app.db, openSampleAccounts);
  const body = { email: "asha@sample.cardplaza.in", password: SAMPLE_PASSWORD };
  signedIn = (await app.call("POST", "/api/auth/login", { body })).json;
});

test("the totals of chapters are the sums of the entries that are counted", async () => {
  const sums = new Map<string, number>();
  for (const { chapterId, month, points, held } of await app.db.select().from(chapterPoints)) {
    if (held) continue;
    for (const each of [month, ALL_TIME])
      sums.set(`${chapterId} ${each}`, (sums.get(`${chapterId} ${each}`) ?? 0) + points);
  }
  const totals = await app.db.select().from(chapterTotals);
  expect(Object.fromEntries(sums)).toEqual(
    Object.fromEntries(totals.map(({ chapterId, month, points }) => [`${chapterId} ${month}`, points])),
  );
  expect(totals.filter(({ month }) => month === ALL_TIME)).toHaveLength(SAMPLE_CHAPTERS.length);
});

test("each entry follows from what happened, and all that happened has its entry", async () => {
  const expected: string[] = [];
  const earn = (kind: string, memberId: string | null, sourceId: string, points: number) =>
    points > 0 && memberId && expected.push(`${kind} ${memberId} ${sourceId} ${points}`);
  for (const { meetingId, memberId, state } of await app.db.select().from(chapterAttendance))
    if (state) earn("attendance", memberId, meetingId, attendancePoints(state));
  for (const { id, invitedBy, attendedAt, outcome } of await app.db.select().from(chapterVisitors)) {
    if (attendedAt) earn("visitor_attended", invitedBy, id, POINTS.visitorAttended);
    if (outcome === "joined") earn("visitor_joined", invitedBy, id, POINTS.visitorJoined);
  }
  for (const { id, giverId, acceptedAt, isCrossChapter, status } of await app.db.select().from(referrals)) {
    if (acceptedAt) earn("referral_accepted", giverId, id, referralPoints(isCrossChapter));
    if (status === "won") earn("referral_won", giverId, id, POINTS.won);
  }
  for (const { id, toId, amountPaise } of await app.db.select().from(thankYous))
    earn("thank_you", toId, id, thankYouPoints(amountPaise));
  for (const { id, firstId, secondId, status } of await app.db.select().from(oneToOnes))
    if (status === "confirmed")
      for (const memberId of [firstId, secondId]) earn("one_to_one", memberId, id, POINTS.oneToOne);
  const entries = await app.db.select().from(chapterPoints);
  expect(
    entries.map((entry) => `${entry.kind} ${entry.memberId} ${entry.sourceId} ${entry.points}`).toSorted(),
  ).toEqual(expected.toSorted());
  expect(entries.length).toBeGreaterThan(800);
});

test("one ring of this month is held, in the chapter that Asha leads", async () => {
  const held = await app.db.select().from(chapterPoints).where(eq(chapterPoints.held, true));
  expect(new Set(held.map(({ month }) => month))).toEqual(new Set([monthOf(now)]));
  expect(new Set(held.map(({ memberId }) => memberId)).size).toBe(2);
  const [led] = await app.db
    .select()
    .from(chapterMembers)
    .where(and(eq(chapterMembers.memberId, asha), eq(chapterMembers.role, "leader")));
  expect(new Set(held.map(({ chapterId }) => chapterId))).toEqual(new Set([led?.chapterId]));
});

test("chapters could have been created in the form, and each seat that is taken is counted", async () => {
  const rows = await app.db.select().from(chapters);
  expect(rows).toHaveLength(SAMPLE_CHAPTERS.length);
  for (const row of rows) {
    const { error } = NewChapter.safeParse({
      name: row.name,
      city: row.city,
      pin: row.pin,
      description: row.description,
      cover: row.cover,
      online: row.online,
      venue: row.venue,
      link: row.link,
      weekday: row.weekday,
      startTime: row.startTime,
      durationMin: row.durationMin,
      frequency: row.frequency,
      maxMembers: row.maxMembers,
      feePaise: row.feePaise,
      feePer: row.feePer,
      state: row.state,
      firstDay: row.firstDay,
      category: "architects",
    });
    expect(error, row.name).toBeUndefined();
    expect(row.cover, row.name).not.toBe("");
    expect(row.lat, row.name).toBeGreaterThan(8);
    const seated = and(eq(chapterMembers.chapterId, row.id), sql`${chapterMembers.seat} is not null`);
    expect(await app.db.$count(chapterMembers, seated), row.name).toBe(row.seated);
    expect(row.seated, row.name).toBeGreaterThanOrEqual(8);
  }
});

test("each chapter has a meeting in the coming days, one is open, and none that is past is still scheduled", async () => {
  const rows = await app.db.select().from(chapterMeetings);
  for (const chapter of await app.db.select().from(chapters)) {
    const own = rows.filter(({ chapterId }) => chapterId === chapter.id);
    const next = own.filter(
      ({ startsAt }) => startsAt > now && startsAt.getTime() < now.getTime() + 8 * DAY_MS,
    );
    expect(next.length, chapter.name).toBeGreaterThan(0);
    expect(own.filter(({ status }) => status === "closed").length, chapter.name).toBeGreaterThan(11);
  }
  expect(rows.filter((each) => statusAt(each, now) === "open")).toHaveLength(1);
  const left = rows.filter(({ status, startsAt }) => status === "scheduled" && startsAt < now);
  expect(left.length).toBeLessThanOrEqual(1);
});

test("all states of referrals, attendance and visitors are there, and something waits for people to answer", async () => {
  const states = async <Each>(rows: Promise<{ state: Each }[]>) =>
    new Set((await rows).map(({ state }) => state));
  expect(await states(app.db.select({ state: referrals.status }).from(referrals))).toEqual(
    new Set(REFERRAL_STATUSES),
  );
  const attended = await states(app.db.select({ state: chapterAttendance.state }).from(chapterAttendance));
  expect([...attended]).toEqual(expect.arrayContaining([...ATTENDANCE_STATES]));
  expect(await states(app.db.select({ state: chapterVisitors.outcome }).from(chapterVisitors))).toEqual(
    new Set(VISITOR_OUTCOMES),
  );
  const waiting = await states(app.db.select({ state: chapterMembers.status }).from(chapterMembers));
  expect([...waiting]).toEqual(
    expect.arrayContaining(["requested", "invited", "waitlisted", "on_leave", "left"]),
  );
  const toAnswer = and(eq(referrals.receiverId, asha), eq(referrals.status, "given"));
  expect(await app.db.$count(referrals, toAnswer)).toBeGreaterThan(1);
  expect(await app.db.$count(notifications)).toBe(0);
});

test("referrals could have been given in the form, once for each prospect, and their timelines end in their states", async () => {
  const rows = await app.db.select().from(referrals).orderBy(referrals.createdAt);
  const events = await app.db.select().from(referralEvents).orderBy(referralEvents.id);
  const before = new Map<string, Date>();
  for (const row of rows) {
    const { error } = NewReferral.safeParse({
      receiverId: row.receiverId,
      prospect: { name: row.prospectName, phone: row.prospectPhone, consent: true },
      need: row.need,
      heat: row.heat,
      estPaise: row.estPaise,
    });
    expect(error, row.need).toBeUndefined();
    expect(row.giverId, row.need).not.toBe(row.receiverId);
    expect(events.findLast(({ referralId }) => referralId === row.id)?.status, row.need).toBe(row.status);
    const key = `${row.receiverId} ${row.prospectPhone}`;
    const apart = row.createdAt.getTime() - (before.get(key)?.getTime() ?? 0);
    expect(apart, row.need).toBeGreaterThan(DUPLICATE_DAYS * DAY_MS);
    before.set(key, row.createdAt);
  }
});

test("Asha won business in each of the five months before this one", async () => {
  const won = await app.db
    .select({ at: referrals.wonAt })
    .from(referrals)
    .where(and(eq(referrals.receiverId, asha), eq(referrals.status, "won")));
  const months = new Set(won.map(({ at }) => monthOf(at!)));
  for (let back = 1; back < 6; back++) expect([...months]).toContain(addMonths(monthOf(now), -back));
});

test("nothing lies in the future, and nobody was there before they joined", async () => {
  // Those who are at a meeting that is open get their points for its beginning.
  const opening = new Date(now.getTime() + OPENS_BEFORE_MINUTES * MINUTE_MS);
  expect(await app.db.$count(chapterPoints, gt(chapterPoints.at, opening))).toBe(0);
  expect(await app.db.$count(chapterAttendance, gt(chapterAttendance.markedAt, now))).toBe(0);
  expect(await app.db.$count(referralEvents, gt(referralEvents.at, now))).toBe(0);
  expect(await app.db.$count(thankYous, gt(thankYous.at, now))).toBe(0);
  const early = await app.db
    .select({ at: chapterPoints.at, joinedAt: chapterMembers.joinedAt })
    .from(chapterPoints)
    .innerJoin(
      chapterMembers,
      and(
        eq(chapterMembers.chapterId, chapterPoints.chapterId),
        eq(chapterMembers.memberId, chapterPoints.memberId),
        inArray(chapterMembers.status, ["active", "on_leave"]),
      ),
    )
    .where(sql`${chapterPoints.at} < ${chapterMembers.joinedAt}`);
  expect(early).toEqual([]);
});

test("Asha's week shows an open meeting, and what waits for her", async () => {
  const { json: week } = await app.call("GET", "/api/chapters/week", { as: signedIn });
  expect(week.chapters.map(({ chapter }) => chapter.name)).toEqual([
    "Fort Kochi Breakfast Circle",
    "Bharat Makers Online",
  ]);
  expect(week.chapters[0]?.meeting?.status).toBe("open");
  expect(week.chapters[0]?.waiting).toBeGreaterThan(3);
  expect(week.toAnswer.length).toBeGreaterThan(1);
  expect(week.toConfirm).toHaveLength(2);
});

test("Asha sees where her business of each month came from", async () => {
  const { json: sources } = await app.call("GET", "/api/referrals/sources?months=6", { as: signedIn });
  expect(sources.months.slice(0, -1).every(({ amounts }) => Object.keys(amounts).length > 0)).toBe(true);
  expect(sources.people.length).toBeGreaterThan(7);
});

test("each member's points on the leaderboard are the sum of the entries that are counted", async () => {
  const own = and(eq(chapterMembers.memberId, asha), eq(chapterMembers.status, "active"));
  for (const { chapterId } of await app.db.select().from(chapterMembers).where(own)) {
    const path = `/api/chapters/${chapterId}/leaderboard?period=all` as const;
    const { json } = await app.call("GET", path, { as: signedIn });
    expect(json.rows.length).toBeGreaterThan(8);
    for (const { userId, points, name } of json.rows) {
      const entries = await app.db
        .select()
        .from(chapterPoints)
        .where(and(eq(chapterPoints.chapterId, chapterId), eq(chapterPoints.memberId, userId)));
      const counted = entries.filter(({ held }) => !held).reduce((sum, entry) => sum + entry.points, 0);
      expect(points, name).toBe(counted);
    }
  }
});
