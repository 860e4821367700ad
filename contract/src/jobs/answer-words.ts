// How reply figures are told. Free of zod: pages import it.
import { ANSWER_RULES } from "./job-words.ts";

interface Figures {
  replyRate: number | null;
  medianDays: number | null;
}

/** "Answers 85% of applicants · decides in about 6 days", or that there are no figures yet. */
export function answersText({ replyRate, medianDays }: Figures): string {
  if (replyRate === null) return "New employer: no reply record yet";
  const answers = `Answers ${replyRate}% of applicants`;
  if (medianDays === null) return answers;
  const days = Math.round(medianDays);
  return `${answers} · decides ${days < 1 ? "within a day" : days === 1 ? "in about 1 day" : `in about ${days} days`}`;
}

/** Whether fewer than half of the applications get an answer. */
export const answersRarely = ({ replyRate }: Pick<Figures, "replyRate">) =>
  replyRate !== null && replyRate < ANSWER_RULES.leastRate;
