import { and, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import { applications } from "../applications/applications.table.ts";

/** An application whose applicant waits for an answer: viewing it is none. Nobody waits once they are erased. */
export const isWaiting = () =>
  and(
    isNull(applications.answeredAt),
    sql`${applications.stage} in ('applied', 'viewed')`,
    isNotNull(applications.memberId),
  );

/** Sent so many days ago, or earlier. */
export const isOld = (now: Date, days: number) => lte(applications.appliedAt, daysBefore(now, days));

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
