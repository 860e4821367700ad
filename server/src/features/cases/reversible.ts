import { CASE_UNDO_DAYS, type CaseStep } from "@cardplaza/contract/cases/case-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Context } from "../../context.ts";
import type { CaseRow, CaseStepRow } from "./cases.table.ts";

/** What was deleted is gone, and what moved a case on takes nothing away. */
const REVERSIBLE: readonly CaseStep[] = [
  "keep",
  "refuse",
  "label",
  "send_back",
  "hide",
  "strike",
  "suspend",
  "warn",
];

export const isReversible = (
  { now }: Pick<Context, "now">,
  row: CaseRow,
  { step, at, reversedAt }: CaseStepRow,
): boolean =>
  reversedAt === null &&
  REVERSIBLE.includes(step) &&
  // A case that is open needs no way back from keeping.
  (row.status === "closed" || (step !== "keep" && step !== "refuse")) &&
  now.getTime() - at.getTime() < CASE_UNDO_DAYS * DAY_MS;
