import type { AnyJob } from "../../../context.ts";
import { forgetVisitorsJob } from "./forget-visitors.ts";
import { makeEventMonthsJob } from "./make-event-months.ts";

export const cardEventJobs: AnyJob[] = [forgetVisitorsJob, makeEventMonthsJob];
