import { appointmentInWords, dayInWords } from "@cardplaza/contract/date-words";
import type { OwnApplication } from "@cardplaza/contract/jobs/application";
import { STAGE_LABEL } from "@cardplaza/contract/jobs/application-words";
import { ANSWER_RULES } from "@cardplaza/contract/jobs/job-words";

export type AppliedEvent = OwnApplication["history"][number];

/** The last proposal counts: an earlier one was replaced by it. */
export const lastInterview = ({ interviews }: Pick<OwnApplication, "interviews">) => interviews.at(-1);

export const isUnanswered = ({ stage, unansweredAt, history }: OwnApplication) =>
  unansweredAt !== null &&
  (stage === "applied" || stage === "viewed") &&
  !history.some(({ kind, by }) => kind === "message" && by === "company");

/** What comes next, or what came out of it. */
export function nextStep(application: OwnApplication): string {
  const { stage, history, reapplyFrom, job } = application;
  const company = job.company.name;
  if (isUnanswered(application))
    return `No answer after ${ANSWER_RULES.unansweredAfterDays} days. We are sorry: ${company} has been reminded and did not answer. You can write to them once more, or look further.`;
  switch (stage) {
    case "applied":
    case "viewed":
      return waitingText(application);
    case "shortlisted":
      return `You are on the short list. The next step is ${company}'s.`;
    case "interview":
      return interviewStep(application);
    case "offered":
      return `${company} offers you the job. Answer them with a message.`;
    case "hired":
      return "You were hired. Congratulations.";
    case "rejected":
      return (
        history.findLast((event) => event.stage === "rejected")?.text || "It was not selected this time."
      );
    case "withdrawn":
      return reapplyFrom
        ? `You withdrew it. You can apply once more from ${dayInWords(reapplyFrom)}.`
        : "You withdrew it.";
  }
}

function waitingText({ viewedAt, history, job }: OwnApplication): string {
  const { name } = job.company;
  if (history.some(({ kind, by }) => kind === "message" && by === "company"))
    return `${name} wrote to you. See the message below.`;
  return viewedAt
    ? `Viewed on ${dayInWords(viewedAt)}. We remind ${name} to answer you.`
    : `${name} has not opened it yet. We remind them to answer you.`;
}

function interviewStep(application: OwnApplication): string {
  const interview = lastInterview(application);
  const company = application.job.company.name;
  switch (interview?.status) {
    case "proposed":
      return "Choose a time for the interview.";
    case "chosen":
      return interview.time
        ? `Your interview is on ${appointmentInWords(interview.time)} (Indian time).`
        : "Your interview is set.";
    case "declined":
      return `You declined the proposed times. ${company} may propose others.`;
    default:
      return `${company} would like to meet you and will propose times.`;
  }
}

/** "Viewed on 12 May 2026" */
export function eventTitle({ kind, by, stage, at }: AppliedEvent, company: string): string {
  const day = dayInWords(at);
  if (kind === "message") return `${by === "applicant" ? "You" : company} wrote on ${day}`;
  if (kind === "interview")
    return by === "applicant" ? `You answered on ${day}` : `Interview proposed on ${day}`;
  if (kind === "outside") return by === "applicant" ? `You answered on ${day}` : `${company} says, on ${day}`;
  if (kind === "reminder") return `No answer until ${day}`;
  return stage ? `${STAGE_LABEL[stage]} on ${day}` : day;
}
