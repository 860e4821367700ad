import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { dateInIndia, DAY_MS } from "@cardplaza/contract/time";
import { newestMessage } from "../../../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../../../testing/test-app.ts";
import { members as accounts } from "../../../accounts/accounts.table.ts";
import { blocks } from "../../../moderation/moderation.table.ts";
import { noticesTo } from "../../../notifications/notify.fixtures.ts";
import { endPlanAt } from "../../../plan/plan.fixtures.ts";
import { insertChapter, insertChapterMeeting, insertMembership } from "../../chapter.fixtures.ts";
import { chapterAttendance } from "../../chapter-meetings/chapter-meetings.table.ts";
import { chapterCalls } from "../chapter-calls.fixtures.ts";
import { chapterMembers, type ChapterRow } from "../chapters.table.ts";
import { endInvitations } from "./end-invitations.ts";
import { endLeavesJob } from "./end-leaves.ts";

const app = await sharedTestApp();
const { show, change, members, join, leave, invite, act, rowOf, membershipOf } = chapterCalls(app);
let asha: Person;
let ravi: Person;
let meera: Person;
let kiran: Person;
let chapter: ChapterRow;

beforeEach(async () => {
  asha = await app.signIn("Asha Menon", { premium: true });
  ravi = await app.signIn("Ravi Kulkarni");
  meera = await app.signIn("Meera Nair");
  kiran = await app.signIn("Kiran Rao");
  chapter = await insertChapter(app, [asha, ravi]);
});

const statuses = (all: { status: number }[]) =>
  all.map(({ status }) => status).toSorted((one, other) => one - other);
const inDays = (days: number) => dateInIndia(new Date(Date.now() + days * DAY_MS));
const context = () => ({ ...app.services, now: new Date() });
/** Sessions end after thirty days, so the membership is made older instead. */
const makeOlder = ({ member }: Person, days: number) =>
  app.db
    .update(chapterMembers)
    .set({ changedAt: new Date(Date.now() - days * DAY_MS) })
    .where(eq(chapterMembers.memberId, member.id));

test("somebody whose profile is for connections is named to the chapter, and not in its public list", async () => {
  for (const as of [asha, ravi])
    await app.call("PATCH", "/api/user-profile", { as, body: { visibility: "connections" } });
  const namesFor = async (as?: Person) => ({
    members: (await app.call("GET", `/api/chapters/${chapter.id}/members`, { as })).json.members?.map(
      ({ person }) => person.name,
    ),
    officers: (await app.call("GET", `/api/chapters/${chapter.id}`, { as })).json.officers.map(
      ({ name }) => name,
    ),
  });
  expect(await namesFor(meera)).toEqual({ members: [], officers: [] });
  expect((await namesFor()).officers).toEqual([]);
  expect(await namesFor(ravi)).toEqual({
    members: ["Asha Menon", "Ravi Kulkarni"],
    officers: ["Asha Menon"],
  });
});

