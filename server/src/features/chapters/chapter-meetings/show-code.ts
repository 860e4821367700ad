import { and, eq } from "drizzle-orm";
import { checkInPath } from "@cardplaza/contract/chapters/chapter-words";
import type { MemberContext } from "../../../context.ts";
import { drawQrSvg } from "../../../platform/pictures/qr-image.ts";
import { codeAt } from "./meeting-codes.ts";
import { beHere } from "./be-here.ts";
import { findMeetingRunBy, requireOpen } from "./meeting-queries.ts";
import { chapterAttendance } from "./chapter-meetings.table.ts";
import { wasThere } from "./present-meeting.ts";
import { arrivalAt } from "./record-attendance.ts";

/** The code of these seconds, for the screen of an officer. Who shows it is here. */
export async function showCode(ctx: MemberContext, id: string) {
  const { meeting, membership } = await findMeetingRunBy(ctx.db, id, ctx.member.id, ctx.now);
  requireOpen(meeting, ctx.now);
  if (membership.status === "active") await beHere(ctx, meeting, arrivalAt(meeting, ctx.now));
  const shown = codeAt(meeting, ctx.now);
  const url = ctx.origin + checkInPath(meeting.chapterId, id, shown.code);
  return {
    ...shown,
    url,
    svg: await drawQrSvg(url),
    serverTime: ctx.now,
    present: await ctx.db.$count(chapterAttendance, and(eq(chapterAttendance.meetingId, id), wasThere())),
  };
}
