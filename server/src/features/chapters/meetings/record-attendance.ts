import { and, eq } from "drizzle-orm";
import { attendancePoints } from "@cardplaza/contract/chapters/points-rules";
import type { Db, Tx } from "../../../platform/database.ts";
import { recordPoints, removePoints } from "../points/record-points.ts";
import { chapterAttendance, type AttendanceRow, type MeetingRow } from "./meetings.table.ts";

export type Mark = Partial<Omit<AttendanceRow, "meetingId" | "memberId" | "going">>;

export async function findAttendance(
  db: Db,
  meetingId: string,
  memberId: string,
): Promise<AttendanceRow | undefined> {
  const [row] = await db
    .select()
    .from(chapterAttendance)
    .where(and(eq(chapterAttendance.meetingId, meetingId), eq(chapterAttendance.memberId, memberId)));
  return row;
}

/** Writes how a member was there, with the points for it. The caller has locked the meeting. */
export async function recordAttendance(
  tx: Tx,
  meeting: MeetingRow,
  memberId: string,
  mark: Mark,
): Promise<void> {
  await tx
    .insert(chapterAttendance)
    .values({ meetingId: meeting.id, memberId, ...mark })
    .onConflictDoUpdate({
      target: [chapterAttendance.meetingId, chapterAttendance.memberId],
      set: mark,
    });
  if (mark.state === undefined) return;
  const points = mark.state === null ? 0 : attendancePoints(mark.state);
  if (points === 0) return removePoints(tx, "attendance", meeting.id, [memberId]);
  await recordPoints(tx, [
    {
      chapterId: meeting.chapterId,
      memberId,
      kind: "attendance",
      points,
      at: meeting.startsAt,
      sourceId: meeting.id,
      meetingId: meeting.id,
    },
  ]);
}

/** Closing marks everybody absent who was not there; a late check-in may still be confirmed after that. */
export const isAbsentByClosing = ({ state, way }: AttendanceRow) => state === "absent" && way === "clock";
