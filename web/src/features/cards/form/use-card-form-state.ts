import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useSession } from "../../../lib/session.ts";
import { useViewer } from "../../../lib/use-viewer.ts";
import { type CardValues, EMPTY_CARD } from "./card-values.ts";
import { cardResolver } from "./check-card.ts";
import { DraftPictures } from "../../../forms/pictures/draft-pictures.ts";
import type { CardFormKind, FieldLocks } from "./form-context.ts";
import { useCardSteps } from "./use-card-steps.ts";

export type CardFormState = ReturnType<typeof useCardFormState>;

/** What every form of a card has: its values, its pictures, its steps. */
export function useCardFormState(kind: CardFormKind, initial: CardValues = EMPTY_CARD, locks?: FieldLocks) {
  const { status } = useSession();
  const viewer = useViewer();
  const [opened] = useState(initial);
  const form = useForm<CardValues>({
    defaultValues: initial,
    resolver: cardResolver(opened),
    mode: "onTouched",
    // The wrong field may be on another step: `useCardSteps` finds it.
    shouldFocusError: false,
  });
  const [pictures] = useState(() => new DraftPictures());
  useEffect(() => () => pictures.dispose(), [pictures]);
  const steps = useCardSteps(form, opened);
  const context = {
    kind,
    pictures,
    isMember: status === "member",
    premium: viewer?.premium ?? false,
    ...(locks && { locks }),
  };
  return { form, pictures, steps, context };
}
