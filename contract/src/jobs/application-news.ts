import { appointmentInWords } from "../date-words.ts";
import { asSubject, facts, type NewsKinds } from "../notifications/news-kind.ts";
import { newsOfMove, proposalText, reasonText, REJECTION_THANKS } from "./application-rules.ts";
import type { ApplicationStage, InterviewMode, MovableStage } from "./application-words.ts";
import { salaryText } from "./job-rules.ts";
import { ANSWER_RULES } from "./job-words.ts";

interface OfApplicant {
  name: string;
  job: string;
}

interface Received extends OfApplicant {
  city: string;
  experienceYears: number | null;
  skills: string[];
  expectedCtcPaise: number | null;
  noticeDays: number | null;
  cover?: string;
}

const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);
const years = (count: number) => (count === 1 ? "1 year" : `${count} years`);
const pay = (paise: number) => salaryText({ salaryMinPaise: paise, salaryMaxPaise: paise, period: "YEAR" });

const applicantFacts = (each: Received) =>
  facts(
    each.experienceYears !== null && `Experience: ${years(each.experienceYears)}`,
    each.city && `City: ${each.city}`,
    each.skills.length > 0 && `Skills: ${each.skills.join(", ")}`,
    each.expectedCtcPaise !== null && `Expected salary: ${pay(each.expectedCtcPaise)}`,
    each.noticeDays !== null &&
      `Notice period: ${each.noticeDays === 0 ? "can join at once" : days(each.noticeDays)}`,
  );

interface ToApplicant {
  job: string;
  company: string;
}

interface Move extends ToApplicant {
  from?: ApplicationStage;
  /** The new stage. Without it the company wrote and moved nothing. */
  to?: MovableStage;
  /** A kind reason's name, or the company's own words. */
  reason?: string;
  letter?: string;
  /** Rejected together with others: after a long wait, or because the job was deleted. */
  isTogether?: boolean;
}

const wroteTo = ({ job, company }: ToApplicant) =>
  `${company} wrote to you about your application for ${job}.`;

function moveText(move: Move): { message: string; subject: string } {
  const { from = "applied", to, isTogether, company, job } = move;
  if (isTogether) {
    const subject = `${company} has decided about your application for ${job}`;
    return { message: move.reason ? `${subject}: ${reasonText(move.reason)}` : `${subject}.`, subject };
  }
  const message = to ? newsOfMove(from, to, { job, company }) : wroteTo(move);
  return { message, subject: asSubject(message) };
}

interface Proposed extends ToApplicant {
  mode: InterviewMode;
  place?: string;
  times: string[];
}

interface Message {
  /** The applicant or the company. */
  from: string;
  isByCompany: boolean;
  job: string;
  text?: string;
}

/** First what the company's team hears, then what applicants hear. */
export const APPLICATION_NEWS = {
  "application.received": {
    type: "job_application",
    label: "Applications to your jobs",
    waits: true,
    pushLine: "New job application",
    // A withdrawal closes the letter to the team.
    mailOnly: ["cover"],
    text: (received: Received) => ({
      message: `${received.name} applied for ${received.job}.`,
      subject: `New application: ${received.name} for ${received.job}`,
      lines: [applicantFacts(received), received.cover ?? ""],
      button: "See the application",
    }),
  },
  "application.withdrawn": {
    type: "job_application",
    label: "Applications that are withdrawn",
    text: ({ name, job }: OfApplicant) => ({
      message: `${name} withdrew the application for ${job}.`,
      subject: `${name} withdrew the application for ${job}`,
      lines: ["You no longer see the resume and the contact details."],
      button: "See the other applicants",
    }),
  },
  "interview.answered": {
    type: "job_application",
    label: "Answers to the interviews you propose",
    text: ({ name, job, time }: OfApplicant & { time: string | null }) => {
      const when = time && appointmentInWords(time);
      return when
        ? {
            message: `${name} confirmed the interview for ${job} on ${when}.`,
            subject: `Interview confirmed: ${name} for ${job}`,
            lines: [facts(`Time: ${when} (Indian time)`, `Job: ${job}`)],
            button: "See the application",
          }
        : {
            message: `${name} cannot come at the times you proposed for ${job}.`,
            subject: `${name} cannot come at the times you proposed for ${job}`,
            lines: ["Propose other times if you still want to meet."],
            button: "Propose other times",
          };
    },
  },
  "application.waiting": {
    type: "message_received",
    label: "Applicants who wait for your answer",
    waits: true,
    pushLine: "Applicants are waiting for your answer",
    text: ({ job, waiting }: { job: string; waiting: number }) => {
      const who = waiting === 1 ? "1 applicant waits" : `${waiting} applicants wait`;
      return {
        message: `${who} for an answer about ${job}, for a week or longer.`,
        subject: `${who} for an answer about ${job}`,
        lines: [
          "They have waited for a week or longer.",
          `After ${ANSWER_RULES.unansweredAfterDays} days we tell them that you have not answered, and your reply rate falls.`,
        ],
        button: "Answer the applicants",
      };
    },
  },
  "application.viewed": {
    type: "job_application",
    label: "When your application is viewed",
    text: ({ job, company }: ToApplicant) => ({
      message: newsOfMove("applied", "viewed", { job, company }),
      subject: asSubject(newsOfMove("applied", "viewed", { job, company })),
      lines: ["We'll notify you when they answer."],
      button: "See your application",
    }),
  },
  "application.moved": {
    type: "job_application",
    label: "Progress of your applications",
    mailOnly: ["letter"],
    text: (move: Move) => ({
      ...moveText(move),
      lines: [
        reasonText(move.reason ?? ""),
        move.letter ?? "",
        move.to === "rejected" ? REJECTION_THANKS : "",
      ],
      button: "See your application",
    }),
  },
  "interview.proposed": {
    type: "job_application",
    label: "Interviews",
    waits: true,
    pushLine: "Choose a time for your interview",
    mailOnly: ["place"],
    text: ({ job, company, ...proposed }: Proposed) => ({
      message: newsOfMove("applied", "interview", { job, company }),
      subject: `Interview for ${job}: ${company} would like to meet you`,
      lines: [proposalText(proposed), "Choose a time, or decline, in your applications."],
      button: "Choose a time",
    }),
  },
  "application.unanswered": {
    type: "message_received",
    label: "Applications that get no answer",
    text: ({ job, company, days: waited }: ToApplicant & { days: number }) => ({
      message: `${company} has not answered your application for ${job} in ${waited} days.`,
      subject: `${company} has not answered your application for ${job} in ${waited} days`,
      lines: [
        "We reminded them twice. They can still answer, but please do not wait for it. Their reply rate, which everybody sees before applying, counts this.",
      ],
      button: "See your application",
    }),
  },
  "application.message": {
    type: "message_received",
    label: "Messages about applications",
    waits: true,
    pushLine: "New message about a job application",
    mailOnly: ["text"],
    text: ({ from, isByCompany, job, text = "" }: Message) => {
      const message = isByCompany
        ? wroteTo({ job, company: from })
        : `${from} wrote to you about the application for ${job}.`;
      return { message, subject: asSubject(message), lines: [text], button: "Reply" };
    },
  },
} satisfies NewsKinds;
