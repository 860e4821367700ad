import type { AnyJob } from "../../../context.ts";
import { remindToReconnectJob } from "./remind-to-reconnect.ts";
import { suggestionJobs } from "./suggestions/suggestion-jobs.ts";

export const peopleJobs: AnyJob[] = [...suggestionJobs, remindToReconnectJob];
