import { type FieldValues, useFormState } from "react-hook-form";
import type { StepForm } from "../use-step-form.ts";

/** The steps that hold something to correct. */
export function useWrongSteps<Values extends FieldValues, Step extends string>({
  definition,
  form,
}: StepForm<Values, Step>): ReadonlySet<Step | undefined> {
  const { errors } = useFormState({ control: form.control });
  return new Set(Object.keys(errors).map(definition.stepOf));
}
