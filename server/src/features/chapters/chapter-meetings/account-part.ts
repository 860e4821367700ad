import { asc, eq, inArray } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { chapterIdsOf } from "../chapter/account-part.ts";
import { chapters } from "../chapter/chapters.table.ts";
import { chapterAttendance, chapterMeetings, chapterVisitors } from "./chapter-meetings.table.ts";
import { eraseVisitsOf } from "./visitors/erase-visitors.ts";

/** How a member was at meetings, the visitors they brought and the visits they made. */
export const meetingsPart: AccountPart = {
  kinds: {
    "chapter-attendance": (db, memberId) =>
      db
        .select({
          chapter: chapters.name,
          startsAt: chapterMeetings.startsAt,
          going: chapterAttendance.going,
          state: chapterAttendance.state,
          way: chapterAttendance.way,
          markedAt: chapterAttendance.markedAt,
          substituteName: chapterAttendance.substituteName,
          substitutePhone: chapterAttendance.substitutePhone,
          pendingAt: chapterAttendance.pendingAt,
          reason: chapterAttendance.reason,
        })
        .from(chapterAttendance)
        .innerJoin(chapterMeetings, eq(chapterMeetings.id, chapterAttendance.meetingId))
        .innerJoin(chapters, eq(chapters.id, chapterMeetings.chapterId))
        .where(eq(chapterAttendance.memberId, memberId))
        .orderBy(asc(chapterMeetings.startsAt)),
    "chapter-visitors": (db, memberId) =>
      db
        .select({
          chapter: chapters.name,
          startsAt: chapterMeetings.startsAt,
          name: chapterVisitors.name,
          mobile: chapterVisitors.mobile,
          email: chapterVisitors.email,
          category: chapterVisitors.category,
          outcome: chapterVisitors.outcome,
          followUpOn: chapterVisitors.followUpOn,
          note: chapterVisitors.note,
        })
        .from(chapterVisitors)
        .innerJoin(chapterMeetings, eq(chapterMeetings.id, chapterVisitors.meetingId))
        .innerJoin(chapters, eq(chapters.id, chapterVisitors.chapterId))
        .where(eq(chapterVisitors.invitedBy, memberId))
        .orderBy(asc(chapterVisitors.id)),
    "chapter-visits": (db, memberId) =>
      db
        .select({
          chapter: chapters.name,
          startsAt: chapterMeetings.startsAt,
          name: chapterVisitors.name,
          mobile: chapterVisitors.mobile,
          email: chapterVisitors.email,
          category: chapterVisitors.category,
          outcome: chapterVisitors.outcome,
        })
        .from(chapterVisitors)
        .innerJoin(chapterMeetings, eq(chapterMeetings.id, chapterVisitors.meetingId))
        .innerJoin(chapters, eq(chapters.id, chapterVisitors.chapterId))
        .where(eq(chapterVisitors.memberId, memberId))
        .orderBy(asc(chapterVisitors.id)),
  },
  async lock(tx, memberId) {
    await tx
      .select({ id: chapterMeetings.id })
      .from(chapterMeetings)
      .where(inArray(chapterMeetings.chapterId, chapterIdsOf(tx, memberId)))
      .orderBy(asc(chapterMeetings.id))
      .for("no key update");
  },
  async erase(_ctx, tx, memberId) {
    await tx.delete(chapterAttendance).where(eq(chapterAttendance.memberId, memberId));
    await tx
      .update(chapterAttendance)
      .set({ markedBy: null })
      .where(eq(chapterAttendance.markedBy, memberId));
    await tx.update(chapterMeetings).set({ closedBy: null }).where(eq(chapterMeetings.closedBy, memberId));
    await eraseVisitsOf(tx, memberId);
    // The visitors they brought stay with the chapter, without their name.
    await tx.update(chapterVisitors).set({ invitedBy: null }).where(eq(chapterVisitors.invitedBy, memberId));
  },
};
