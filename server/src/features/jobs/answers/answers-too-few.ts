import { ANSWER_RULES } from "@cardplaza/contract/jobs/job-words";
import type { EmployerRow } from "./employers.table.ts";

const { lastCounted, leastRate } = ANSWER_RULES;

/** Such a company has no premium lift, and old applications keep it from opening a new job. */
export const answersTooFew = ({ counted, replyRate }: Pick<EmployerRow, "counted" | "replyRate">) =>
  counted >= lastCounted && replyRate < leastRate;
