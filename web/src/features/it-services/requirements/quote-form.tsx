import type { Requirement } from "@cardplaza/contract/it-services/it-requirements";
import { IT_LIMITS, TYPED_DAYS_MAX } from "@cardplaza/contract/it-services/it-words";
import { dateInIndia, DAY_MS } from "@cardplaza/contract/time";
import { TYPED_RUPEES_MAX } from "@cardplaza/contract/text-limits";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormProblem } from "../../../forms/saving/form-problem.tsx";
import { showAtFields } from "../../../forms/saving/show-at-fields.ts";
import { LeaveWarning } from "../../../forms/saving/leave-warning.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { AMOUNT_HINT, isAmount, paiseOf } from "../../enquiries/amount.ts";
import { useRequirementWrites } from "./use-requirement.ts";

interface QuoteValues {
  companyId: string;
  amountPaise: string;
  days: string;
  validTill: string;
  scope: string;
}
const NAMES = ["amountPaise", "days", "validTill", "scope"] as const;
const VALID_DAYS = 30;
const [SCOPE_MIN, SCOPE_MAX] = IT_LIMITS.scope;

const emptyQuote = (companyId: string): QuoteValues => ({
  companyId,
  amountPaise: "",
  days: "",
  validTill: dateInIndia(new Date(Date.now() + VALID_DAYS * DAY_MS)),
  scope: "",
});

/** A price, the days it takes, and what is in it. */
export function QuoteForm({ requirement }: { requirement: Requirement }) {
  const { mayQuoteAs } = requirement;
  const { quote } = useRequirementWrites(requirement._id);
  const [begun] = useState(() => emptyQuote(mayQuoteAs[0]?._id ?? ""));
  const form = useForm<QuoteValues>({ defaultValues: begun });
  const { errors, isDirty } = form.formState;
  const send = form.handleSubmit(({ amountPaise, days, ...values }) =>
    quote.mutateAsync({ ...values, amountPaise: paiseOf(amountPaise) ?? 0, days: Number(days) }).then(
      () => undefined,
      (error: unknown) => void showAtFields(form, error, NAMES),
    ),
  );
  return (
    <Panel>
      <PanelHeader title="Send your quote" description="Only the buyer sees it. It can be withdrawn." />
      <form noValidate onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-4">
        {mayQuoteAs.length > 1 && (
          <Field label="Company">
            <Select
              {...form.register("companyId")}
              options={mayQuoteAs.map(({ _id, name }) => ({ value: _id, label: name }))}
            />
          </Field>
        )}
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
          <Field label="Price" required error={errors.amountPaise?.message}>
            <TextField
              {...form.register("amountPaise", {
                validate: (text) => (text.trim() !== "" && isAmount(text)) || AMOUNT_HINT,
              })}
              inputMode="decimal"
              leading="₹"
              maxLength={TYPED_RUPEES_MAX}
            />
          </Field>
          <Field label="Days" required error={errors.days?.message}>
            <TextField
              {...form.register("days", {
                validate: (text) => /^[1-9]\d*$/.test(text.trim()) || "Enter a number of days.",
              })}
              inputMode="numeric"
              maxLength={TYPED_DAYS_MAX}
            />
          </Field>
          <Field label="Valid until" required error={errors.validTill?.message}>
            <TextField {...form.register("validTill", { required: "Choose a day." })} type="date" />
          </Field>
        </div>
        <Field
          label="What's included"
          required
          error={errors.scope?.message}
          hint={`${SCOPE_MIN} to ${SCOPE_MAX.toLocaleString("en-IN")} characters.`}
        >
          <TextArea
            {...form.register("scope", {
              validate: (text) =>
                text.trim().length >= SCOPE_MIN || `Enter at least ${SCOPE_MIN} characters.`,
            })}
            rows={6}
            maxLength={SCOPE_MAX}
          />
        </Field>
        <FormProblem error={quote.error} names={NAMES} />
        <div>
          <Button type="submit" busy={quote.isPending}>
            Send quote
          </Button>
        </div>
      </form>
      <LeaveWarning when={isDirty && !quote.isPending && !quote.isSuccess} />
    </Panel>
  );
}
