import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { CHAPTER_TEXT, LEADERBOARD_FEATURE } from "@cardplaza/contract/chapters/chapter-words";
import { ERROR_TEXT } from "@cardplaza/contract/errors";
import { POINTS_TEXT } from "@cardplaza/contract/chapters/points-words";
import { addMonths, monthOf } from "@cardplaza/contract/chapters/points-rules";
import { newId } from "../../../platform/ids.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { members } from "../../accounts/accounts.table.ts";
import { eraseAccountsJob } from "../../account-data/erase-accounts.ts";
import { exportOf } from "../../account-data/account-data.fixtures.ts";
import { chapterMembers, chapters, type ChapterRow } from "../chapter/chapters.table.ts";
import { insertChapter, insertChapterMeeting, insertMembership } from "../chapter.fixtures.ts";
import { chapterMeetings } from "../chapter-meetings/chapter-meetings.table.ts";
import { thankYous } from "../referrals/referrals.table.ts";
import { accepted, presence, readCsv, record } from "./points.fixtures.ts";

const app = await sharedTestApp();
let [asha, ravi, farah, meera]: Person[] = [];
let chapter: ChapterRow;

beforeEach(async () => {
  asha = await app.signIn("Asha Menon", { premium: true });
  ravi = await app.signIn("Ravi Kulkarni", { premium: true });
  farah = await app.signIn("Farah Siddiqui");
  meera = await app.signIn("Meera Iyer", { premium: true });
  chapter = await insertChapter(app, [asha, ravi, farah, meera]);
});

const path = (rest: string) => `/api/chapters/${chapter.id}/${rest}`;
const leaderboard = async (as: Person, period = "month") =>
  (await app.call("GET", `/api/chapters/${chapter.id}/leaderboard?period=${period}`, { as })).json;
const entriesOf = (as: Person, query = "") =>
  app.call("GET", `/api/chapters/${chapter.id}/points?${query}`, { as });
const membershipOf = (person: Person) => eq(chapterMembers.memberId, person.member.id);
const lastMonth = () => new Date(`${addMonths(monthOf(new Date()), -1)}-15T06:00:00Z`);

