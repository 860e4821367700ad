import { furthestOf, isAnswer, isDecision } from "@cardplaza/contract/jobs/application-rules";
import type { MovableStage } from "@cardplaza/contract/jobs/application-words";
import type { ApplicationRow } from "../applications/applications.table.ts";

/** The columns that a move to another stage changes. */
export const stageChanges = (
  now: Date,
  application: ApplicationRow,
  stage: MovableStage,
): Partial<ApplicationRow> => ({
  stage,
  reached: furthestOf(application.reached, stage),
  ...(stage === "viewed" && !application.viewedAt && { viewedAt: now }),
  ...(isAnswer(stage) && !application.answeredAt && { answeredAt: now }),
  // Moved on or back after a decision, it is not decided any more.
  ...((isDecision(stage) || application.decidedAt) && { decidedAt: isDecision(stage) ? now : null }),
});
