import type { AnyJob } from "../../../context.ts";
import { expireIntroductionsJob } from "./introductions/end-introductions.ts";
import { remindToReconnectJob } from "./remind-to-reconnect.ts";
import { suggestionJobs } from "./suggestions/suggestion-jobs.ts";

export const peopleJobs: AnyJob[] = [...suggestionJobs, expireIntroductionsJob, remindToReconnectJob];