describe("a chapter's leaderboard", () => {
  test("lists all members by points at once, ties with one rank, those on leave at the end", async () => {
    await app.db.update(chapterMembers).set({ status: "on_leave" }).where(membershipOf(meera!));
    await record(app, presence(chapter, meera!), accepted(chapter, ravi!, farah!));
    await record(app, accepted(chapter, farah!, asha!));
    const { rows, isOfficer, from } = await leaderboard(asha!);
    expect(rows.map(({ rank, name, points, onLeave }) => [rank, name, points, onLeave])).toEqual([
      [1, "Farah Siddiqui", 10, false],
      [1, "Ravi Kulkarni", 10, false],
      [3, "Asha Menon", 0, false],
      [null, "Meera Iyer", 3, true],
    ]);
    expect([isOfficer, from]).toEqual([true, monthOf(new Date())]);
    expect(rows[1]).toMatchObject({ counts: { referral_accepted: 1 }, percent: 10, light: "grey" });
    await record(app, accepted(chapter, asha!, ravi!, { points: 12 }));
    expect((await leaderboard(ravi!)).rows[0]).toMatchObject({
      name: "Asha Menon",
      points: 12,
      isOwn: false,
    });
  });

  test("measures members by their own target, from the month in which they joined", async () => {
    await app.db
      .update(chapterMembers)
      .set({ targetPoints: 10, joinedAt: lastMonth() })
      .where(membershipOf(ravi!));
    await record(
      app,
      accepted(chapter, ravi!, farah!),
      accepted(chapter, ravi!, farah!, { at: lastMonth() }),
    );
    const rowOf = async (period: string) =>
      (await leaderboard(asha!, period)).rows.find(({ name }) => name === "Ravi Kulkarni");
    expect(await rowOf("month")).toMatchObject({ points: 10, target: 10, percent: 100, light: "green" });
    expect(await rowOf("6months")).toMatchObject({ points: 20, target: 20 });
    expect(await rowOf("all")).toMatchObject({ points: 20, target: 20, light: "green" });
  });

  test("is provisional until the meeting closes", async () => {
    const meeting = await insertChapterMeeting(app, chapter);
    await record(
      app,
      presence(chapter, ravi!, { sourceId: meeting.id, meetingId: meeting.id }),
      accepted(chapter, ravi!, farah!),
    );
    expect((await leaderboard(asha!)).rows[0]).toMatchObject({ points: 13, provisional: 3 });
    expect((await entriesOf(ravi!)).json.entries.map(({ provisional }) => provisional)).toContain(true);
    await app.db
      .update(chapterMeetings)
      .set({ status: "closed", closedAt: new Date() })
      .where(eq(chapterMeetings.id, meeting.id));
    expect((await leaderboard(asha!)).rows[0]).toMatchObject({ points: 13, provisional: 0 });
  });

  test("is for members of the chapter with the plan", async () => {
    const stranger = await app.signIn("Om Sen", { premium: true });
    const call = async (as?: Person) => {
      const { status, json } = await app.send("GET", path("leaderboard"), { as });
      return [status, json.message];
    };
    expect(await call(stranger)).toEqual([403, CHAPTER_TEXT.onlyMembers]);
    expect(await call(farah)).toEqual([403, ERROR_TEXT.premium]);
    expect((await call())[0]).toBe(401);
    await app.db.update(chapterMembers).set({ status: "suspended" }).where(membershipOf(ravi!));
    expect(await call(ravi)).toEqual([403, CHAPTER_TEXT.suspendedMember]);
    await app.db.update(chapterMembers).set({ status: "left", seat: null }).where(membershipOf(ravi!));
    expect(await call(ravi)).toEqual([403, CHAPTER_TEXT.onlyMembers]);
  });

  test("shows money only if three members paid it", async () => {
    const thank = (from: Person) =>
      app.db.insert(thankYous).values({
        id: newId(),
        fromId: from.member.id,
        toId: asha!.member.id,
        chapterId: chapter.id,
        amountPaise: 5_000_000,
        kind: "new",
        at: new Date(),
      });
    for (const payer of [ravi!, ravi!, farah!]) await thank(payer);
    expect((await leaderboard(asha!)).thankedPaise).toBeNull();
    await thank(meera!);
    expect((await leaderboard(asha!)).thankedPaise).toBe(20_000_000);
  });

  test("has no row for members who left; the file has their entries without the name", async () => {
    await record(app, presence(chapter, ravi!), accepted(chapter, asha!, ravi!));
    await app.db.update(chapterMembers).set({ status: "left", seat: null }).where(membershipOf(ravi!));
    expect((await leaderboard(asha!)).rows.map(({ name }) => name)).not.toContain("Ravi Kulkarni");
    const { text } = await app.send("GET", path("leaderboard.csv"), { as: asha });
    expect(readCsv(text).map((row) => [row["Member"], row["Points"], row["Member id"]])).toEqual(
      expect.arrayContaining([
        ["A former member", "3", ""],
        ["Asha Menon", "10", asha!.member.id],
      ]),
    );
    const { rows } = (await app.call("GET", "/api/chapters/leaderboard", { as: asha! })).json;
    expect(rows.find(({ isOwn }) => isOwn)).toMatchObject({ points: 13 });
  });

  test("a name that looks like a formula stays a text in the file", async () => {
    const kabir = await app.signIn("=HYPERLINK(1)");
    await insertMembership(app, chapter, kabir);
    await record(app, presence(chapter, kabir));
    const { text, headers } = await app.send("GET", path("leaderboard.csv"), { as: asha });
    expect(readCsv(text)[0]?.["Member"]).toBe("'=HYPERLINK(1)");
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  });
});