describe("asking to join", () => {
  test("is mailed to the officers with the message and the category", async () => {
    await join(meera, chapter, "machinery", { message: "I make gears." });
    const mail = await newestMessage(app, asha.member.email!);
    expect(mail.subject).toBe(`Meera Nair asks to join ${chapter.name}`);
    for (const line of ["I make gears.", "Category: Machinery", "Answer the request:"])
      expect(mail.text).toContain(line);
  });

  test("waits for an officer, who lets the member in", async () => {
    const asked = await join(meera, chapter, "machinery", { message: "I make gears." });
    expect([asked.status, asked.json.own.status]).toEqual([201, "requested"]);
    expect(await noticesTo(app, asha)).toContain(CHAPTER_TEXT.asked("Meera Nair", chapter.name));
    expect(await noticesTo(app, ravi)).toEqual([]);
    expect((await join(meera, chapter, "machinery")).json.message).toBe(CHAPTER_TEXT.askedAlready);
    expect((await act(ravi, chapter, meera, "accept")).json.message).toBe(CHAPTER_TEXT.onlyOfficers);
    expect((await act(meera, chapter, meera, "accept")).json.message).toBe(CHAPTER_TEXT.onlyMembers);
    const accepted = await act(asha, chapter, meera, "accept");
    expect(accepted.json).toMatchObject({
      status: "active",
      role: "member",
      categoryName: "Machinery",
      message: "I make gears.",
    });
    expect(await noticesTo(app, meera)).toContain(CHAPTER_TEXT.youAreIn(chapter.name));
    expect(await rowOf(chapter)).toMatchObject({ seated: 3, status: "pending" });
    expect((await join(meera, chapter, "machinery")).json.message).toBe(CHAPTER_TEXT.memberAlready);
    expect((await act(asha, chapter, meera, "accept")).json.message).toBe(CHAPTER_TEXT.notWaiting);
  });

  test("with the fifth member makes the chapter active, and it stays so with four", async () => {
    await insertMembership(app, chapter, meera);
    await insertMembership(app, chapter, kiran);
    const farah = await app.signIn("Farah Khan");
    await join(farah, chapter, "machinery");
    await act(asha, chapter, farah, "accept");
    expect(await rowOf(chapter)).toMatchObject({ seated: 5, status: "active" });
    await leave(farah, chapter);
    expect(await rowOf(chapter)).toMatchObject({ seated: 4, status: "active" });
  });

  test("twice at once is one request", async () => {
    const both = await Promise.all([join(meera, chapter, "machinery"), join(meera, chapter, "machinery")]);
    expect(statuses(both)).toEqual([201, 409]);
    expect((await noticesTo(app, asha)).length).toBe(1);
  });

  test("is possible again thirty days after an officer declined", async () => {
    await join(meera, chapter, "machinery");
    expect((await act(asha, chapter, meera, "decline", { reason: "No room" })).json.status).toBe("declined");
    expect(await noticesTo(app, meera)).toContain(CHAPTER_TEXT.notTaken(chapter.name));
    expect((await show(meera, chapter)).json.own).toBe(null);
    const soon = await join(meera, chapter, "machinery");
    expect([soon.status, soon.json.message]).toEqual([
      409,
      expect.stringContaining("You can ask again from"),
    ]);
    await makeOlder(meera, 31);
    expect((await join(meera, chapter, "machinery")).status).toBe(201);
  });

  test("is refused by an archived chapter and for somebody in three", async () => {
    for (let count = 0; count < 3; count++) {
      const other = await insertChapter(app, [asha], { city: "Nashik" });
      await insertMembership(app, other, meera);
    }
    expect((await join(meera, chapter, "machinery")).json).toMatchObject({
      code: "LIMIT_REACHED",
      message: CHAPTER_TEXT.tooMany,
    });
    const archived = await insertChapter(app, [asha], { status: "archived" });
    expect((await join(kiran, archived, "machinery")).status).toBe(404);
    expect((await join(asha, archived, "machinery")).json.message).toBe(CHAPTER_TEXT.notOpen);
  });

  test("three chapters count when officers of two let somebody in at once", async () => {
    for (let count = 0; count < 2; count++)
      await insertMembership(app, await insertChapter(app, [asha]), meera);
    const other = await insertChapter(app, [asha]);
    for (const each of [chapter, other]) await insertMembership(app, each, meera, { status: "requested" });
    const both = await Promise.all([act(asha, chapter, meera, "accept"), act(asha, other, meera, "accept")]);
    expect(statuses(both)).toEqual([200, 403]);
    expect(both.find(({ status }) => status === 403)?.json.message).toBe(CHAPTER_TEXT.theyAreInTooMany);
  });
});

