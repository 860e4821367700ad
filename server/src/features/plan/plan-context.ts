import type { JobContext } from "../../context.ts";

/** What the plan's verbs work with: a call's context or a job's. */
export type PlanContext = Pick<
  JobContext,
  "config" | "jobs" | "limits" | "live" | "log" | "now" | "origin" | "pages" | "registry"
>;
