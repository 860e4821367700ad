import { salaryText } from "@cardplaza/contract/jobs/job-rules";
import { TYPED_NUMBER_MAX } from "@cardplaza/contract/text-limits";
import { Field } from "../../../ui/fields/field.tsx";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { PayQuestion } from "../pay-question.tsx";
import { type Form, NoticeField, textOf } from "./application-fields.tsx";
import { paiseAYear, payKeyOf, type PayPeriod } from "../application-values.ts";

const PERIODS = [
  { value: "MONTH", label: "A month" },
  { value: "YEAR", label: "A year, in lakh" },
] as const satisfies readonly { value: PayPeriod; label: string }[];

/** What they earn and expect, by the month or in lakh a year. */
export function PayFields({ form }: { form: Form }) {
  const { values, change } = form;
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4 sm:grid-cols-2">
      <legend className="sr-only">Pay</legend>
      <div className="sm:col-span-2">
        <Segmented
          label="Pay for"
          options={PERIODS}
          value={values.payPeriod}
          onChange={(payPeriod) => change({ payPeriod })}
        />
      </div>
      <Ctc form={form} name="currentCtc" label="Current pay" />
      <Ctc form={form} name="expectedCtc" label="Expected pay" />
      <NoticeField form={form} />
    </fieldset>
  );
}

function Ctc({ form, name, label }: { form: Form; name: "currentCtc" | "expectedCtc"; label: string }) {
  const { values, problems, change } = form;
  const isYear = values.payPeriod === "YEAR";
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <Field
        label={isYear ? `${label}, lakh a year` : `${label}, ₹ a month`}
        optional
        error={problems[name]}
        hint={shownCtc(values[name], values.payPeriod)}
      >
        <TextField
          {...textOf(form, name)}
          leading="₹"
          inputMode="decimal"
          autoComplete="off"
          placeholder={isYear ? "3.2" : "25000"}
          maxLength={TYPED_NUMBER_MAX}
        />
      </Field>
      {!values.payKept.includes(payKeyOf(values[name], values)) && (
        <PayQuestion
          texts={[values[name]]}
          period={values.payPeriod}
          onMeant={([text = ""], period) => change({ [name]: text, payPeriod: period as PayPeriod })}
          onKeep={() =>
            change({ [name]: values[name], payKept: [...values.payKept, payKeyOf(values[name], values)] })
          }
        />
      )}
    </div>
  );
}

/** "₹6.5 L/yr" */
function shownCtc(text: string, period: PayPeriod) {
  const paise = paiseAYear(text, period);
  return paise ? salaryText({ salaryMinPaise: paise, salaryMaxPaise: paise, period: "YEAR" }) : undefined;
}
