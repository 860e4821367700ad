import { z } from "zod";
import { Person } from "../people/person.ts";
import { Id, Timestamp } from "../shapes.ts";
import { ATTENDANCE_STATES, CHAPTER_MEETING_STATUSES, VISITOR_OUTCOMES } from "./chapter-meeting-words.ts";

const Count = z.number().int();

/** A meeting as members of the chapter see it; visitors see time, place and speaker. */
export const ChapterMeeting = z.object({
  _id: Id,
  chapterId: Id,
  chapterName: z.string(),
  startsAt: Timestamp,
  endsAt: Timestamp,
  status: z.enum(CHAPTER_MEETING_STATUSES),
  online: z.boolean(),
  venue: z.string(),
  /** Only for members and visitors who were accepted. */
  link: z.string(),
  agenda: z.string(),
  speaker: z.string(),
  /** Why it was moved or cancelled. */
  reason: z.string(),
  going: Count,
  notGoing: Count,
  /** The viewer's own answer. */
  ownRsvp: z.boolean().nullable(),
  ownState: z.enum(ATTENDANCE_STATES).nullable(),
  /** The viewer's check-in waits for an officer. */
  ownPending: z.boolean(),
  present: Count,
  closedAt: Timestamp.nullable(),
});
export type ChapterMeeting = z.infer<typeof ChapterMeeting>;

export const Attendance = z.object({
  userId: Id,
  person: Person,
  categoryName: z.string(),
  rsvp: z.boolean().nullable(),
  state: z.enum(ATTENDANCE_STATES).nullable(),
  /** A late check-in that an officer must confirm, with the time of the phone. */
  pending: z.object({ at: Timestamp, sentAt: Timestamp }).nullable(),
  substitute: z.object({ name: z.string(), phone: z.string() }).nullable(),
  /** Why it was corrected after the meeting had closed. */
  reason: z.string(),
});
export type Attendance = z.infer<typeof Attendance>;

/** The phone number is for officers and the member who invited them. */
export const Visitor = z.object({
  _id: Id,
  meetingId: Id,
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  /** An officer expects them, or a member brings them. */
  accepted: z.boolean(),
  /** They are expected, but have neither an account nor an address: somebody must call them. */
  notTold: z.boolean(),
  category: z.string(),
  categoryName: z.string(),
  invitedBy: z.object({ _id: Id, name: z.string() }).nullable(),
  visits: Count,
  outcome: z.enum(VISITOR_OUTCOMES),
  followUpOn: z.string().nullable(),
  note: z.string(),
  startsAt: Timestamp,
});
export type Visitor = z.infer<typeof Visitor>;