describe("entries", () => {
  test("say what gave the points, without prospects and amounts", async () => {
    const at = new Date();
    const with_ = { withId: ravi!.member.id };
    await record(
      app,
      presence(chapter, asha!, { points: 2, at: new Date("2026-05-12T02:30:00Z") }),
      accepted(chapter, asha!, ravi!),
      accepted(chapter, asha!, ravi!, { kind: "referral_won", points: 15 }),
      presence(chapter, asha!, { kind: "one_to_one", points: 5, at, ...with_ }),
      presence(chapter, asha!, { kind: "thank_you", points: 50, at, ...with_ }),
      presence(chapter, asha!, { kind: "visitor_joined", points: 20 }),
    );
    const { json } = await entriesOf(asha!, "period=all");
    expect(json.entries.map(({ text }) => text).toSorted()).toEqual([
      "Late on 12 May 2026",
      "One-to-one with Ravi Kulkarni",
      "Referral to Ravi Kulkarni accepted",
      "Referral to Ravi Kulkarni won",
      "Thank-you from Ravi Kulkarni",
      "Visitor joined",
    ]);
    expect(json).toMatchObject({ total: 102, counts: { attendance: 1, thank_you: 1 }, nextCursor: null });
    expect(json.entries.at(-1)).toMatchObject({ text: "Late on 12 May 2026", userId: null });
  });

  test("name who thanked to the two alone, because the points tell the amount", async () => {
    const thanks = { kind: "thank_you", points: 7, withId: ravi!.member.id } as const;
    await record(app, presence(chapter, asha!, thanks));
    const seenBy = async (as: Person) => {
      const { json } = await entriesOf(as, `userId=${asha!.member.id}`);
      return json.entries.map(({ text, userId, points }) => [text, userId, points]);
    };
    const withName = ["Thank-you from Ravi Kulkarni", ravi!.member.id, 7];
    expect([await seenBy(asha!), await seenBy(ravi!)]).toEqual([[withName], [withName]]);
    expect(await seenBy(meera!)).toEqual([["Thank-you from a member", null, 7]]);
    const withOf = async (as: Person) =>
      readCsv((await app.send("GET", path("leaderboard.csv"), { as })).text).map((row) => row["With"]);
    expect([await withOf(ravi!), await withOf(meera!)]).toEqual([["Ravi Kulkarni"], ["a member"]]);
  });

  test("of one's own are free, also after leaving; those of others need the plan and the chapter", async () => {
    await record(app, presence(chapter, farah!), presence(chapter, ravi!));
    expect((await entriesOf(farah!)).json.total).toBe(3);
    const ofRavi = `userId=${ravi!.member.id}`;
    const refused = await app.send("GET", path(`points?${ofRavi}`), { as: farah });
    expect([refused.json.code, refused.json.feature]).toEqual(["PREMIUM_REQUIRED", LEADERBOARD_FEATURE]);
    expect((await entriesOf(asha!, ofRavi)).json.total).toBe(3);
    const stranger = await app.signIn("Om Sen", { premium: true });
    expect((await entriesOf(stranger, ofRavi)).status).toBe(403);
    await app.db.update(chapterMembers).set({ status: "left", seat: null }).where(membershipOf(farah!));
    expect((await entriesOf(farah!)).json.total).toBe(3);
  });

  test("come in pages of fifty, the newest first", async () => {
    const now = Date.now();
    await record(
      app,
      ...Array.from({ length: 53 }, (_, i) => presence(chapter, asha!, { at: new Date(now - i), points: 1 })),
    );
    const first = (await entriesOf(asha!, "period=all")).json;
    const second = (await entriesOf(asha!, `period=all&cursor=${first.nextCursor}`)).json;
    expect([first.entries.length, second.entries.length, second.nextCursor]).toEqual([50, 3, null]);
    const times = [...first.entries, ...second.entries].map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test("are in the member's export, and stay without a name when the account is erased", async () => {
    await record(app, presence(chapter, farah!), accepted(chapter, ravi!, farah!));
    const file = (await exportOf(app, farah!)).find((each) => each.startsWith("chapter-points.json"));
    expect(file).toContain('"attendance"');
    const jobContext = { ...app.services, now: new Date() };
    await app.db
      .update(members)
      .set({ erasesAt: new Date(0) })
      .where(eq(members.id, farah!.member.id));
    await eraseAccountsJob.run(jobContext, {}, new AbortController().signal);
    expect((await app.call("GET", "/api/chapters/leaderboard", { as: asha! })).json.rows).toContainEqual(
      expect.objectContaining({ chapterId: chapter.id, points: 13 }),
    );
    const { text } = await app.send("GET", path("leaderboard.csv"), { as: asha });
    expect(text).not.toContain("Farah");
    expect((await entriesOf(ravi!)).json.entries).toMatchObject([
      { text: "Referral to a former member accepted", userId: null },
    ]);
  });
});

describe("two who refer mostly to each other", () => {
  const makeRing = async () => {
    for (let time = 0; time < 3; time++)
      await record(app, accepted(chapter, ravi!, meera!), accepted(chapter, meera!, ravi!));
    const [ring] = (await leaderboard(asha!)).rings;
    return ring!;
  };
  const clear = (as: Person, ring: string, cleared = true) =>
    app.send("PATCH", path(`rings/${ring}`), { as, body: { cleared } });

  test("are flagged and not counted until an officer clears it, and may be held back again", async () => {
    const ring = await makeRing();
    expect(ring).toMatchObject({ held: 60, cleared: false, isOwn: false });
    expect(ring.members.map(({ given, toTheOther }) => [given, toTheOther])).toEqual([
      [3, 3],
      [3, 3],
    ]);
    const pointsOf = async (name: string) => {
      const row = (await leaderboard(asha!)).rows.find((each) => each.name === name);
      return [row?.points, row?.held];
    };
    expect(await pointsOf("Ravi Kulkarni")).toEqual([0, 30]);
    const { status, json } = await clear(asha!, ring._id);
    expect([status, json.cleared, json.held]).toEqual([200, true, 0]);
    expect(await pointsOf("Ravi Kulkarni")).toEqual([30, 0]);
    await record(app, accepted(chapter, ravi!, meera!));
    expect(await pointsOf("Ravi Kulkarni")).toEqual([40, 0]);
    expect((await leaderboard(ravi!)).rings).toMatchObject([{ cleared: true, isOwn: true }]);
    expect((await clear(asha!, ring._id, false)).json).toMatchObject({ cleared: false, held: 70 });
    expect(await pointsOf("Meera Iyer")).toEqual([0, 30]);
  });

  test("have no name while their account waits for its erasure", async () => {
    await makeRing();
    await app.db
      .update(members)
      .set({ erasesAt: new Date(Date.now() + 1e9) })
      .where(eq(members.id, ravi!.member.id));
    const [ring] = (await leaderboard(asha!)).rings;
    expect(ring!.members.map(({ name }) => name).toSorted()).toEqual(["A former member", "Meera Iyer"]);
  });

  test("cannot clear it themselves, nor can members or strangers", async () => {
    await app.db.update(chapterMembers).set({ role: "vice" }).where(membershipOf(ravi!));
    const ring = await makeRing();
    const said = async (as: Person) => {
      const { status, json } = await clear(as, ring._id);
      return [status, json.message];
    };
    expect(await said(ravi!)).toEqual([403, POINTS_TEXT.ownRing]);
    expect(await said(farah!)).toEqual([403, CHAPTER_TEXT.onlyOfficers]);
    expect(await said(await app.signIn("Om Sen"))).toEqual([403, CHAPTER_TEXT.onlyMembers]);
    const other = [ring.month, farah!.member.id, meera!.member.id].join(".");
    const none = await clear(asha!, other);
    expect([none.status, none.json.message]).toEqual([404, POINTS_TEXT.ringNotFound]);
    expect((await clear(asha!, "2026-05.x.y")).status).toBe(400);
  });

  test("cleared twice at once and by a retry counts once", async () => {
    const ring = await makeRing();
    const answers = await Promise.all([1, 2, 3].map(() => clear(asha!, ring._id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await app.call("GET", "/api/chapters/leaderboard", { as: asha! })).json.rows).toContainEqual(
      expect.objectContaining({ chapterId: chapter.id, points: 60 }),
    );
  });
});

test("chapters are ranked by their points, with ties, averages and one's own", async () => {
  const city = `Nagpur ${newId().slice(-5)}`;
  const [first, second, third, gone] = [
    await insertChapter(app, [ravi!, farah!], { city }),
    await insertChapter(app, [meera!], { city }),
    await insertChapter(app, [meera!], { city }),
    await insertChapter(app, [meera!], { city, status: "archived" }),
  ];
  const long = lastMonth();
  await record(
    app,
    presence(first, ravi!, { points: 7 }),
    presence(second, meera!, { points: 4, at: long }),
    presence(third, meera!, { points: 7 }),
    presence(gone, meera!, { points: 90 }),
  );
  const ranking = async (period: string, as = ravi!) =>
    (
      await app.call("GET", `/api/chapters/leaderboard?period=${period}&city=${city}`, {
        as,
      })
    ).json.rows.map(({ rank, chapterId, points, average, isOwn }) => [
      rank,
      chapterId,
      points,
      average,
      isOwn,
    ]);
  expect(await ranking("month")).toEqual([
    [1, first.id, 7, 4, true],
    [1, third.id, 7, 7, false],
    [3, second.id, 0, 0, false],
  ]);
  expect(await ranking("all", meera)).toEqual([
    [1, first.id, 7, 4, false],
    [1, third.id, 7, 7, true],
    [3, second.id, 4, 4, true],
  ]);
  expect((await app.send("GET", "/api/chapters/leaderboard", { as: farah })).json.code).toBe(
    "PREMIUM_REQUIRED",
  );
  await app.db.update(chapters).set({ status: "suspended" }).where(eq(chapters.id, first.id));
  expect((await ranking("6months")).length).toBe(2);
});
