import { useEffect, useState } from "react";
import type { FieldPath, UseFormReturn } from "react-hook-form";
import { fieldsOf, type StepId, STEPS, stepOf } from "./card-steps.ts";
import type { CardValues } from "./card-values.ts";
import { checkCard } from "./check-card.ts";

export type CardSteps = ReturnType<typeof useCardSteps>;

/** Which step is open, and the way to a field wherever it is. */
export function useCardSteps(form: UseFormReturn<CardValues>, opened: CardValues) {
  const [step, setStep] = useState<StepId>("you");
  const [wanted, setWanted] = useState<{ path: string } | null>(null);

  // After the step has been drawn.
  useEffect(() => {
    if (!wanted) return;
    focusOn(form, wanted.path);
  }, [wanted, form]);

  /** Opens the step of a field and puts the focus there. */
  const goTo = (path: string) => {
    setStep((open) => stepOf(path) ?? open);
    setWanted({ path });
  };
  const open = (next: StepId) => {
    setStep(next);
    setWanted({ path: "" });
  };
  const at = STEPS.indexOf(step);

  return {
    step,
    previous: STEPS[at - 1],
    next: STEPS[at + 1],
    open,
    /** Without moving the focus, where a draft is restored. */
    restore: setStep,
    goTo,
    /** On to the next step, unless something on this one is wrong. */
    async advance() {
      await form.trigger(fieldsOf(step) as FieldPath<CardValues>[]);
      const wrong = Object.keys(checkCard(form.getValues(), opened)).find((path) => stepOf(path) === step);
      if (wrong) return goTo(wrong);
      const next = STEPS[at + 1];
      if (next) open(next);
    },
    /** Shows everything that is wrong, with the focus on the first; true where nothing is. */
    async check(): Promise<boolean> {
      const [first] = Object.keys(checkCard(form.getValues(), opened));
      if (first === undefined) return true;
      await form.trigger();
      goTo(first);
      return false;
    },
  };
}

/** An empty path is the step itself. */
function focusOn(form: UseFormReturn<CardValues>, path: string) {
  if (path === "") return document.querySelector<HTMLElement>("[data-step-heading]")?.focus();
  const input = document.querySelector<HTMLElement>(`[data-card-form] [name="${CSS.escape(path)}"]`);
  if (input) return form.setFocus(path as FieldPath<CardValues>);
  const field = document.querySelector(`[data-card-form] [data-field="${CSS.escape(path)}"]`);
  field?.querySelector<HTMLElement>("input, button")?.focus();
}
