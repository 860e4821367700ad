import { APPEAL_LINE } from "../cases/case-words.ts";
import { categoryName } from "../categories/business-categories.ts";
import { asSubject, facts, type NewsKinds } from "../notifications/news-kind.ts";
import { CHAPTER_ROLE_LABEL, CHAPTER_TEXT, type ChapterRole } from "./chapter-words.ts";
import { INVITE_TEXT } from "./invite-words.ts";
import { rhythmText, type Rhythm } from "./chapter-meeting-rules.ts";
import { CHAPTER_MEETING_TEXT } from "./chapter-meeting-words.ts";

interface Meets {
  chapter: string;
  city: string;
  rhythm: Rhythm;
}

interface Invitation extends Meets {
  /** The member who invites. */
  name: string;
  /** The seat that is offered; empty for any. */
  category?: string;
  message?: string;
}

interface JoinRequest {
  name: string;
  chapter: string;
  category: string;
  /** `first`: a seat is free for them, who wait longest. */
  what: "asks" | "waits" | "first";
  message?: string;
}

const REQUEST_TEXT: Record<JoinRequest["what"], (request: JoinRequest) => string> = {
  asks: ({ name, chapter }) => CHAPTER_TEXT.asked(name, chapter),
  waits: ({ name, chapter }) => CHAPTER_TEXT.waits(name, chapter),
  first: ({ name, chapter }) => CHAPTER_TEXT.seatFree(chapter, name),
};

interface Membership {
  chapter: string;
  what: "declined" | "suspended" | "restored" | "removed" | "role";
  reason?: string;
  /** The new role. */
  role?: ChapterRole;
}

const MEMBERSHIP_TEXT: Record<Membership["what"], (membership: Membership) => string> = {
  declined: ({ chapter }) => CHAPTER_TEXT.notTaken(chapter),
  suspended: ({ chapter, reason = "" }) => CHAPTER_TEXT.youAreSuspended(chapter, reason),
  restored: ({ chapter }) => CHAPTER_TEXT.youAreBack(chapter),
  removed: ({ chapter, reason = "" }) => CHAPTER_TEXT.youAreOut(chapter, reason),
  role: ({ chapter, role = "member" }) =>
    role === "leader"
      ? CHAPTER_TEXT.youLead(chapter)
      : CHAPTER_TEXT.yourRole(CHAPTER_ROLE_LABEL[role], chapter),
};

const categoryFact = (category?: string) => category && `Category: ${categoryName(category)}`;
const meetsFact = ({ city, rhythm }: Meets) => `Meets: ${rhythmText(rhythm)}\nCity: ${city}`;
const reasonFact = (reason?: string) => reason && `Reason: ${reason}`;

export const CHAPTER_NEWS = {
  "chapter.invitation": {
    type: "request_sent",
    label: "Invitations to a chapter",
    waits: true,
    pushLine: "You are invited to a chapter",
    mailOnly: ["message"],
    text: ({ name, category, message = "", ...meets }: Invitation) => ({
      message: CHAPTER_TEXT.invitedYou(name, meets.chapter),
      subject: INVITE_TEXT.subject(name, meets.chapter),
      lines: [message, facts(meetsFact(meets), categoryFact(category))],
      button: INVITE_TEXT.button,
    }),
  },
  "chapter.invitation-accepted": {
    type: "request_accepted",
    label: "Your invitations to a chapter that are accepted",
    text: ({ name, chapter, category }: { name: string; chapter: string; category: string }) => ({
      message: CHAPTER_TEXT.theyAccepted(name, chapter),
      subject: asSubject(CHAPTER_TEXT.theyAccepted(name, chapter)),
      lines: [facts(categoryFact(category))],
      button: "See the members",
    }),
  },
  "chapter.join-request": {
    type: "request_sent",
    label: "Requests to join your chapter",
    waits: true,
    pushLine: "New request to join your chapter",
    mailOnly: ["message"],
    text: (request: JoinRequest) => {
      const { chapter, category, what, message = "" } = request;
      const told = REQUEST_TEXT[what](request);
      return {
        message: told,
        subject: what === "first" ? `A seat is free in ${chapter}` : asSubject(told),
        lines: [what === "first" ? told : message, facts(categoryFact(category))],
        button: what === "asks" ? "Answer the request" : "See the waitlist",
      };
    },
  },
  "chapter.seat": {
    type: "request_accepted",
    label: "Seats for you in a chapter",
    waits: true,
    pushLine: "News about your seat in a chapter",
    text: ({ isGiven, ...meets }: Meets & { isGiven: boolean }) => {
      const { chapter } = meets;
      return {
        message: isGiven ? CHAPTER_TEXT.youAreIn(chapter) : CHAPTER_TEXT.yourTurn(chapter),
        subject: isGiven ? asSubject(CHAPTER_TEXT.youAreIn(chapter)) : `A seat is free in ${chapter}`,
        lines: [isGiven ? "" : CHAPTER_TEXT.yourTurn(chapter), meetsFact(meets)],
        button: "Open the chapter",
      };
    },
  },
  "chapter.membership": {
    type: "message_received",
    label: "Your membership in a chapter",
    text: (membership: Membership) => ({
      message: MEMBERSHIP_TEXT[membership.what](membership),
      subject: asSubject(MEMBERSHIP_TEXT[membership.what]({ ...membership, reason: "" })),
      lines: [facts(reasonFact(membership.reason))],
      button: "Open the chapter",
    }),
  },
  "chapter.members": {
    type: "message_received",
    label: "Members of your chapter who leave or are often absent",
    text: ({ name, chapter, absences }: { name: string; chapter: string; absences?: number }) => ({
      message:
        absences === undefined
          ? CHAPTER_TEXT.left(name, chapter)
          : CHAPTER_MEETING_TEXT.absences(name, absences, chapter),
      button: "See the members",
    }),
  },
  "chapter.decision": {
    type: "message_received",
    label: "Decisions about your chapter",
    text: ({ chapter, isSuspended, reason }: { chapter: string; isSuspended: boolean; reason?: string }) => ({
      message: isSuspended
        ? CHAPTER_TEXT.chapterSuspended(chapter, reason ?? "")
        : CHAPTER_TEXT.chapterRestored(chapter),
      subject: asSubject(
        isSuspended ? CHAPTER_TEXT.chapterSuspended(chapter, "") : CHAPTER_TEXT.chapterRestored(chapter),
      ),
      lines: [facts(reasonFact(reason)), isSuspended ? APPEAL_LINE : ""],
      button: "Open the chapter",
    }),
  },
  "chapter.resting": {
    type: "message_received",
    label: "When your chapter has not met for long",
    text: ({ chapter }: { chapter: string }) => ({
      message: CHAPTER_TEXT.dormant(chapter),
      subject: `${chapter} is shown as resting`,
      lines: [CHAPTER_TEXT.dormant(chapter), "It is shown as active again as soon as it meets."],
      button: "Manage the chapter",
    }),
  },
} satisfies NewsKinds;