describe("the seats", () => {
  test("of one category go to one member; the other may wait", async () => {
    const taken = (await membershipOf(chapter, ravi))!.category;
    const refused = await join(meera, chapter, taken);
    expect([refused.status, refused.json.message]).toEqual([
      409,
      expect.stringMatching(/^The .+ seat is taken\. Join the waitlist\?$/),
    ]);
    expect((await join(meera, chapter, taken, { waitlist: true })).json.own.status).toBe("waitlisted");
    expect(await noticesTo(app, asha)).toContain(CHAPTER_TEXT.waits("Meera Nair", chapter.name));
    const tooEarly = await act(asha, chapter, meera, "accept");
    expect([tooEarly.status, tooEarly.json.message]).toEqual([
      409,
      expect.stringMatching(/^The .+ seat is taken\.$/),
    ]);
    await join(kiran, chapter, taken, { waitlist: true });
    expect((await leave(ravi, chapter)).json).toEqual({ left: true });
    expect(await noticesTo(app, meera)).toContain(CHAPTER_TEXT.yourTurn(chapter.name));
    expect(await noticesTo(app, kiran)).toEqual([]);
    expect(await noticesTo(app, asha)).toContain(CHAPTER_TEXT.seatFree(chapter.name, "Meera Nair"));
    expect((await act(asha, chapter, meera, "accept")).json.status).toBe("active");
  });

  test("the last one goes to one of two whom officers accept at once", async () => {
    await insertMembership(app, chapter, kiran, { role: "vice" });
    const small = await insertChapter(app, [asha, ravi, kiran, await app.signIn("Farah")], { maxMembers: 5 });
    const devi = await app.signIn("Devi");
    for (const each of [meera, devi]) await insertMembership(app, small, each, { status: "requested" });
    const both = await Promise.all([act(asha, small, meera, "accept"), act(asha, small, devi, "accept")]);
    expect(statuses(both)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.json.message).toBe(CHAPTER_TEXT.withoutOffer.full);
    expect(await rowOf(small)).toMatchObject({ seated: 5 });
  });

  test("the last of a category goes to one of two, by an officer or an invitation", async () => {
    for (let round = 0; round < 3; round++) {
      const [one, other] = [await app.signIn("One"), await app.signIn("Other")];
      const here = await insertChapter(app, [asha], {}, new Date());
      await insertMembership(app, here, one, { status: "requested", category: "machinery" });
      await insertMembership(app, here, other, {
        status: "invited",
        category: "machinery",
        invitedBy: asha.member.id,
      });
      const both = await Promise.all([act(asha, here, one, "accept"), join(other, here, "machinery")]);
      expect(both.filter(({ status }) => status < 300)).toHaveLength(1);
      expect(both.find(({ status }) => status === 409)?.json.message).toContain(
        CHAPTER_TEXT.withoutOffer.seatTaken("Machinery"),
      );
      await change(asha, here, { archived: true });
    }
  });

  test("of one request is given once, however often it is accepted", async () => {
    await insertMembership(app, chapter, meera, { status: "requested" });
    const both = await Promise.all([
      act(asha, chapter, meera, "accept"),
      act(asha, chapter, meera, "accept"),
    ]);
    expect(statuses(both)).toEqual([200, 422]);
    expect(await rowOf(chapter)).toMatchObject({ seated: 3 });
  });

  test("change with a member's category, if it is free", async () => {
    const taken = (await membershipOf(chapter, asha))!.category;
    const own = (await membershipOf(chapter, ravi))!.category;
    await insertMembership(app, chapter, meera, { status: "waitlisted", category: own });
    expect((await act(ravi, chapter, ravi, "category", { category: taken })).status).toBe(409);
    const moved = await act(ravi, chapter, ravi, "category", { category: "machinery" });
    expect(moved.json.category).toBe("machinery");
    expect(await noticesTo(app, meera)).toContain(CHAPTER_TEXT.yourTurn(chapter.name));
    expect((await act(ravi, chapter, asha, "category", { category: "caterers" })).status).toBe(403);
  });
});

