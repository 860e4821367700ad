import { z } from "zod";
import { Day, Moment } from "../dates.ts";
import { Email, PhoneText } from "../accounts/people.ts";
import { endpoints } from "../endpoint.ts";
import { Id, Timestamp } from "../shapes.ts";
import { Line, Text } from "../text.ts";
import { SeatCategory } from "./chapter-fields.ts";
import { CHAPTER_LIMITS, DURATION_MINUTES } from "./chapter-words.ts";
import { OneChapter } from "./chapters.ts";
import { Attendance, ChapterMeeting, Visitor } from "./chapter-meeting.ts";
import {
  ATTENDANCE_STATES,
  CHECK_IN_CODE_MAX,
  CHAPTER_MEETING_ACTIONS,
  VISITOR_OUTCOMES,
} from "./chapter-meeting-words.ts";
import { NAME_MAX, NAME_MIN } from "../accounts/account-words.ts";

const One = z.object({ id: Id });
const WRITES = { points: 600, seconds: 3600, by: "account" } as const;
/** Only from a mail to the visitor. */
const VisitCode = z.object({ code: z.string().max(200) });
const CANCELS = { points: 60, seconds: 3600, by: "address" } as const;
const Agenda = {
  agenda: Text(...CHAPTER_LIMITS.agenda).optional(),
  speaker: Line(...CHAPTER_LIMITS.speaker).optional(),
};

export const chapterMeetings = endpoints({
  "GET /api/chapters/:id/meetings": {
    summary: "The meetings of a chapter: those to come, or the past ones, the newest first",
    params: OneChapter,
    query: z.object({
      when: z.enum(["upcoming", "past"]).catch("upcoming").default("upcoming"),
      cursor: Id.optional(),
    }),
    returns: z.object({ meetings: z.array(ChapterMeeting), nextCursor: z.string().nullable() }),
  },
  "POST /api/chapters/:id/meetings": {
    summary: "Add a meeting outside the rhythm",
    auth: "member",
    params: OneChapter,
    body: z.object({
      startsAt: Moment,
      durationMin: z.number().int().min(DURATION_MINUTES[0]).max(DURATION_MINUTES[1]).optional(),
      venue: Line(...CHAPTER_LIMITS.venue).optional(),
      ...Agenda,
    }),
    returns: ChapterMeeting,
    status: 201,
    limit: WRITES,
  },
  "GET /api/chapters/:id/calendar.ics": {
    summary: "The meetings of a chapter as a calendar that calendars can subscribe to",
    params: OneChapter,
    returns: { raw: "text/calendar; charset=utf-8" },
    limit: { points: 120, seconds: 3600, by: "address" },
  },
  "GET /api/chapter-meetings/:id": {
    summary: "A meeting with its attendance and visitors, for members of the chapter",
    auth: "member",
    params: One,
    returns: z.object({
      meeting: ChapterMeeting,
      attendance: z.array(Attendance),
      visitors: z.array(Visitor),
      isOfficer: z.boolean(),
    }),
  },
  "PATCH /api/chapter-meetings/:id": {
    summary: "Move or cancel a meeting, alone or with all that follow, or change its agenda",
    auth: "member",
    params: One,
    body: z.object({
      action: z.enum(CHAPTER_MEETING_ACTIONS),
      startsAt: Moment.optional(),
      /** The change is also for the meetings after this one. */
      following: z.boolean().optional(),
      reason: Line(...CHAPTER_LIMITS.reason).optional(),
      venue: Line(...CHAPTER_LIMITS.venue).optional(),
      ...Agenda,
    }),
    returns: ChapterMeeting,
    limit: WRITES,
  },
  "POST /api/chapter-meetings/:id/rsvp": {
    summary: "Say whether you come",
    auth: "member",
    params: One,
    body: z.object({ going: z.boolean() }),
    returns: ChapterMeeting,
    limit: WRITES,
  },
  "GET /api/chapter-meetings/:id/code": {
    summary: "The code of these seconds, for the officer's screen",
    auth: "member",
    params: One,
    hiddenFromAdmins: true,
    returns: z.object({
      code: z.string(),
      /** Six digits that members type if they cannot scan the code. They change with it. */
      digits: z.string(),
      /** What the QR code leads to. */
      url: z.string(),
      /** The QR code as an SVG. */
      svg: z.string(),
      /** The code works until then. */
      validUntil: Timestamp,
      /** When the next code replaces this one. */
      changesAt: Timestamp,
      serverTime: Timestamp,
      present: z.number().int(),
    }),
    limit: { points: 1200, seconds: 3600, by: "account" },
  },
  "POST /api/chapter-meetings/:id/checkin": {
    summary: "Check in with the code on the screen; a queued one waits for an officer",
    auth: "member",
    params: One,
    body: z.object({
      code: Line(1, CHECK_IN_CODE_MAX),
      /** When the phone read the code, if it is sent later. */
      at: Moment.optional(),
    }),
    returns: z.object({ meeting: ChapterMeeting, pending: z.boolean() }),
    limit: { points: 60, seconds: 3600, by: "account" },
  },
  "PUT /api/chapter-meetings/:id/attendance": {
    summary: "Mark members, confirm late check-ins, correct within seven days with a reason",
    auth: "member",
    params: One,
    body: z
      .array(
        z.object({
          userId: Id,
          /** Null takes the mark back, or refuses a late check-in. */
          state: z.enum(ATTENDANCE_STATES).nullable(),
          substitute: z.object({ name: Line(NAME_MIN, NAME_MAX), phone: PhoneText }).optional(),
          reason: Line(...CHAPTER_LIMITS.reason).optional(),
          /** When the phone entered it, if it is sent later: what somebody else marked since then stays. */
          at: Moment.optional(),
        }),
      )
      .min(1)
      .max(100),
    returns: z.object({ attendance: z.array(Attendance) }),
    limit: WRITES,
  },
  "POST /api/chapter-meetings/:id/close": {
    summary: "Close a meeting; members without a mark are absent",
    auth: "member",
    params: One,
    returns: ChapterMeeting,
    limit: WRITES,
  },
  "POST /api/chapter-meetings/:id/visitors": {
    summary: "Add a visitor",
    auth: "member",
    params: One,
    body: z.object({
      name: Line(NAME_MIN, NAME_MAX),
      mobile: PhoneText,
      email: Email.optional(),
      category: SeatCategory,
      /** Officers may say who brought them; a member brings them themselves. */
      invitedBy: Id.optional(),
      /** They are here already. */
      attended: z.boolean().optional(),
      /** When the phone entered it, if it is sent later. */
      at: Moment.optional(),
    }),
    returns: Visitor,
    status: 201,
    limit: WRITES,
  },
  "GET /api/chapter-visits/cancel": {
    summary: "The page behind a visitor's link to cancel",
    query: VisitCode,
    hiddenFromAdmins: true,
    returns: { raw: "text/html" },
    limit: CANCELS,
  },
  "POST /api/chapter-visits/cancel": {
    summary: "A visitor cannot come",
    query: VisitCode,
    returns: { raw: "text/html" },
    limit: CANCELS,
  },
  "PATCH /api/chapter-visitors/:id": {
    summary: "Say what became of a visitor, and when to follow up",
    auth: "member",
    params: One,
    body: z.object({
      /** Somebody asked to visit, and an officer expects them now. */
      accepted: z.literal(true).optional(),
      outcome: z.enum(VISITOR_OUTCOMES).optional(),
      followUpOn: Day("Choose a day.").nullable().optional(),
      note: Text(...CHAPTER_LIMITS.note).optional(),
    }),
    returns: Visitor,
    limit: WRITES,
  },
});
