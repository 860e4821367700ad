import type { JobContext } from "../../context.ts";

/** The context of the plan's verbs: a call's or a job's. */
export type PlanContext = Pick<
  JobContext,
  "clock" | "config" | "jobs" | "limits" | "live" | "log" | "now" | "origin" | "pages" | "pushes" | "registry"
>;
