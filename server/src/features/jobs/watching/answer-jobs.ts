import type { AnyJob } from "../../../context.ts";
import { sendJobDigestsJob } from "../alerts/send-digests.ts";
import { tellRejectedJob } from "./tell-rejected.ts";
import { watchAnswersJob } from "./watch-answers.ts";

/** What the clock does: nobody is left without an answer, and news of jobs comes once a day. */
export const answerJobs: AnyJob[] = [tellRejectedJob, watchAnswersJob, sendJobDigestsJob];
