import type { AnyJob } from "../../../context.ts";
import { deleteVisitorsJob } from "./delete-visitors.ts";
import { makeEventMonthsJob } from "./make-event-months.ts";

export const cardEventJobs: AnyJob[] = [deleteVisitorsJob, makeEventMonthsJob];
