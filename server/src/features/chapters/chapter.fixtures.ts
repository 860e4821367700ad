import { eq, sql } from "drizzle-orm";
import { DAY_MS, MINUTE_MS } from "@cardplaza/contract/time";
import { LISTED_CATEGORIES } from "@cardplaza/contract/categories/business-categories";
import { newId } from "../../platform/ids.ts";
import { one } from "../../platform/one.ts";
import type { Person, TestApp } from "../../testing/test-app.ts";
import { chapterMembers, chapters, type ChapterRow, type MembershipRow } from "./chapter/chapters.table.ts";
import { chapterMeetings, type MeetingRow } from "./chapter-meetings/chapter-meetings.table.ts";

type App = Pick<TestApp, "db">;
type Named = Pick<Person, "member">;

/** Inserts a chapter with its leader and members straight into the database; each test sets what differs. */
export async function insertChapter(
  app: App,
  [leader, ...others]: [Named, ...Named[]],
  fields: Partial<ChapterRow> = {},
  now = new Date(),
): Promise<ChapterRow> {
  const id = newId(now.getTime());
  const founded = new Date(now.getTime() - 90 * DAY_MS);
  const name = fields.name ?? `Pune Breakfast Circle ${id.slice(-6)}`;
  const chapter = one(
    await app.db
      .insert(chapters)
      .values({
        id,
        name,
        nameKey: name.toLowerCase().replaceAll(" ", ""),
        city: "Pune",
        state: "Maharashtra",
        pin: "411001",
        lat: 18.52,
        lng: 73.86,
        description: "Owners of small businesses in Pune who meet for breakfast and help each other to sell.",
        venue: "Hotel Deccan, FC Road",
        weekday: 2,
        startTime: "07:30",
        durationMin: 90,
        frequency: "weekly",
        firstDay: "2026-01-06",
        maxMembers: 40,
        visitorMaxVisits: 2,
        absenceLimit: 3,
        status: others.length >= 4 ? "active" : "pending",
        lastMetAt: now,
        createdAt: founded,
        updatedAt: founded,
        ...fields,
      })
      .returning(),
  );
  await insertMembership(app, chapter, leader, { role: "leader" }, founded);
  for (const other of others) await insertMembership(app, chapter, other, {}, founded);
  return one(await app.db.select().from(chapters).where(eq(chapters.id, id)));
}

/** Every member gets a category of their own, unless the test names one. */
export async function insertMembership(
  app: App,
  chapter: Pick<ChapterRow, "id">,
  { member }: Named,
  fields: Partial<MembershipRow> = {},
  now = new Date(),
): Promise<MembershipRow> {
  const taken = await app.db.$count(chapterMembers, eq(chapterMembers.chapterId, chapter.id));
  const category = fields.category ?? LISTED_CATEGORIES[taken % LISTED_CATEGORIES.length]!.slug;
  const status = fields.status ?? "active";
  const seated = ["active", "on_leave", "suspended"].includes(status);
  const membership = one(
    await app.db
      .insert(chapterMembers)
      .values({
        chapterId: chapter.id,
        memberId: member.id,
        status,
        category,
        seat: seated ? category : null,
        joinedAt: seated ? now : null,
        changedAt: now,
        ...fields,
      })
      .returning(),
  );
  if (seated)
    await app.db
      .update(chapters)
      .set({ seated: sql`${chapters.seated} + 1` })
      .where(eq(chapters.id, chapter.id));
  return membership;
}

/** A meeting that begins in so many minutes: 0 is one that is open now. */
export async function insertChapterMeeting(
  app: App,
  chapter: Pick<ChapterRow, "id">,
  {
    inMinutes = 0,
    now = new Date(),
    ...fields
  }: Partial<MeetingRow> & { inMinutes?: number; now?: Date } = {},
): Promise<MeetingRow> {
  return one(
    await app.db
      .insert(chapterMeetings)
      .values({
        id: newId(now.getTime()),
        chapterId: chapter.id,
        startsAt: new Date(now.getTime() + inMinutes * MINUTE_MS),
        durationMin: 90,
        codeSecret: "test-secret-of-this-meeting",
        createdAt: now,
        ...fields,
      })
      .returning(),
  );
}
