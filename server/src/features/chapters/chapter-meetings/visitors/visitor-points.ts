import { POINTS } from "@cardplaza/contract/chapters/points-words";
import type { Tx } from "../../../../platform/database.ts";
import { recordPoints, removePoints } from "../../points/record-points.ts";
import type { MeetingRow, VisitorRow } from "../chapter-meetings.table.ts";

/** The member who invited a visitor gets points when they come, and more when they join. */
export async function recordVisitorPoints(tx: Tx, meeting: MeetingRow, visitor: VisitorRow): Promise<void> {
  const { id, chapterId, invitedBy, attendedAt, outcome } = visitor;
  const earned = [
    { kind: "visitor_attended", points: POINTS.visitorAttended, isEarned: attendedAt !== null },
    { kind: "visitor_joined", points: POINTS.visitorJoined, isEarned: outcome === "joined" },
  ] as const;
  for (const { kind, points, isEarned } of earned) {
    if (!isEarned || invitedBy === null) await removePoints(tx, kind, id);
    else
      await recordPoints(tx, [
        {
          chapterId,
          memberId: invitedBy,
          kind,
          points,
          at: meeting.startsAt,
          sourceId: id,
          meetingId: meeting.id,
        },
      ]);
  }
}
