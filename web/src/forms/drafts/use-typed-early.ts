import { useEffect } from "react";
import type { FieldValues } from "react-hook-form";
import type { StepForm } from "../use-step-form.ts";
import { isUntouched } from "./is-untouched.ts";

/**
 * On a slow network somebody types before the scripts are there. react-hook-form takes that over
 * silently, so this notifies every component that shows its values.
 */
export function useTypedEarly<Values extends FieldValues, Step extends string>({
  definition,
  form: { getValues, reset },
}: StepForm<Values, Step>) {
  useEffect(() => {
    const typed = getValues();
    if (!isUntouched(definition, typed)) reset(typed, { keepDefaultValues: true });
  }, [definition, getValues, reset]);
}
