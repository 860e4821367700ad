import type { Applicant } from "@cardplaza/contract/jobs/application";
import { daysSince } from "@cardplaza/contract/jobs/application-rules";
import { salaryText } from "@cardplaza/contract/jobs/job-rules";
import { ANSWER_RULES } from "@cardplaza/contract/jobs/job-words";

export const paiseText = (paise: number) =>
  salaryText({ salaryMinPaise: paise, salaryMaxPaise: paise, period: "YEAR" });

export const yearsText = (years: number) =>
  years === 0 ? "Fresher" : years === 1 ? "1 yr" : `${Math.round(years * 10) / 10} yrs`;

export const noticeText = (days: number) => (days === 0 ? "Joins at once" : `${days} days' notice`);

/** "3 yrs · Pune · 30 days' notice · expects ₹8 L/yr" */
export const factsText = ({ experienceYears, city, noticeDays, expectedCtcPaise }: Applicant) =>
  [
    experienceYears !== null && yearsText(experienceYears),
    city,
    noticeDays !== null && noticeText(noticeDays),
    expectedCtcPaise !== null && `expects ${paiseText(expectedCtcPaise)}`,
  ]
    .filter(Boolean)
    // A dot ends a line rather than begin one.
    .join("\u00a0· ");

interface Waiting {
  text: string;
  tone: "warning" | "danger" | null;
}

/** How long somebody waits for an answer; null once they had one. */
export function waitingOf({ stage, appliedAt, answeredAt }: Applicant, now: Date): Waiting | null {
  if (answeredAt !== null || (stage !== "applied" && stage !== "viewed")) return null;
  const days = daysSince(new Date(appliedAt), now);
  const [first] = ANSWER_RULES.remindAfterDays;
  return {
    text: days === 0 ? "New today" : days === 1 ? "Waiting 1 day" : `Waiting ${days} days`,
    tone: days >= ANSWER_RULES.unansweredAfterDays ? "danger" : days >= first ? "warning" : null,
  };
}
