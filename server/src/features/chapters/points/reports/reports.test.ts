import { PDFDocument } from "pdf-lib";
import { beforeEach, describe, expect, test } from "vitest";
import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { dateInIndia } from "@cardplaza/contract/time";
import { newId } from "../../../../platform/ids.ts";
import { sharedTestApp, type Person } from "../../../../testing/test-app.ts";
import type { ChapterRow } from "../../chapter/chapters.table.ts";
import { insertChapter, insertChapterMeeting, insertMembership } from "../../chapter.fixtures.ts";
import { chapterAttendance, chapterVisitors } from "../../chapter-meetings/chapter-meetings.table.ts";
import { oneToOnes, referrals, thankYous } from "../../referrals/referrals.table.ts";
import { presence, readCsv, record } from "../points.fixtures.ts";
import { readReport } from "./read-report.ts";
import { MAX_REPORT_ROWS, reportLines } from "./report-lines.ts";

const app = await sharedTestApp();
const now = new Date();
let [asha, ravi, farah]: Person[] = [];
let chapter: ChapterRow;

beforeEach(async () => {
  asha = await app.signIn("Asha Menon", { premium: true });
  ravi = await app.signIn("Ravi Kulkarni", { premium: true });
  farah = await app.signIn("Farah Siddiqui");
  chapter = await insertChapter(app, [asha, ravi, farah]);
});

const fetchReport = (as: Person, file: string) =>
  app.send("GET", `/api/chapters/${chapter.id}/${file}?period=month`, { as });
const reportOf = (as: Person) =>
  readReport({ db: app.db, member: as.member, now } as Parameters<typeof readReport>[0], chapter.id, "month");

async function insertHistory() {
  for (const [state, other] of [
    ["present", "late"],
    ["absent", "medical"],
    ["substitute", null],
  ] as const) {
    const meeting = await insertChapterMeeting(app, chapter);
    await app.db
      .insert(chapterAttendance)
      .values({ meetingId: meeting.id, memberId: ravi!.member.id, state });
    if (other)
      await app.db
        .insert(chapterAttendance)
        .values({ meetingId: meeting.id, memberId: farah!.member.id, state: other });
    await app.db.insert(chapterVisitors).values({
      id: newId(),
      chapterId: chapter.id,
      meetingId: meeting.id,
      name: "Zoya",
      invitedBy: ravi!.member.id,
      attendedAt: state === "absent" ? null : now,
      createdAt: now,
      eraseAfter: now,
    });
  }
  const referral = {
    giverId: ravi!.member.id,
    receiverId: farah!.member.id,
    giverChapterId: chapter.id,
    receiverChapterId: chapter.id,
    isCrossChapter: false,
    heat: 3,
    type: "outside" as const,
    createdAt: now,
    updatedAt: now,
  };
  await app.db.insert(referrals).values([
    { ...referral, id: newId() },
    { ...referral, id: newId(), status: "won", acceptedAt: now, wonAt: now, wonPaise: 100 },
    { ...referral, id: newId(), createdAt: new Date("2020-01-01") },
  ]);
  const [firstId = "", secondId = ""] = [ravi!.member.id, farah!.member.id].toSorted();
  await app.db.insert(oneToOnes).values({
    id: newId(),
    firstId,
    secondId,
    enteredBy: firstId,
    day: dateInIndia(now),
    status: "confirmed",
    createdAt: now,
  });
  await record(app, presence(chapter, ravi!, { points: 41 }));
}

describe("a report", () => {
  test("says what each member did in the period, with the sums below", async () => {
    await insertHistory();
    const { text, status } = await fetchReport(asha!, "report.csv");
    expect(status).toBe(200);
    const rows = readCsv(text);
    expect(rows.map((row) => row["Member"])).toEqual([
      "Ravi Kulkarni",
      "Asha Menon",
      "Farah Siddiqui",
      "Total",
    ]);
    expect(rows[0]).toMatchObject({
      Role: "Member",
      Present: "1",
      Late: "0",
      Substitute: "1",
      Absent: "1",
      "Attendance %": "67",
      "Referrals given": "2",
      "Referrals accepted": "1",
      "Referrals won": "1",
      "One-to-ones": "1",
      Visitors: "2",
      Points: "41",
    });
    expect(rows[2]).toMatchObject({
      Late: "1",
      "Medical leave": "1",
      "Attendance %": "100",
      "Referrals received": "2",
    });
    expect(rows[3]).toMatchObject({ Present: "1", Points: "41", "Attendance %": "75" });
  });

  test("has the money only if three members paid it", async () => {
    const payers = [ravi!, farah!, await app.signIn("Meera Iyer")];
    for (const [index, payer] of payers.entries()) {
      expect((await reportOf(asha!)).thankedPaise).toBeNull();
      await app.db.insert(thankYous).values({
        id: newId(),
        fromId: payer.member.id,
        toId: asha!.member.id,
        chapterId: chapter.id,
        amountPaise: 1_000_050 * (index + 1),
        kind: "new",
        at: now,
      });
    }
    const rows = readCsv((await fetchReport(asha!, "report.csv")).text);
    expect(rows.at(-1)?.["Business brought (₹)"]).toBe("60003");
  });

  test("is for officers with the plan", async () => {
    for (const file of ["report.csv", "report.pdf"]) {
      const refused = await fetchReport(ravi!, file);
      expect([refused.status, refused.json.message]).toEqual([403, CHAPTER_TEXT.onlyOfficers]);
      expect((await fetchReport(farah!, file)).json.code).toBe("PREMIUM_REQUIRED");
    }
  });

  test("is one page, also with names in Indian scripts and more members than fit", async () => {
    const people = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        app.signIn(index % 2 ? `सुनीता देशपांडे ${index}` : "A".repeat(80)),
      ),
    );
    for (const person of people) await insertMembership(app, chapter, person);
    const response = await fetch(`${app.url}/api/chapters/${chapter.id}/report.pdf`, {
      headers: { authorization: `Bearer ${asha!.token}` },
    });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect((await PDFDocument.load(await response.arrayBuffer())).getPageCount()).toBe(1);
    const lines = reportLines(await reportOf(asha!), "month", now);
    expect([lines.rows.length, lines.more]).toEqual([MAX_REPORT_ROWS, "and 8 more"]);
    expect(lines.rows[0]?.[1]?.length).toBeLessThanOrEqual(26);
    expect(lines.rows[0]?.at(-1)).toBe("Grey");
  });
});
