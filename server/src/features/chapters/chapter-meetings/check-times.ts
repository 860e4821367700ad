import { and, eq, gt } from "drizzle-orm";
import { endsAt } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import { CHAPTER_MEETING_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Tx } from "../../../platform/database.ts";
import { conflict, invalid } from "../../../platform/refusals.ts";
import { chapterMeetings, type MeetingRow } from "./chapter-meetings.table.ts";

type Times = Pick<MeetingRow, "id" | "startsAt" | "durationMin">;
const A_YEAR_MS = 366 * DAY_MS;

/** Throws unless a meeting may begin then. */
export function requireAhead(startsAt: Date, now: Date): void {
  if (startsAt <= now) throw invalid({ startsAt: CHAPTER_MEETING_TEXT.past });
  if (startsAt.getTime() > now.getTime() + A_YEAR_MS)
    throw invalid({ startsAt: CHAPTER_MEETING_TEXT.tooFar });
}

/** Throws if a chapter would have two meetings at once. The caller has locked the chapter. */
export async function requireFreeTimes(tx: Tx, chapterId: string, wanted: readonly Times[], now: Date) {
  const scheduled = await tx
    .select()
    .from(chapterMeetings)
    .where(
      and(
        eq(chapterMeetings.chapterId, chapterId),
        eq(chapterMeetings.status, "scheduled"),
        gt(chapterMeetings.startsAt, new Date(now.getTime() - DAY_MS)),
      ),
    );
  const changed = new Set(wanted.map(({ id }) => id));
  const others = scheduled.filter(({ id }) => !changed.has(id));
  const isTaken = wanted.some((each) => others.some((other) => overlap(each, other)));
  if (isTaken) throw conflict(CHAPTER_MEETING_TEXT.sameTime);
}

type Span = Pick<MeetingRow, "startsAt" | "durationMin">;
export const overlap = (one: Span, other: Span) =>
  one.startsAt < endsAt(other) && other.startsAt < endsAt(one);
