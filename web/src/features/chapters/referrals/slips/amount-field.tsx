import { MAX_DEAL_PAISE } from "@cardplaza/contract/chapters/referral-words";
import { TYPED_SUM_MAX } from "@cardplaza/contract/text-limits";
import type { ComponentProps } from "react";
import { Field } from "../../../../ui/fields/field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { AMOUNT_HINT, isAmount, paiseOf } from "../../../enquiries/amount.ts";

interface AmountFieldProps extends ComponentProps<typeof TextField> {
  label: string;
  hint?: string;
  error?: string | undefined;
  optional?: boolean;
}

/** Rupees as people type them. */
export function AmountField({ label, hint, error, optional = false, ...input }: AmountFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} required={!optional}>
      <TextField {...input} inputMode="decimal" leading="₹" maxLength={TYPED_SUM_MAX} autoComplete="off" />
    </Field>
  );
}

/** What is wrong with a typed amount; nothing where an optional one is empty. */
export function amountProblem(text: string, { optional = false } = {}): string | undefined {
  if (text.trim() === "") return optional ? undefined : AMOUNT_HINT;
  if (!isAmount(text)) return AMOUNT_HINT;
  const amount = paiseOf(text) ?? 0;
  if (amount < 1) return AMOUNT_HINT;
  return amount > MAX_DEAL_PAISE ? "At most ₹100 crore." : undefined;
}
