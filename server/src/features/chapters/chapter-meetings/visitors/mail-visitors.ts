import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { CHAPTER_MEETING_TEXT, VISIT_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { appointmentInWords } from "@cardplaza/contract/date-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { JobContext } from "../../../../context.ts";
import type { Tx } from "../../../../platform/database.ts";
import { unsubscribeAddressUrl } from "../../../notifications/unsubscribe-codes.ts";
import { isUnsubscribed } from "../../../notifications/unsubscribed-addresses.ts";
import { withInertLinks } from "../../../outgoing/inert-links.ts";
import { layOutMail, unsubscribeHeaders } from "../../../outgoing/mail-layout.ts";
import { queueMail } from "../../../outgoing/queue-mail.ts";
import type { ChapterRow } from "../../chapter/chapters.table.ts";
import { writeCalendar } from "../calendar/write-calendar.ts";
import { cancelPath } from "./visit-codes.ts";
import { chapterVisitors, type MeetingRow, type VisitorRow } from "../chapter-meetings.table.ts";

type MailContext = Pick<JobContext, "jobs" | "now" | "origin">;
type News = "accepted" | "moved" | "cancelled";

/** Those who are expected and have no account. Without an address nobody can mail them: officers see whom to call. */
export async function mailVisitorsOf(
  ctx: MailContext,
  tx: Tx,
  chapter: ChapterRow,
  meetings: readonly MeetingRow[],
  news: News,
): Promise<void> {
  const visitors = await tx
    .select()
    .from(chapterVisitors)
    .where(
      and(
        inArray(
          chapterVisitors.meetingId,
          meetings.map(({ id }) => id),
        ),
        eq(chapterVisitors.outcome, "expected"),
        isNull(chapterVisitors.memberId),
        ne(chapterVisitors.email, ""),
      ),
    )
    .orderBy(chapterVisitors.id);
  for (const visitor of visitors)
    await mailVisitor(
      ctx,
      tx,
      chapter,
      meetings.find(({ id }) => id === visitor.meetingId)!,
      visitor,
      news,
    );
}

/** Once for each change of the meeting. The name of the visitor is not in it: anybody can write anybody's address. */
export async function mailVisitor(
  ctx: MailContext,
  tx: Tx,
  chapter: ChapterRow,
  meeting: MeetingRow,
  { id, email, acceptedAt }: VisitorRow,
  news: News,
): Promise<void> {
  if (email === "" || (await isUnsubscribed(tx, email, ctx.now))) return;
  const when = appointmentInWords(meeting.startsAt);
  const heading = HEADING[news](chapter.name, when);
  const unsubscribeUrl = await unsubscribeAddressUrl({ ...ctx, db: tx }, email);
  const opensMeeting = chapter.online && acceptedAt !== null && news !== "cancelled";
  const place = chapter.online
    ? VISIT_TEXT.online
    : VISIT_TEXT.at(`${meeting.venue || chapter.venue}, ${chapter.city}`);
  const mayCancel = acceptedAt !== null && news !== "cancelled";
  const cancelUrl = ctx.origin + (await cancelPath({ ...ctx, db: tx }, id));
  const paragraphs = [when, news === "cancelled" ? "" : place, news === "accepted" ? "" : meeting.reason];
  await queueMail(
    ctx,
    tx,
    {
      to: email,
      subject: heading,
      headers: unsubscribeHeaders(unsubscribeUrl),
      ...layOutMail({
        heading: withInertLinks(heading),
        paragraphs: paragraphs.filter(Boolean).map(withInertLinks),
        button: opensMeeting
          ? { label: VISIT_TEXT.openMeeting, url: chapter.link }
          : { label: VISIT_TEXT.seeChapter, url: ctx.origin + chapterPath(chapter.id) },
        ...(mayCancel && {
          lists: [
            {
              heading: VISIT_TEXT.cannotCome,
              items: [{ title: VISIT_TEXT.cancel, url: cancelUrl, lines: [] }],
            },
          ],
        }),
        footer: VISIT_TEXT.why,
        unsubscribeUrl,
      }),
      attachments: [
        {
          filename: "meeting.ics",
          contentType: "text/calendar; charset=utf-8",
          content: Buffer.from(writeCalendar(chapter, [meeting], ctx.origin, PRODUCT_NAME)).toString(
            "base64",
          ),
        },
      ],
    },
    { onceFor: `visit-${id}-${news}-${meeting.sequence}` },
  );
}

const HEADING: Record<News, (chapter: string, when: string) => string> = {
  accepted: (chapter) => VISIT_TEXT.accepted(chapter),
  moved: CHAPTER_MEETING_TEXT.moved,
  cancelled: CHAPTER_MEETING_TEXT.cancelledOn,
};
