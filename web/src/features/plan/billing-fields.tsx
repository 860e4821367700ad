import { cleanGstin, isGstin } from "@cardplaza/contract/plan/gst-rules";
import { INDIAN_STATES, STATE_CODES } from "@cardplaza/contract/places/indian-states";
import { BILLING_LIMITS, PAYMENT_TEXT } from "@cardplaza/contract/plan/payment-words";
import type { BillingDetails } from "@cardplaza/contract/plan/subscription";
import type { UseFormReturn } from "react-hook-form";
import { Field } from "../../ui/fields/field.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { BILLING_WORDS } from "./plan-words.ts";

/** The details as the form holds them: no state is an empty text. */
export type BillingValues = Record<keyof BillingDetails, string>;

export const BILLING_FIELDS = ["name", "address", "state", "gstin"] as const;

export const toBillingValues = (details: BillingDetails): BillingValues => ({
  ...details,
  state: details.state ?? "",
});

export const toBillingDetails = (values: BillingValues): BillingDetails => ({
  ...values,
  state: (values.state || null) as BillingDetails["state"],
});

const STATES = [
  { value: "", label: BILLING_WORDS.noState },
  ...STATE_CODES.map((code) => ({ value: code, label: INDIAN_STATES[code] })),
];
const atMost = (max: number) => (text: string) => text.trim().length <= max || BILLING_WORDS.tooLong(max);

/** The recipient of the invoice. None of it is required. */
export function BillingFields({ form }: { form: UseFormReturn<BillingValues> }) {
  const { register, formState, getValues } = form;
  const { errors } = formState;
  const checkState = (state: string) => {
    const gstin = cleanGstin(getValues("gstin"));
    if (gstin === "" || gstin.startsWith(state || "-")) return true;
    return state === "" ? PAYMENT_TEXT.stateNeeded : PAYMENT_TEXT.otherState;
  };
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Field label={BILLING_WORDS.name} optional error={errors.name?.message} className="sm:col-span-2">
        <TextField
          {...register("name", { validate: atMost(BILLING_LIMITS.name) })}
          autoComplete="organization"
        />
      </Field>
      <Field label={BILLING_WORDS.address} optional error={errors.address?.message} className="sm:col-span-2">
        <TextArea
          {...register("address", { validate: atMost(BILLING_LIMITS.address) })}
          rows={2}
          autoComplete="street-address"
          className="min-h-16"
        />
      </Field>
      <Field label={BILLING_WORDS.state} optional error={errors.state?.message}>
        <Select
          {...register("state", { validate: checkState })}
          options={STATES}
          autoComplete="address-level1"
        />
      </Field>
      <Field
        label={BILLING_WORDS.gstin}
        optional
        error={errors.gstin?.message}
        hint={BILLING_WORDS.gstinHint}
      >
        <TextField
          {...register("gstin", {
            validate: (text) => text.trim() === "" || isGstin(cleanGstin(text)) || PAYMENT_TEXT.wrongGstin,
          })}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
    </div>
  );
}
