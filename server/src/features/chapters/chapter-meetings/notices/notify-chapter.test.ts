import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { CHAPTER_MEETING_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { LISTED_CATEGORIES } from "@cardplaza/contract/categories/business-categories";
import { appointmentInWords } from "@cardplaza/contract/date-words";
import { newId } from "../../../../platform/ids.ts";
import { newestMessage } from "../../../../testing/outbox.ts";
import { statementsOf } from "../../../../testing/recorded-statements.ts";
import { sharedTestApp, type Person } from "../../../../testing/test-app.ts";
import { members } from "../../../accounts/accounts.table.ts";
import { notifications } from "../../../notifications/notifications.table.ts";
import { noticesTo } from "../../../notifications/notify.fixtures.ts";
import { insertChapter, insertChapterMeeting } from "../../chapter.fixtures.ts";
import { chapterMembers, type ChapterRow } from "../../chapter/chapters.table.ts";
import { meetingCalls } from "../meeting-calls.fixtures.ts";
import type { MeetingRow } from "../chapter-meetings.table.ts";
import { notifyOfMeetings } from "./notify-chapter.ts";

const app = await sharedTestApp();
const { change } = meetingCalls(app);

const MOST_STATEMENTS = 10;

/** Members with a proven address, who get each notice by e-mail too. */
async function insertMembers(chapter: ChapterRow, count: number): Promise<void> {
  const now = new Date();
  const people = Array.from({ length: count }, (_, place) => {
    const id = newId();
    const times = { emailProvenAt: now, createdAt: now, updatedAt: now, lastActiveAt: now };
    return { id, name: `Member ${place}`, email: `${id}@example.com`, ...times };
  });
  await app.db.insert(members).values(people);
  await app.db.insert(chapterMembers).values(
    people.map(({ id }, place) => ({
      chapterId: chapter.id,
      memberId: id,
      status: "active" as const,
      category: LISTED_CATEGORIES[place]!.slug,
      joinedAt: now,
      changedAt: now,
    })),
  );
}

const tell = (by: Person, chapter: ChapterRow, meeting: MeetingRow) =>
  statementsOf(app.databaseUrl, (tx) =>
    notifyOfMeetings({ ...app.services, now: app.clock.now(), member: by.member }, tx, chapter, [meeting], {
      what: "cancelled",
      reason: "The hall is closed.",
    }),
  );

// First, because two hundred mails wait after the other one.
test("the mail of a cancelled meeting says which one, and why", async () => {
  const [asha, ravi] = [await app.signIn("Asha Menon", { premium: true }), await app.signIn("Ravi Kulkarni")];
  const chapter = await insertChapter(app, [asha, ravi]);
  const meeting = await insertChapterMeeting(app, chapter, { inMinutes: 600 });
  await change(asha, meeting, { action: "cancel", reason: "The hall is closed." });
  const when = appointmentInWords(meeting.startsAt);
  const mail = await newestMessage(app, ravi.member.email!);
  expect(mail.subject).toBe(`The meeting of ${chapter.name} on ${when} is cancelled`);
  expect(mail.text).toContain("Reason: The hall is closed.");
  expect(mail.text).toContain("See the meeting:");
  expect(await noticesTo(app, ravi)).toEqual([CHAPTER_MEETING_TEXT.cancelledOn(chapter.name, when)]);
  const stored = await app.db
    .select({ values: notifications.values })
    .from(notifications)
    .where(eq(notifications.recipientId, ravi.member.id));
  expect(JSON.stringify(stored)).not.toContain("The hall");
});

test("a notice to 100 members takes ten statements, however many they are", async () => {
  const asha = await app.signIn("Asha Menon");
  const chapter = await insertChapter(app, [asha]);
  await insertMembers(chapter, 100);
  // The first mail of all generates the secrets of unsubscribe links.
  await tell(asha, chapter, await insertChapterMeeting(app, chapter, { inMinutes: 300 }));
  const meeting = await insertChapterMeeting(app, chapter, { inMinutes: 600 });
  const statements = await tell(asha, chapter, meeting);
  expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(MOST_STATEMENTS);
  const about = `chapter-meeting:${meeting.id}:scheduled:0`;
  const told = and(eq(notifications.about, about), eq(notifications.mailed, true));
  expect(await app.db.$count(notifications, told)).toBe(100);
});
