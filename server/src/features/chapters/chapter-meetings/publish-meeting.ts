import { and, eq, inArray } from "drizzle-orm";
import { CHAPTER_MEETING_EVENT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import type { Services } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { takesPart } from "../chapter/chapter-queries.ts";
import { chapterMembers } from "../chapter/chapters.table.ts";
import { chapterMeetings } from "./chapter-meetings.table.ts";

/** The members of the chapter that meets. */
export const MEETING_AUDIENCE = "chapter-meeting";

/** Open screens of the meeting fetch it again. */
export const publishMeeting = ({ live }: Pick<Services, "live">, tx: Tx, meetingId: string) =>
  live.publishTo(tx, { kind: MEETING_AUDIENCE, id: meetingId }, CHAPTER_MEETING_EVENT, { meetingId });

export async function findMembersOfMeeting(db: Db, meetingId: string, memberIds: string[]) {
  const rows = await db
    .select({ id: chapterMembers.memberId })
    .from(chapterMembers)
    .innerJoin(chapterMeetings, eq(chapterMeetings.chapterId, chapterMembers.chapterId))
    .where(and(eq(chapterMeetings.id, meetingId), inArray(chapterMembers.memberId, memberIds), takesPart()));
  return rows.map(({ id }) => id);
}
