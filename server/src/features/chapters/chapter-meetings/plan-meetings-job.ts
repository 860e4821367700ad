import { and, asc, eq, exists, gt, inArray, or, sql } from "drizzle-orm";
import { chapterPath, LISTED_STATUSES } from "@cardplaza/contract/chapters/chapter-words";
import { HOUR_SECONDS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { rhythmOf } from "../chapter/chapter-notice.ts";
import { chapters, type ChapterRow } from "../chapter/chapters.table.ts";
import { newsOfMeeting, placeOf } from "./notices/meeting-notice.ts";
import { chapterMeetings } from "./chapter-meetings.table.ts";
import { membersOf, notifyChapter } from "./notices/notify-chapter.ts";
import { isRunning, planMeetings, type Planned } from "./plan-meetings.ts";

const BATCH = 200;

/** One chapter after it was created or changed; every night all, so that twelve weeks are always planned. */
export const planMeetingsJob: Job<JobContext, { chapterId?: string }> = {
  name: "plan-chapter-meetings",
  schedule: "30 2 * * *",
  expireInSeconds: HOUR_SECONDS,
  async run(ctx, { chapterId }, signal) {
    if (chapterId) return planOne(ctx, chapterId, notifyOfPlan);
    for (let after = ""; ;) {
      const ids = await idsAfter(ctx, after);
      for (const id of ids) {
        signal.throwIfAborted();
        await planOne(ctx, id);
      }
      if (ids.length < BATCH) return;
      after = ids.at(-1)!;
    }
  },
};

type AfterPlan = (ctx: JobContext, tx: Tx, chapter: ChapterRow, plan: Planned) => Promise<void>;

function planOne(ctx: JobContext, chapterId: string, then?: AfterPlan): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const [chapter] = await tx.select().from(chapters).where(eq(chapters.id, chapterId)).for("no key update");
    if (!chapter) return;
    const plan = await planMeetings(ctx, tx, chapter);
    await then?.(ctx, tx, chapter, plan);
  });
}

/** Those that meet, and those that have ended with meetings still planned. */
async function idsAfter({ db, now }: JobContext, after: string): Promise<string[]> {
  const hasMeetings = exists(
    db
      .select({ one: sql`1` })
      .from(chapterMeetings)
      .where(
        and(
          eq(chapterMeetings.chapterId, chapters.id),
          eq(chapterMeetings.status, "scheduled"),
          gt(chapterMeetings.startsAt, now),
        ),
      ),
  );
  const rows = await db
    .select({ id: chapters.id })
    .from(chapters)
    .where(and(gt(chapters.id, after), or(inArray(chapters.status, [...LISTED_STATUSES]), hasMeetings)))
    .orderBy(asc(chapters.id))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

/** Once for a series: with each new rhythm, and when it ends. */
async function notifyOfPlan(ctx: JobContext, tx: Tx, chapter: ChapterRow, plan: Planned): Promise<void> {
  const { id } = chapter;
  const told = newsOfPlan(chapter, plan);
  // A founder who is still alone knows when they meet.
  if (!told || (await membersOf(tx, id)).length < 2) return;
  await notifyChapter(ctx, tx, {
    chapterId: id,
    meetings: plan.dropped,
    news: "chapter-meeting.changed",
    with: told,
    targetUrl: chapterPath(id, "meetings"),
    about: `chapter-series:${id}`,
  });
}

function newsOfPlan(chapter: ChapterRow, { dropped: [next], hasNewTimes }: Planned) {
  if (!isRunning(chapter)) return next && { ...newsOfMeeting(chapter, next), what: "cancelled" as const };
  if (!hasNewTimes) return undefined;
  const series = { chapter: chapter.name, rhythm: rhythmOf(chapter), ...placeOf(chapter) };
  return { ...series, what: "scheduled" as const };
}