describe("an invitation", () => {
  test("is accepted with a category, at once and without an officer", async () => {
    expect((await invite(ravi, chapter, meera)).json.message).toBe(CHAPTER_TEXT.onlyOfficers);
    expect((await invite(asha, chapter, ravi)).json.message).toBe(CHAPTER_TEXT.theyAreMember);
    const sent = await invite(asha, chapter, meera, { message: "Join us" });
    expect([sent.status, sent.json.status, sent.json.message]).toEqual([201, "invited", "Join us"]);
    expect((await invite(asha, chapter, meera)).json.message).toBe(CHAPTER_TEXT.invitedAlready);
    expect(await noticesTo(app, meera)).toContain(CHAPTER_TEXT.invitedYou("Asha Menon", chapter.name));
    const week = (await app.call("GET", "/api/chapters/week", { as: meera })).json;
    expect(week.invitations).toMatchObject([{ chapter: { _id: chapter.id }, invitedBy: "Asha Menon" }]);
    expect((await join(meera, chapter, "machinery")).json.own.status).toBe("active");
    expect(await noticesTo(app, asha)).toContain(CHAPTER_TEXT.theyAccepted("Meera Nair", chapter.name));
    expect((await app.call("GET", "/api/chapters/week", { as: meera })).json).toMatchObject({
      invitations: [],
      chapters: [{ chapter: { _id: chapter.id }, role: "member", status: "active", points: 0, waiting: 0 }],
    });
  });

  test("that was declined is not repeated for thirty days, but the member may ask", async () => {
    await invite(asha, chapter, meera);
    expect((await leave(meera, chapter)).status).toBe(200);
    expect((await invite(asha, chapter, meera)).json.message).toContain("You can invite them again from");
    expect((await join(meera, chapter, "machinery")).json.own.status).toBe("requested");
    expect((await invite(asha, chapter, meera)).json.message).toBe(CHAPTER_TEXT.theyAsked);
  });

  test("ends after thirty days", async () => {
    await invite(asha, chapter, meera);
    await makeOlder(meera, 31);
    expect((await show(meera, chapter)).json.own).toBe(null);
    expect((await app.call("GET", "/api/chapters/week", { as: meera })).json.invitations).toEqual([]);
    expect((await join(meera, chapter, "machinery")).json.own.status).toBe("requested");
    await insertMembership(app, chapter, kiran, { status: "invited" }, new Date(Date.now() - 31 * DAY_MS));
    await endInvitations(context());
    expect(await membershipOf(chapter, kiran)).toBeUndefined();
  });

  test("reaches nobody who left, is unknown or is in a block with the officer", async () => {
    await app.db.insert(blocks).values({
      blockerId: meera.member.id,
      blockedId: asha.member.id,
      createdAt: new Date(),
    });
    expect((await invite(asha, chapter, meera)).json.message).toBe(CHAPTER_TEXT.inviteNotFound);
    await app.db.update(accounts).set({ erasesAt: new Date() }).where(eq(accounts.id, kiran.member.id));
    expect((await invite(asha, chapter, kiran)).status).toBe(404);
    const nobody = { ...kiran, member: { ...kiran.member, id: "0".repeat(20) } };
    expect((await invite(asha, chapter, nobody)).status).toBe(404);
  });
});

describe("leaving", () => {
  test("withdraws a request without a trace", async () => {
    await join(meera, chapter, "machinery");
    expect((await leave(meera, chapter)).status).toBe(200);
    expect(await membershipOf(chapter, meera)).toBeUndefined();
    expect((await leave(meera, chapter)).json.message).toBe(CHAPTER_TEXT.onlyMembers);
    expect((await join(meera, chapter, "machinery")).status).toBe(201);
  });

  test("is for a leader only after handing over, or as the last one: then the chapter is archived", async () => {
    expect((await leave(asha, chapter)).json.message).toBe(CHAPTER_TEXT.handOver);
    await leave(ravi, chapter);
    expect(await noticesTo(app, asha)).toContain(CHAPTER_TEXT.left("Ravi Kulkarni", chapter.name));
    expect((await leave(asha, chapter)).status).toBe(200);
    expect(await rowOf(chapter)).toMatchObject({ status: "archived", seated: 0 });
    expect((await show(asha, chapter)).status).toBe(404);
  });

  test("by the leader and the last member at once never leaves members without a leader", async () => {
    for (let round = 0; round < 3; round++) {
      const here = await insertChapter(app, [asha, ravi]);
      await Promise.all([leave(asha, here), leave(ravi, here)]);
      const row = await rowOf(here);
      const leader = await membershipOf(here, asha);
      expect([row.status, row.seated, leader?.role]).toEqual(
        row.status === "archived" ? ["archived", 0, "member"] : ["pending", 1, "leader"],
      );
    }
  });

  test("a former member can come back when officers let them", async () => {
    await leave(ravi, chapter);
    expect((await join(ravi, chapter, "machinery")).json.own.status).toBe("requested");
    expect((await act(asha, chapter, ravi, "accept")).json.status).toBe("active");
  });
});

