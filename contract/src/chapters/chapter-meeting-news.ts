import { appointmentInWords } from "../date-words.ts";
import { categoryName } from "../categories/business-categories.ts";
import { asSubject, facts, type NewsKinds } from "../notifications/news-kind.ts";
import { CHAPTER_TEXT } from "./chapter-words.ts";
import { seriesText, type Rhythm } from "./chapter-meeting-rules.ts";
import { CHAPTER_MEETING_TEXT, VISIT_TEXT } from "./chapter-meeting-words.ts";

interface Place {
  online: boolean;
  venue: string;
  city: string;
}

interface ChangedMeeting extends Place {
  chapter: string;
  what: "scheduled" | "moved" | "cancelled";
  /** The time of a single meeting that was moved. */
  startsAt?: string;
  /** The new rhythm of all meetings to come. */
  rhythm?: Rhythm;
  speaker?: string;
  reason?: string;
}

interface MeetingToCome extends Place {
  chapter: string;
  startsAt: string;
}

interface Visit {
  /** What anybody typed as their name: neither in the bell nor in the subject of the mail. */
  name?: string;
  category: string;
  chapter: string;
  startsAt: string;
}

const whereFact = ({ online, venue, city }: Place) =>
  online ? VISIT_TEXT.online : venue && VISIT_TEXT.at(`${venue}, ${city}`);

function changeText({ chapter, what, startsAt = "", rhythm }: ChangedMeeting): string {
  if (rhythm) return CHAPTER_MEETING_TEXT.scheduled(chapter, seriesText(rhythm));
  const when = appointmentInWords(startsAt);
  if (what === "scheduled") return CHAPTER_MEETING_TEXT.scheduled(chapter, `on ${when}`);
  return what === "moved"
    ? CHAPTER_MEETING_TEXT.moved(chapter, when)
    : CHAPTER_MEETING_TEXT.cancelledOn(chapter, when);
}

const visitText = (
  text: (trade: string, chapter: string, when: string) => string,
  { category, chapter, startsAt }: Visit,
) => text(categoryName(category), chapter, appointmentInWords(startsAt));

export const CHAPTER_MEETING_NEWS = {
  "chapter-meeting.changed": {
    type: "meeting_booked",
    label: "New, moved and cancelled meetings of your chapters",
    mailOnly: ["reason"],
    text: (meeting: ChangedMeeting) => {
      const isCancelled = meeting.what === "cancelled";
      return {
        message: changeText(meeting),
        subject: asSubject(changeText(meeting)),
        lines: [
          facts(meeting.reason && `Reason: ${meeting.reason}`),
          isCancelled ? "" : facts(whereFact(meeting), meeting.speaker && `Speaker: ${meeting.speaker}`),
        ],
        button: meeting.rhythm ? "See the meetings" : "See the meeting",
      };
    },
  },
  "chapter-meeting.reminder": {
    type: "meeting_booked",
    label: "Meeting reminders of your chapters",
    text: (meeting: MeetingToCome) => ({
      message: CHAPTER_MEETING_TEXT.reminder(meeting.chapter),
      subject: asSubject(CHAPTER_MEETING_TEXT.reminder(meeting.chapter)),
      lines: [facts(`When: ${appointmentInWords(meeting.startsAt)}`, whereFact(meeting))],
      button: VISIT_TEXT.openMeeting,
    }),
  },
  "chapter-meeting.check-in": {
    type: "request_sent",
    label: "Late check-ins in your chapter",
    waits: true,
    pushLine: "Confirm a late check-in",
    text: ({ name, chapter, startsAt }: { name: string; chapter: string; startsAt: string }) => ({
      message: CHAPTER_MEETING_TEXT.pendingOf(name, chapter),
      subject: asSubject(CHAPTER_MEETING_TEXT.pendingOf(name, chapter)),
      lines: [`Meeting: ${appointmentInWords(startsAt)}`],
      button: "Confirm the check-in",
    }),
  },
  "visit.requested": {
    type: "request_sent",
    label: "Requests to visit your chapter",
    waits: true,
    pushLine: "New request to visit your chapter",
    mailOnly: ["name"],
    text: (visit: Visit) => ({
      message: visitText(CHAPTER_TEXT.visitAsked, visit),
      lines: [VISIT_TEXT.askedBy(visit.name ?? "")],
      button: "Answer the request",
    }),
  },
  "visit.cancelled": {
    type: "message_received",
    label: "Visitors of your chapter who can't come",
    mailOnly: ["name"],
    text: (visit: Visit) => ({
      message: visitText(VISIT_TEXT.cancelledBy, visit),
      lines: [VISIT_TEXT.askedBy(visit.name ?? "")],
      button: "See the meeting",
    }),
  },
  "visit.accepted": {
    type: "request_accepted",
    label: "Your visits to a chapter",
    text: (meeting: MeetingToCome) => ({
      message: VISIT_TEXT.accepted(meeting.chapter),
      lines: [facts(`When: ${appointmentInWords(meeting.startsAt)}`, whereFact(meeting))],
      button: VISIT_TEXT.openMeeting,
    }),
  },
} satisfies NewsKinds;
