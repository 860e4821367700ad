import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { Slip } from "../referrals-address.ts";

const keyOf = (slip: Slip) => `slip-${slip}`;

/** What was typed into a slip before it was closed by mistake. */
export function readKeptSlip<Values extends FieldValues>(slip: Slip, empty: Values): Values {
  try {
    return { ...empty, ...(JSON.parse(sessionStorage.getItem(keyOf(slip)) ?? "{}") as Partial<Values>) };
  } catch {
    return empty;
  }
}

export const dropKeptSlip = (slip: Slip) => sessionStorage.removeItem(keyOf(slip));

/** Keeps what is typed in this tab until the slip is sent. */
export function useKeptSlip<Values extends FieldValues>(slip: Slip, form: UseFormReturn<Values>) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => sessionStorage.setItem(keyOf(slip), JSON.stringify(values)),
      }),
    [slip, form],
  );
}