describe("officers", () => {
  test("are named by the leader alone", async () => {
    const named = await act(asha, chapter, ravi, "role", { role: "secretary" });
    expect(named.json.role).toBe("secretary");
    expect(await noticesTo(app, ravi)).toContain(CHAPTER_TEXT.yourRole("Secretary", chapter.name));
    expect((await act(ravi, chapter, ravi, "role", { role: "vice" })).json.message).toBe(
      CHAPTER_TEXT.onlyLeader,
    );
    expect((await act(asha, chapter, asha, "role", { role: "member" })).json.message).toBe(
      CHAPTER_TEXT.leaderFirst,
    );
    expect((await act(asha, chapter, ravi, "role")).json.fields).toEqual({ role: CHAPTER_TEXT.needRole });
  });

  test("suspend, restore and remove with a reason, but not each other or the leader", async () => {
    await act(asha, chapter, ravi, "role", { role: "vice" });
    await insertMembership(app, chapter, meera);
    await insertMembership(app, chapter, kiran, { role: "secretary" });
    expect((await act(ravi, chapter, meera, "suspend")).json.fields).toEqual({
      reason: CHAPTER_TEXT.needReason,
    });
    expect((await act(ravi, chapter, asha, "remove", { reason: "Coup" })).json.message).toBe(
      CHAPTER_TEXT.leaderFirst,
    );
    expect((await act(ravi, chapter, kiran, "suspend", { reason: "Rude" })).json.message).toBe(
      CHAPTER_TEXT.onlyLeader,
    );
    const suspended = await act(ravi, chapter, meera, "suspend", { reason: "Sold at the table" });
    expect(suspended.json).toMatchObject({ status: "suspended", reason: "Sold at the table" });
    expect((await join(meera, chapter, "machinery")).json.message).toBe(CHAPTER_TEXT.suspendedMember);
    expect((await show(meera, chapter)).json.own).toMatchObject({ status: "suspended", isOfficer: false });
    expect((await act(ravi, chapter, meera, "restore")).json).toMatchObject({ status: "active", reason: "" });
    const removed = await act(ravi, chapter, meera, "remove", { reason: "Again" });
    expect(removed.json.status).toBe("removed");
    expect(await noticesTo(app, meera)).toContain(CHAPTER_TEXT.youAreOut(chapter.name, "Again"));
    expect((await join(meera, chapter, "machinery")).status).toBe(409);
    expect((await act(ravi, chapter, meera, "remove", { reason: "Again" })).status).toBe(422);
    expect(await rowOf(chapter)).toMatchObject({ seated: 3 });
  });

  test("manage nothing once the leader's grace has ended, but members still leave and go on leave", async () => {
    await insertMembership(app, chapter, meera, { status: "requested" });
    await endPlanAt(app, asha, new Date(Date.now() - 15 * DAY_MS));
    expect((await act(asha, chapter, meera, "accept")).json.message).toBe(CHAPTER_TEXT.readOnly);
    expect((await act(ravi, chapter, ravi, "leave_of_absence", { until: inDays(7) })).status).toBe(200);
    expect((await leave(ravi, chapter)).status).toBe(200);
  });

  test("see how often members were absent in half a year", async () => {
    const recent = await insertChapterMeeting(app, chapter, { inMinutes: -60 * 24 * 30, status: "closed" });
    const old = await insertChapterMeeting(app, chapter, { inMinutes: -60 * 24 * 200, status: "closed" });
    for (const { id } of [recent, old])
      await app.db
        .insert(chapterAttendance)
        .values({ meetingId: id, memberId: ravi.member.id, state: "absent", way: "clock" });
    expect(await members(asha, chapter, "ravi")).toMatchObject([{ absences: 1 }]);
    expect(await members(ravi, chapter, "ravi")).toMatchObject([{ absences: 1 }]);
    expect(await members(meera, chapter, "ravi")).toMatchObject([{ absences: null }]);
  });
});

