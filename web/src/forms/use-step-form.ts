import { useEffect, useState } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import type { FormDefinition } from "./define-form.ts";
import { DraftPictures } from "./pictures/draft-pictures.ts";
import { resolverOf } from "./resolver-of.ts";
import { type StepsOptions, useSteps } from "./steps/use-steps.ts";

export interface StepForm<Values extends FieldValues, Step extends string> extends ReturnType<
  typeof useStepForm<Values, Step>
> {}

/** What every form of the kit has: its values, its pictures, its steps. */
export function useStepForm<Values extends FieldValues, Step extends string>(
  definition: FormDefinition<Values, Step>,
  initial: Values = definition.empty,
  options?: StepsOptions,
) {
  const [opened] = useState(initial);
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: resolverOf(definition, opened),
    mode: "onTouched",
    // The wrong field may be on another step: the steps find it.
    shouldFocusError: false,
  });
  const [pictures] = useState(() => new DraftPictures());
  useEffect(() => () => pictures.dispose(), [pictures]);
  const steps = useSteps(definition, options);
  const wrong = () => definition.inOrder(Object.keys(definition.check(form.getValues(), opened)));

  return {
    definition,
    form,
    pictures,
    steps,
    /** On to the next step, unless something on this one is wrong. */
    async advance() {
      await form.trigger(definition.steps[steps.step].fields as FieldPath<Values>[]);
      const first = wrong().find((path) => definition.stepOf(path) === steps.step);
      if (first) return steps.goTo(first);
      if (steps.next) steps.open(steps.next);
    },
    /** Shows everything that is wrong, with the focus on the first; true where nothing is. */
    async check(): Promise<boolean> {
      const [first] = wrong();
      if (first === undefined) return true;
      await form.trigger();
      steps.goTo(first);
      return false;
    },
  };
}
