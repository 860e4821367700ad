import { isAgainst } from "@cardplaza/contract/cases/case-words";
import type { OwnDecision } from "@cardplaza/contract/cases/cases";
import { DECISION_WORDS as words } from "./decisions-words.ts";

/** What was decided against the member; several decisions about one post or account are named together. */
export function headingOf({ kind, steps }: OwnDecision): string {
  const [first, ...others] = steps.filter(({ step }) => isAgainst(step));
  return first && others.length === 0 ? words.decided(first.step, kind) : words.several(kind);
}