describe("a leave of absence", () => {
  test("is taken by the member or given by an officer, for half a year at most", async () => {
    const until = inDays(10);
    expect((await act(ravi, chapter, ravi, "leave_of_absence", { until })).json).toMatchObject({
      status: "on_leave",
      leaveUntil: until,
    });
    expect((await act(ravi, chapter, ravi, "return")).json).toMatchObject({
      status: "active",
      leaveUntil: null,
    });
    expect((await act(ravi, chapter, ravi, "return")).status).toBe(422);
    expect((await act(asha, chapter, ravi, "leave_of_absence", { until })).status).toBe(200);
    expect((await act(ravi, chapter, asha, "leave_of_absence", { until })).status).toBe(403);
    for (const wrong of [undefined, inDays(-1), inDays(200)])
      expect((await act(ravi, chapter, ravi, "leave_of_absence", { until: wrong })).status).toBe(400);
  });

  test("ends by itself after its last day", async () => {
    await act(ravi, chapter, ravi, "leave_of_absence", { until: inDays(3) });
    const run = () => endLeavesJob.run(context(), {}, new AbortController().signal);
    app.clock.advance({ days: 3 });
    await run();
    expect(await membershipOf(chapter, ravi)).toMatchObject({ status: "on_leave" });
    app.clock.advance({ days: 1 });
    await run();
    expect(await membershipOf(chapter, ravi)).toMatchObject({ status: "active", leaveUntil: null });
    expect(await noticesTo(app, ravi)).toContain(CHAPTER_TEXT.youAreBack(chapter.name));
  });
});

test("members set their own target, officers that of all", async () => {
  expect((await act(ravi, chapter, ravi, "target", { targetPoints: 150 })).json.targetPoints).toBe(150);
  expect((await act(asha, chapter, ravi, "target", { targetPoints: 80 })).json.targetPoints).toBe(80);
  expect((await act(ravi, chapter, asha, "target", { targetPoints: 80 })).status).toBe(403);
  expect((await act(ravi, chapter, ravi, "target")).json.fields).toEqual({
    targetPoints: CHAPTER_TEXT.needTarget,
  });
  expect((await act(meera, chapter, ravi, "target", { targetPoints: 80 })).status).toBe(403);
  const seat = and(eq(chapterMembers.chapterId, chapter.id), eq(chapterMembers.memberId, ravi.member.id));
  expect((await app.db.select().from(chapterMembers).where(seat))[0]?.seat).not.toBe(null);
});

describe("a member in a block with the leader", () => {
  const block = (by: Person, whom: Person) =>
    app.db
      .insert(blocks)
      .values({ blockerId: by.member.id, blockedId: whom.member.id, createdAt: new Date() });

  test("is led all the same, by their name alone, and hears of it", async () => {
    await block(ravi, asha);
    const seen = (await members(asha, chapter)).find(
      ({ userId }: { userId: string }) => userId === ravi.member.id,
    );
    expect(seen.person).toMatchObject({ name: "Ravi Kulkarni", profile_image: null, headline: "", path: "" });
    const suspended = await act(asha, chapter, ravi, "suspend", { reason: "Never came." });
    expect([suspended.status, suspended.json.status]).toEqual([200, "suspended"]);
    expect((await act(asha, chapter, ravi, "restore")).status).toBe(200);
    expect((await act(asha, chapter, ravi, "role", { role: "vice" })).status).toBe(200);
    expect((await act(asha, chapter, ravi, "remove", { reason: "Moved away." })).json.status).toBe("removed");
    const told = await noticesTo(app, ravi);
    for (const text of [
      CHAPTER_TEXT.youAreSuspended(chapter.name, "Never came."),
      CHAPTER_TEXT.youAreBack(chapter.name),
      CHAPTER_TEXT.yourRole("Vice leader", chapter.name),
      CHAPTER_TEXT.youAreOut(chapter.name, "Moved away."),
    ])
      expect(told).toContain(text);
  });

  test("who asks to join is answered, though what they wrote is not shown", async () => {
    await block(asha, meera);
    await block(kiran, asha);
    await join(meera, chapter, "machinery", { message: "Read this, Asha." });
    await join(kiran, chapter, "machinery");
    expect(JSON.stringify(await members(asha, chapter))).not.toContain("Read this");
    const declined = await act(asha, chapter, meera, "decline");
    expect([declined.json.status, declined.json.message]).toEqual(["declined", ""]);
    expect((await act(asha, chapter, kiran, "accept")).json.status).toBe("active");
    expect(await noticesTo(app, meera)).toContain(CHAPTER_TEXT.notTaken(chapter.name));
    expect(await noticesTo(app, kiran)).toContain(CHAPTER_TEXT.youAreIn(chapter.name));
    // Members who are no officers do not see each other.
    await block(ravi, kiran);
    expect((await members(ravi, chapter)).map(({ userId }: { userId: string }) => userId)).not.toContain(
      kiran.member.id,
    );
  });
});
