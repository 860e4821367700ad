import { eq } from "drizzle-orm";
import { meetingPath } from "@cardplaza/contract/chapters/chapter-words";
import { VISIT_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { appointmentInWords } from "@cardplaza/contract/date-words";
import { ApiResponse, type RawBody } from "@cardplaza/contract/endpoint";
import type { Context } from "../../../../context.ts";
import { PLAIN_PAGE_HEADERS } from "../../../../pages/plain-page.ts";
import type { Db, Tx } from "../../../../platform/database.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { notifyOfficers } from "../../chapter/members/notify-officers.ts";
import { chapters } from "../../chapter/chapters.table.ts";
import { newsOfVisit } from "../notices/meeting-notice.ts";
import { lockMeeting } from "../meeting-queries.ts";
import { chapterMeetings, chapterVisitors, type VisitorRow } from "../chapter-meetings.table.ts";
import { publishMeeting } from "../publish-meeting.ts";
import { askPage, badLinkPage, cancelledPage, overPage } from "./cancel-pages.ts";
import { readVisitCode } from "./visit-codes.ts";

type Shown = ApiResponse<RawBody>;

export const wasCancelled = ({ outcome, note }: VisitorRow) =>
  outcome === "declined" && note === VISIT_TEXT.cancelNote;

/** Only asks, because programs that scan mail follow every link in it. */
export async function showCancelPage(ctx: Context, code: string): Promise<Shown> {
  const visit = await findVisit(ctx, ctx.db, code);
  if (!visit) return shown(badLinkPage(), 404);
  if (!isAhead(visit, ctx.now)) return shown(overPage());
  return shown(askPage(visit.chapter.name, appointmentInWords(visit.meeting.startsAt), code));
}

/** The seat at the breakfast is free, and the officers know. Repeating it is harmless. */
export function cancelVisit(ctx: Context, code: string): Promise<Shown> {
  return inTransaction(ctx.db, async (tx) => {
    const known = await findVisit(ctx, tx, code);
    if (!known) return shown(badLinkPage(), 404);
    await lockMeeting(tx, known.meeting.id);
    const visit = (await findVisit(ctx, tx, code))!;
    if (wasCancelled(visit.visitor)) return shown(cancelledPage(visit.chapter.name, visit.chapter.id));
    if (!isAhead(visit, ctx.now)) return shown(overPage());
    await saveCancelled(ctx, tx, visit);
    return shown(cancelledPage(visit.chapter.name, visit.chapter.id));
  });
}

type Visit = NonNullable<Awaited<ReturnType<typeof findVisit>>>;

async function findVisit(ctx: Pick<Context, "now">, db: Db | Tx, code: string) {
  const id = await readVisitCode({ db, now: ctx.now }, code);
  if (!id) return undefined;
  const [visit] = await db
    .select({ visitor: chapterVisitors, meeting: chapterMeetings, chapter: chapters })
    .from(chapterVisitors)
    .innerJoin(chapterMeetings, eq(chapterMeetings.id, chapterVisitors.meetingId))
    .innerJoin(chapters, eq(chapters.id, chapterVisitors.chapterId))
    .where(eq(chapterVisitors.id, id));
  return visit;
}

const isAhead = ({ visitor, meeting }: Visit, now: Date) =>
  visitor.outcome === "expected" && meeting.status === "scheduled" && meeting.startsAt > now;

async function saveCancelled(
  ctx: Context,
  tx: Tx,
  { visitor: { id, name, category }, meeting, chapter }: Visit,
): Promise<void> {
  await tx
    .update(chapterVisitors)
    .set({ outcome: "declined", note: VISIT_TEXT.cancelNote, followUpOn: null })
    .where(eq(chapterVisitors.id, id));
  await notifyOfficers(ctx, tx, chapter.id, {
    news: "visit.cancelled",
    with: newsOfVisit(chapter, meeting, { name, category }),
    targetUrl: meetingPath(chapter.id, meeting.id),
    about: `chapter-visit-cancelled:${id}`,
  });
  await publishMeeting(ctx, tx, meeting.id);
}

const shown = (body: string, status = 200): Shown =>
  new ApiResponse({ body }, { status, headers: PLAIN_PAGE_HEADERS });
