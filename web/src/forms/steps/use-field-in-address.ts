import { useEffect, useEffectEvent } from "react";
import type { FieldValues } from "react-hook-form";
import { useLocation } from "react-router";
import type { StepForm } from "../use-step-form.ts";

/** `#phone` opens the form at that field, so that what is missing is one tap away. */
export function useFieldInAddress<Values extends FieldValues, Step extends string>({
  definition,
  steps,
}: StepForm<Values, Step>) {
  const { hash } = useLocation();
  const open = useEffectEvent((field: string) => {
    if (definition.stepOf(field)) steps.goTo(field);
  });
  useEffect(() => open(hash.slice(1)), [hash]);
}
