import { and, eq } from "drizzle-orm";
import { attendancePoints } from "@cardplaza/contract/chapters/points-rules";
import { isLate } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import type { Db, Tx } from "../../../platform/database.ts";
import { recordPoints, removePoints } from "../points/record-points.ts";
import { chapterAttendance, type AttendanceRow, type MeetingRow } from "./chapter-meetings.table.ts";

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
export const recordAttendance = (tx: Tx, meeting: MeetingRow, memberId: string, mark: Mark): Promise<void> =>
  recordAttendances(tx, meeting, new Map([[memberId, mark]]));

/** The same for several members, with the points of all of them at once. */
export async function recordAttendances(
  tx: Tx,
  meeting: MeetingRow,
  marks: ReadonlyMap<string, Mark>,
): Promise<void> {
  for (const [memberId, mark] of marks)
    await tx
      .insert(chapterAttendance)
      .values({ meetingId: meeting.id, memberId, ...mark })
      .onConflictDoUpdate({
        target: [chapterAttendance.meetingId, chapterAttendance.memberId],
        set: mark,
      });
  await countAttendance(tx, meeting, marks);
}

/** A late check-in that waits has no state yet, and leaves the points as they are. */
async function countAttendance(
  tx: Tx,
  { id, chapterId, startsAt }: MeetingRow,
  marks: ReadonlyMap<string, Mark>,
): Promise<void> {
  const counted = [...marks].flatMap(([memberId, { state }]) =>
    state === undefined ? [] : [{ memberId, points: state === null ? 0 : attendancePoints(state) }],
  );
  const without = counted.filter(({ points }) => points === 0).map(({ memberId }) => memberId);
  if (without.length > 0) await removePoints(tx, "attendance", id, without);
  await recordPoints(
    tx,
    counted
      .filter(({ points }) => points > 0)
      .map(({ memberId, points }) => ({
        chapterId,
        memberId,
        kind: "attendance",
        points,
        at: startsAt,
        sourceId: id,
        meetingId: id,
      })),
  );
}

/** Somebody is here by the code, theirs or the one they show. */
export const arrivalAt = ({ startsAt }: MeetingRow, now: Date) =>
  ({
    state: isLate(startsAt, now) ? "late" : "present",
    way: "code",
    markedBy: null,
    markedAt: now,
    pendingAt: null,
    pendingSentAt: null,
  }) satisfies Mark;

/** Closing marks everybody absent who was not there; a late check-in may still be confirmed after that. */
export const isAbsentByClosing = ({ state, way }: AttendanceRow) => state === "absent" && way === "clock";
