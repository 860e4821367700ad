// Limits, lists and texts of a chapter's meetings. Free of zod: pages and forms import it.
import { liveEvent } from "../live/live-stream.ts";

export const CHAPTER_MEETING_STATUSES = ["scheduled", "open", "closed", "cancelled"] as const;
export type ChapterMeetingStatus = (typeof CHAPTER_MEETING_STATUSES)[number];
export const CHAPTER_MEETING_STATUS_LABEL: Record<ChapterMeetingStatus, string> = {
  scheduled: "Scheduled",
  open: "Open now",
  closed: "Closed",
  cancelled: "Cancelled",
};

/** What members answer before a meeting. */
export const RSVP_LABEL = { going: "Going", notGoing: "Not going" } as const;

export const ATTENDANCE_STATES = ["present", "late", "substitute", "medical", "absent"] as const;
export type AttendanceState = (typeof ATTENDANCE_STATES)[number];
export const ATTENDANCE_LABEL: Record<AttendanceState, string> = {
  present: "Present",
  late: "Late",
  substitute: "Substitute",
  medical: "Medical leave",
  absent: "Absent",
};
/** How somebody was marked. A late check-in from the queue counts once an officer confirms it. */
export const ATTENDANCE_WAYS = ["code", "officer", "queue", "clock"] as const;
export type AttendanceWay = (typeof ATTENDANCE_WAYS)[number];

export const VISITOR_OUTCOMES = ["expected", "attended", "applied", "joined", "declined"] as const;
export type VisitorOutcome = (typeof VISITOR_OUTCOMES)[number];
export const VISITOR_OUTCOME_LABEL: Record<VisitorOutcome, string> = {
  expected: "Expected",
  attended: "Attended",
  applied: "Applied",
  joined: "Joined",
  declined: "Declined",
};

/** Texts for visitors, and for officers about them. */
export const VISIT_TEXT = {
  accepted: (chapter: string) => `${chapter} expects you as a visitor`,
  online: "It is an online meeting.",
  at: (venue: string) => `Where: ${venue}`,
  openMeeting: "Open the meeting",
  seeChapter: "See the chapter",
  why: "You get this because your address was given for a visit to this chapter.",
  askedBy: (name: string) => `Visitor: ${name || "no name"}`,
  cannotCome: "Can't come?",
  cancel: "Cancel your visit",
  cancelTitle: (chapter: string) => `Cancel your visit to ${chapter}?`,
  cancelText: (when: string) => `Meeting on ${when}. The officers will know that you are not coming.`,
  cancelledTitle: "Your visit is cancelled",
  cancelledText: (chapter: string) =>
    `The officers of ${chapter} know. You can ask to visit another meeting.`,
  overTitle: "This visit can no longer be cancelled",
  overText: "The meeting is over, or your visit was cancelled before.",
  badLinkTitle: "This link does not work",
  badLinkText: "Open the link again from the e-mail.",
  /** A note that the product writes for the officers. */
  cancelNote: "Cancelled by the visitor.",
  cancelledBy: (trade: string, chapter: string, when: string) =>
    `A visitor of ${chapter} can't come: ${trade}, ${when}`,
  notTold: "Not told: no e-mail",
} as const;

export const WEEKS_AHEAD = 12;
/** Check-in is possible from so long before the beginning. */
export const OPENS_BEFORE_MINUTES = 30;
/** A check-in so many minutes after the beginning is late. */
export const LATE_AFTER_MINUTES = 15;
/** A meeting that nobody closed is closed automatically so many hours after its end. */
export const CLOSES_AFTER_HOURS = 24;
export const CORRECTION_DAYS = 7;
/** A code is shown for half its life, so that a member who scans it has at least the other half to send it. */
export const CODE_STEP_SECONDS = 15;
export const CODE_LIFE_SECONDS = 30;
/** By each member and meeting: six digits can be guessed, the code of the QR cannot. */
export const WRONG_DIGITS = 5;
/** The most characters of the code that a check-in sends. */
export const CHECK_IN_CODE_MAX = 40;
/** The same as typed: also the whole address in the QR code can be pasted. */
export const TYPED_CHECK_IN_MAX = 300;
/** So far the clock of a phone in the queue may be off. */
export const CLOCK_TOLERANCE_SECONDS = 60;
/** A queued check-in may arrive so long after the meeting closed. */
export const QUEUE_HOURS = 24;
export const PITCH_SECONDS = 60;
export const FOLLOW_UP_DAYS = 3;
export const MEETINGS_PER_PAGE = 20;
/** Visitors' phone numbers are erased so long after their last visit, unless they joined. */
export const VISITOR_DAYS = 180;

export const CHAPTER_MEETING_ACTIONS = ["move", "cancel", "edit"] as const;
export type ChapterMeetingAction = (typeof CHAPTER_MEETING_ACTIONS)[number];

/** Something on the screens of a meeting changed: a check-in, a mark, a visitor, an answer. */
export const CHAPTER_MEETING_EVENT = liveEvent<{ meetingId: string }>("chapter_meeting");

export const CHAPTER_MEETING_TEXT = {
  notFound: "Meeting not found",
  notOpen: "Check-in opens 30 minutes before the meeting begins.",
  closed: "This meeting is closed.",
  cancelled: "This meeting is cancelled.",
  over: "This meeting is over.",
  notBegun: "This meeting has not begun.",
  badCode: "This code has expired. Scan the one on the screen now.",
  badDeviceTime: "The code does not fit the time of your phone. Ask an officer to mark you.",
  needReason: "Say why this is corrected.",
  closedSince: "The meeting was closed before this mark arrived. Correct it with a reason.",
  markedSince: (label: string) => `Meanwhile this member was marked: ${label}.`,
  unmarkedSince: "Meanwhile the mark of this member was taken back.",
  tooLate: `Attendance can be corrected for ${CORRECTION_DAYS} days.`,
  needSubstitute: "Enter the name of the substitute.",
  visitsUsed: (count: number) => `This person has visited ${count} times. They can join now.`,
  visitorMember: "This person is a member of this chapter.",
  visitedAlready: "This visitor is on the list already.",
  past: "Choose a time that is still to come.",
  sameTime: "The chapter has a meeting at this time.",
  pending: "Your check-in waits for an officer.",
  scheduled: (chapter: string, when: string) => `${chapter} meets ${when}.`,
  moved: (chapter: string, when: string) => `The meeting of ${chapter} was moved to ${when}.`,
  cancelledOn: (chapter: string, when: string) => `The meeting of ${chapter} on ${when} is cancelled.`,
  reminder: (chapter: string) => `${chapter} meets in 15 minutes.`,
  tooFar: "Choose a time within a year.",
  needTime: "Choose a new time.",
  needCancelReason: "Say why it is cancelled.",
  begun: "People have checked in. Close the meeting instead.",
  visitorGone: "Visitor not found",
  joinedAlready: "This visitor has joined already.",
  tooManyDigits: "Too many wrong codes. Scan the QR code, or ask an officer to mark you.",
  queued: "Checked in without a network.",
  pendingOf: (name: string, chapter: string) => `A late check-in of ${name} at ${chapter} waits for you.`,
  absences: (name: string, count: number, chapter: string) =>
    `${name} was absent from ${count} meetings of ${chapter} in six months.`,
  newRhythm: "The chapter meets at another time now.",
} as const;
