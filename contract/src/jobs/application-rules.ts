// Pure rules about working on applications, used on both sides. Free of zod: pages and forms import it.
import { appointmentInWords } from "../date-words.ts";
import { DAY_MS } from "../time.ts";
import {
  APPLICATION_STAGES,
  INTERVIEW_MODE_LABEL,
  REJECTIONS,
  STAGE_LABEL,
  type ApplicationStage,
  type InterviewMode,
  type MovableStage,
} from "./application-words.ts";

/** The stages in which an application advances. */
export const FUNNEL_STAGES = APPLICATION_STAGES.slice(0, 6);
const rankOf = (stage: ApplicationStage) => FUNNEL_STAGES.indexOf(stage);

/** Whether a move goes to an earlier stage, or out of a rejection. */
export const isBackMove = (from: ApplicationStage, to: ApplicationStage) =>
  to !== "rejected" && to !== from && (from === "rejected" || rankOf(to) < rankOf(from));

/** A rejection too: the applicant is told why. */
export const needsReason = (from: ApplicationStage, to: ApplicationStage) =>
  from !== to && (to === "rejected" || isBackMove(from, to));

export const furthestOf = (reached: ApplicationStage, stage: ApplicationStage): ApplicationStage =>
  rankOf(stage) > rankOf(reached) ? stage : reached;

/** This stage and those after it. */
export const stagesFrom = (stage: ApplicationStage) => FUNNEL_STAGES.slice(rankOf(stage));

/** Viewing is no answer. */
export const isAnswer = (stage: ApplicationStage) => stage === "rejected" || rankOf(stage) > rankOf("viewed");

export const isDecision = (stage: ApplicationStage) => stage === "hired" || stage === "rejected";

/** What the applicant reads: the words of a kind reason, or the company's own. */
export const reasonText = (reason: string): string =>
  Object.hasOwn(REJECTIONS, reason) ? REJECTIONS[reason as keyof typeof REJECTIONS] : reason;

interface Named {
  name: string;
  job: string;
  company: string;
}
/** A template with its names. */
export const fillIn = (text: string, named: Named) =>
  text.replace(/\{(name|job|company)\}/g, (_whole, key: keyof Named) => named[key]);

/** Full days. */
export const daysSince = (at: Date, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - at.getTime()) / DAY_MS));

type News = Omit<Named, "name">;
const NEWS: Record<MovableStage, (news: News) => string> = {
  viewed: ({ job, company }) => `${company} viewed your application for ${job}.`,
  shortlisted: ({ job, company }) => `Good news: you are on the short list of ${company} for ${job}.`,
  interview: ({ job, company }) => `${company} would like to meet you about ${job}.`,
  offered: ({ job, company }) => `${company} offers you the job ${job}.`,
  hired: ({ job, company }) => `Congratulations, ${company} has hired you for ${job}.`,
  rejected: ({ job, company }) => `Your application for ${job} at ${company} was not selected this time.`,
};
/** What the applicant is told about a move. */
export const newsOfMove = (from: ApplicationStage, to: MovableStage, news: News) =>
  isBackMove(from, to)
    ? `Your application for ${news.job} at ${news.company} is back at “${STAGE_LABEL[to]}”.`
    : NEWS[to](news);

/** Ends the mail of a rejection. */
export const REJECTION_THANKS =
  "Thank you for the time you took for this application, and good luck with your search.";

interface Proposal {
  mode: InterviewMode;
  place?: string;
  times: readonly (Date | string)[];
}
/** What the history and the mail say of a proposed interview. */
export const proposalText = ({ mode, place, times }: Proposal) =>
  [
    place ? `${INTERVIEW_MODE_LABEL[mode]}: ${place}` : INTERVIEW_MODE_LABEL[mode],
    ...times.map((time) => `• ${appointmentInWords(time)} (Indian time)`),
  ].join("\n");
