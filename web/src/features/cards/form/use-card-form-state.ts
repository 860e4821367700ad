import type { StepsOptions } from "../../../forms/steps/use-steps.ts";
import { useStepForm } from "../../../forms/use-step-form.ts";
import { useSession } from "../../../lib/session.ts";
import { useViewer } from "../../../lib/use-viewer.ts";
import { CARD_FORM } from "./card-form-definition.ts";
import { type CardValues, EMPTY_CARD } from "./card-values.ts";
import type { CardFormKind, FieldLocks } from "./form-context.ts";

interface Options extends StepsOptions {
  initial?: CardValues;
  locks?: FieldLocks | undefined;
}

export type CardFormState = ReturnType<typeof useCardFormState>;

/** What every form of a card has, whether it makes or edits one. */
export function useCardFormState(kind: CardFormKind, options: Options = {}) {
  // Back leaves a card's form at any step.
  const { initial = EMPTY_CARD, locks, address = "replace" } = options;
  const { status } = useSession();
  const viewer = useViewer();
  const state = useStepForm(CARD_FORM, initial, { address });
  return {
    ...state,
    isMember: status === "member",
    context: { kind, premium: viewer?.premium ?? false, ...(locks && { locks }) },
  };
}
