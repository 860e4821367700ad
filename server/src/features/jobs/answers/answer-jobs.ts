import type { AnyJob } from "../../../context.ts";
import { tellRejectedJob } from "./tell-rejected.ts";
import { watchAnswersJob } from "./watch-answers.ts";

/** What the clock does, so that nobody is left without an answer. */
export const answerJobs: AnyJob[] = [tellRejectedJob, watchAnswersJob];
