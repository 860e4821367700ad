import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type CardValues, isUntouched } from "./card-values.ts";

/**
 * On a slow network somebody types before the scripts are there. The form takes that over without a
 * word; here everything that shows its values hears of it.
 */
export function useTypedEarly({ getValues, reset }: UseFormReturn<CardValues>) {
  useEffect(() => {
    const typed = getValues();
    if (!isUntouched(typed)) reset(typed, { keepDefaultValues: true });
  }, [getValues, reset]);
}
