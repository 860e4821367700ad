import { and, eq, lt } from "drizzle-orm";
import { ANSWER_RULES } from "@cardplaza/contract/jobs/job-words";
import { employers, type EmployerRow } from "./employers.table.ts";

const { lastCounted, leastRate } = ANSWER_RULES;

/** Such a company has no premium lift, and old applications keep it from opening a new job. */
export const answersTooFew = ({ counted, replyRate }: Pick<EmployerRow, "counted" | "replyRate">) =>
  counted >= lastCounted && replyRate < leastRate;

/** The same in a query that joins `employers`. */
export const hasTooFewAnswers = () =>
  and(eq(employers.counted, lastCounted), lt(employers.replyRate, leastRate));
