import { and, eq, gte, isNull } from "drizzle-orm";
import { dateInIndia } from "@cardplaza/contract/time";
import { isShown } from "../companies/company-conditions.ts";
import { jobs } from "./posts/jobs.table.ts";

// Conditions for queries over `jobs`.
export const notDeleted = () => isNull(jobs.deletedAt);

/** Its last day may have passed before the clock's work closes it. */
export const isOpen = (now: Date) =>
  and(eq(jobs.status, "open"), notDeleted(), gte(jobs.validThrough, dateInIndia(now)));

/** Everybody may see it and apply. Only in queries that join its company. */
export const isOffered = (now: Date) => and(isOpen(now), isShown());
