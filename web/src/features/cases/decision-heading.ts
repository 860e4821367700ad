import { isAgainst } from "@cardplaza/contract/cases/case-words";
import type { OwnDecision } from "@cardplaza/contract/cases/cases";
import { DECISION_WORDS as words } from "./decisions-words.ts";

/** What was decided last against the member. */
export function headingOf({ kind, steps }: OwnDecision): string {
  const last = steps.findLast(({ step }) => isAgainst(step));
  return last ? words.decided(last.step, kind) : words.about(kind);
}
