import { sql } from "drizzle-orm";
import { meetingPath } from "@cardplaza/contract/chapters/chapter-words";
import { TO_ANSWER_TEXT } from "@cardplaza/contract/to-answer/to-answer-words";
import { executePlanned } from "../../../../platform/execute-planned.ts";
import type { ToAnswerPart, ToAnswerRow } from "../../../../registry/to-answer-part.ts";
import { countRows } from "../../../to-answer/count-rows.ts";
import { first, msOf, placeByClock } from "../../../to-answer/place-in-order.ts";
import { waysToReach } from "../../../to-answer/ways-to-reach.ts";
import { chaptersRunBy } from "../../chapter/run-by.ts";
import { chapterMeetings, chapterVisitors } from "../chapter-meetings.table.ts";

/** Requests to visit the next meetings of the chapters that the member runs. Their clock ends when the meeting begins. */
export const visitsToAnswer: ToAnswerPart = {
  kind: "visit",
  async list({ db, member, now }, { after, limit }) {
    const place = placeByClock(after);
    const at = sql`${place.at.toISOString()}::timestamptz`;
    const rows = await executePlanned<Row>(
      db,
      sql`select waiting.*, run.id as "chapterId", run.name as chapter, ${msOf(chapterMeetings.startsAt)} as "startsMs"
        from ${nextMeetings(member.id, now)} and ${chapterMeetings.startsAt} >= ${at} cross join lateral (
          select ${chapterVisitors.id}, ${chapterVisitors.meetingId} as "meetingId", ${chapterVisitors.name},
            ${chapterVisitors.mobile}, ${chapterVisitors.email}, ${msOf(chapterVisitors.createdAt)} as "askedMs"
          from ${chapterVisitors} where ${isAsked}
            and ${chapterVisitors.id} > case when ${chapterMeetings.startsAt} = ${at} then ${place.id} else '' end
          order by ${chapterVisitors.id} ${first(limit)}) waiting`,
    );
    return rows.map(present);
  },
  count: ({ db, member, now }, atMost) =>
    countRows(db, atMost, [
      sql`select 1 from ${nextMeetings(member.id, now)} cross join lateral (
        select 1 from ${chapterVisitors} where ${isAsked} ${first(atMost)}) waiting`,
    ]),
};

const nextMeetings = (memberId: string, now: Date) => sql`${chaptersRunBy(memberId)}
  join ${chapterMeetings} on ${chapterMeetings.chapterId} = run.id and ${chapterMeetings.status} = 'scheduled'
    and ${chapterMeetings.startsAt} > ${now.toISOString()}::timestamptz`;

const isAsked = sql`${chapterVisitors.meetingId} = ${chapterMeetings.id} and ${chapterVisitors.acceptedAt} is null
  and ${chapterVisitors.outcome} = 'expected'`;

interface Row extends Record<string, unknown> {
  id: string;
  meetingId: string;
  chapterId: string;
  chapter: string;
  name: string;
  mobile: string;
  email: string;
  askedMs: number;
  startsMs: number;
}

function present({ id, meetingId, chapterId, chapter, name, mobile, email, ...times }: Row): ToAnswerRow {
  const { reach, contact } = waysToReach({ phone: mobile, email });
  return {
    _id: id,
    title: name,
    subtitle: TO_ANSWER_TEXT.visit(chapter),
    createdAt: new Date(times.askedMs),
    dueAt: new Date(times.startsMs),
    path: meetingPath(chapterId, meetingId),
    ...contact,
    acts: ["accept", ...reach, "open"],
    accept: { method: "PATCH", path: `/api/chapter-visitors/${id}`, body: { accepted: true } },
  };
}
