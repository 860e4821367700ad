import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { ATTENDANCE_STATES } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { attendancePoints, referralPoints, thankYouPoints } from "@cardplaza/contract/chapters/points-rules";
import { POINTS } from "@cardplaza/contract/chapters/points-words";
import { dateInIndia } from "@cardplaza/contract/time";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { seeded } from "../cards/qr-codes/score/damage.ts";
import { insertChapter, insertChapterMeeting } from "./chapter.fixtures.ts";
import { meetingCalls } from "./chapter-meetings/meeting-calls.fixtures.ts";
import {
  chapterAttendance,
  chapterMeetings,
  chapterVisitors,
  type MeetingRow,
} from "./chapter-meetings/chapter-meetings.table.ts";
import { compareLeaderboards, leaderboardOf } from "./points/compare-leaderboards.fixtures.ts";
import { newNumber, referralCalls } from "./referrals/referral.fixtures.ts";
import { oneToOnes, referrals, thankYous } from "./referrals/referrals.table.ts";

const STEPS = 90;
const app = await sharedTestApp();
const { give, answer } = referralCalls(app);
const { mark } = meetingCalls(app);

/** Ravi and Farah give each other more than others do. */
async function makeWorld() {
  const people: Person[] = [];
  for (const name of ["Asha", "Ravi", "Farah", "Om", "Meera", "Kabir"])
    people.push(await app.signIn(name, { premium: true }));
  const [asha, ravi, farah, om, meera, kabir] = people as [Person, Person, Person, Person, Person, Person];
  const chapters = [
    { leader: asha, members: [ravi, farah, meera] },
    { leader: om, members: [kabir, meera] },
  ];
  const made = [];
  for (const { leader, members } of chapters) {
    const chapter = await insertChapter(app, [leader, ...members]);
    const meetings = [await insertChapterMeeting(app, chapter), await insertChapterMeeting(app, chapter)];
    made.push({ leader, members: [leader, ...members], chapter, meetings });
  }
  return { people, friends: [ravi, farah] as const, chapters: made };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

/** One act of members with the calls of the screens. Some are refused; these must change nothing. */
async function act({ people, friends, chapters }: World, random: (below: number) => number): Promise<void> {
  const one = <T>(of: readonly T[]): T => of[random(of.length)] as T;
  const { leader, members, meetings } = one(chapters);
  const [from, to] = random(3) > 0 ? friends.toSorted(() => random(3) - 1) : [one(people), one(people)];
  const visit = async (meeting: MeetingRow) => {
    const body = { name: "Zoya Khan", mobile: newNumber(), category: "notaries", attended: random(2) === 0 };
    const { json } = await app.send("POST", `/api/chapter-meetings/${meeting.id}/visitors`, {
      as: one(members),
      body,
    });
    if (random(2) === 0)
      await app.send("PATCH", `/api/chapter-visitors/${json._id}`, {
        as: leader,
        body: { outcome: one(["attended", "declined", "applied"]) },
      });
  };
  const meet = async () => {
    const body = { userId: to!.member.id, day: dateInIndia(new Date()) };
    const { json } = await app.send("POST", "/api/one-to-ones", { as: from!, body });
    await app.send("PATCH", `/api/one-to-ones/${json._id}/confirm`, {
      as: to!,
      body: { confirmed: random(4) > 0 },
    });
  };
  const refer = async () => {
    const { json } = await give(from!, to!);
    if (random(5) === 0) return void (await answer(to!, json._id, "decline", { reason: "other" }));
    // Sent twice at once, as after a lost answer.
    await Promise.all([answer(to!, json._id, "accept"), answer(to!, json._id, "accept")]);
    if (random(2) === 0) return;
    await answer(to!, json._id, "won", { wonPaise: 5_000_000 });
    if (random(3) === 0) return void (await answer(to!, json._id, "correct"));
    const thanks = { referralId: json._id, amountPaise: 1 + random(60_000_000) };
    const thanked = await app.send("POST", "/api/thank-yous", { as: to!, body: thanks });
    if (random(2) === 0)
      await app.send("PATCH", `/api/thank-yous/${thanked.json._id}`, {
        as: to!,
        body: { amountPaise: 1 + random(60_000_000) },
      });
    if (random(4) === 0) await answer(to!, json._id, "correct");
  };
  const attend = () =>
    mark(leader, one(meetings), { who: one(members), state: one([...ATTENDANCE_STATES, null]) });
  const clear = async () => {
    const { chapter } = chapters[0]!;
    const ring = one((await leaderboardOf(app, chapters[0]!.leader, chapter, "all")).rings);
    if (ring)
      await app.send("PATCH", `/api/chapters/${chapter.id}/rings/${ring._id}`, {
        as: chapters[0]!.leader,
        body: { cleared: !ring.cleared },
      });
  };
  await one([refer, refer, refer, refer, attend, attend, () => visit(one(meetings)), meet, clear])();
}

/** What gave points, from what happened alone: from referrals, thanks, visitors and attendance. */
async function pointsOfWhatHappened({ chapters }: World): Promise<string[]> {
  const ids = chapters.map(({ chapter }) => chapter.id);
  const line = (...parts: (string | number | null)[]) => parts.join(" ");
  const found: string[] = [];
  for (const row of await app.db.select().from(referrals).where(inArray(referrals.giverChapterId, ids))) {
    if (row.acceptedAt)
      found.push(
        line(
          "referral_accepted",
          row.giverChapterId,
          row.giverId,
          row.id,
          referralPoints(row.isCrossChapter),
        ),
      );
    if (row.status === "won")
      found.push(line("referral_won", row.giverChapterId, row.giverId, row.id, POINTS.won));
  }
  for (const row of await app.db.select().from(thankYous).where(inArray(thankYous.chapterId, ids)))
    found.push(line("thank_you", row.chapterId, row.toId, row.id, thankYouPoints(row.amountPaise)));
  for (const row of await app.db
    .select()
    .from(chapterVisitors)
    .where(inArray(chapterVisitors.chapterId, ids)))
    if (row.attendedAt && row.invitedBy)
      found.push(line("visitor_attended", row.chapterId, row.invitedBy, row.id, POINTS.visitorAttended));
  const attended = await app.db
    .select({ meeting: chapterMeetings, attendance: chapterAttendance })
    .from(chapterAttendance)
    .innerJoin(chapterMeetings, eq(chapterMeetings.id, chapterAttendance.meetingId))
    .where(inArray(chapterMeetings.chapterId, ids));
  for (const { meeting, attendance } of attended)
    if (attendance.state)
      found.push(
        line(
          "attendance",
          meeting.chapterId,
          attendance.memberId,
          meeting.id,
          attendancePoints(attendance.state),
        ),
      );
  return found.filter((each) => !each.endsWith(" 0")).toSorted();
}

test.each([7, 8])("history %i, lived through the screens' calls: points are what happened", async (seed) => {
  const random = seeded(seed);
  const world = await makeWorld();
  for (let step = 0; step < STEPS; step++) await act(world, random);
  const { entries, rings } = await compareLeaderboards(app, world.chapters);
  const lines = entries
    .filter(({ kind }) => kind !== "one_to_one")
    .map((row) => [row.kind, row.chapterId, row.memberId, row.sourceId, row.points].join(" "));
  expect(lines.toSorted()).toEqual(await pointsOfWhatHappened(world));
  // One-to-ones have limits of their own; each that counts was confirmed.
  const met = entries.filter(({ kind }) => kind === "one_to_one").map(({ sourceId }) => sourceId);
  const confirmed = await app.db
    .select({ id: oneToOnes.id })
    .from(oneToOnes)
    .where(eq(oneToOnes.status, "confirmed"));
  expect(confirmed.map(({ id }) => id)).toEqual(expect.arrayContaining(met));
  expect(new Set(entries.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(5);
  expect(rings).toBeGreaterThan(0);
});
