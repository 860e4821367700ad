import { asc, eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { isOfficer } from "../chapter/chapter-queries.ts";
import { findMeetingOf } from "./meeting-queries.ts";
import { chapterVisitors } from "./chapter-meetings.table.ts";
import { presentAttendance } from "./present-attendance.ts";
import { presentMeeting } from "./present-meeting.ts";
import { presentVisitors } from "./visitors/present-visitors.ts";

/** A meeting as members of the chapter see it. */
export async function showMeeting(ctx: MemberContext, id: string) {
  const found = await findMeetingOf(ctx.db, id, ctx.member.id);
  const visitors = await ctx.db
    .select()
    .from(chapterVisitors)
    .where(eq(chapterVisitors.meetingId, id))
    .orderBy(asc(chapterVisitors.id));
  return {
    meeting: await presentMeeting(ctx, found.meeting, ctx.member.id),
    attendance: await presentAttendance(ctx.db, found),
    visitors: await presentVisitors(ctx.db, visitors, found.membership),
    isOfficer: isOfficer(found.membership.role),
  };
}
