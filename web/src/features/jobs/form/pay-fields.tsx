import { experienceText, salaryText } from "@cardplaza/contract/jobs/job-rules";
import {
  EDUCATIONS,
  MAX_EXPERIENCE,
  NOTICE_DAYS,
  type SalaryPeriod,
} from "@cardplaza/contract/jobs/job-words";
import { PAY_PERIOD_LABEL, PAY_PERIODS } from "@cardplaza/contract/jobs/pay-rules";
import { TYPED_RUPEES_MAX, digitsOf } from "@cardplaza/contract/text-limits";
import { useFormContext, useWatch } from "react-hook-form";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { checkDraft } from "./check-job.ts";
import { JobChoice } from "./job-choice.tsx";
import { JobText } from "./job-form-definition.ts";
import { PayQuestion } from "../pay-question.tsx";
import { fieldsOf, type JobValues, payKeyOf } from "./job-values.ts";

const PERIODS = PAY_PERIODS.map((value) => ({ value, label: PAY_PERIOD_LABEL[value] }));
const PLACEHOLDERS: Record<SalaryPeriod, readonly [string, string]> = {
  MONTH: ["25000", "35000"],
  YEAR: ["3.2", "4.8"],
  DAY: ["800", "1000"],
  HOUR: ["150", "200"],
};
const SCHOOLING = EDUCATIONS.map((value) => ({ value, label: value || "Any" }));
const NOTICES = [
  { value: "", label: "Any" },
  ...NOTICE_DAYS.map((days) => ({
    value: String(days),
    label: days === 0 ? "Can join at once" : `${days} days`,
  })),
];

export function PayFields() {
  const { register } = useFormContext<JobValues>();
  return (
    <StepSection level={2} title="Pay and experience">
      <JobChoice name="period" options={PERIODS} className="sm:col-span-2 sm:max-w-60" />
      <SalaryFields />
      <ShownPay />
      <Checkbox
        {...register("salaryHidden")}
        label="Hide the salary"
        hint="Only your team sees it. It is not used in search filters. Jobs that show pay get more applications."
        className="sm:col-span-2"
      />
      <JobText
        name="expMin"
        inputMode="numeric"
        maxLength={digitsOf(MAX_EXPERIENCE)}
        autoComplete="off"
        hint="Years; 0 for freshers."
      />
      <JobText
        name="expMax"
        optional
        inputMode="numeric"
        maxLength={digitsOf(MAX_EXPERIENCE)}
        autoComplete="off"
        hint={<ShownYears />}
      />
      <JobChoice name="education" options={SCHOOLING} />
      <JobChoice name="noticeMaxDays" options={NOTICES} />
    </StepSection>
  );
}

/** In rupees, in lakh for a year; an amount that looks wrong is asked about. */
function SalaryFields() {
  const { setValue, trigger } = useFormContext<JobValues>();
  const values = useWatch() as JobValues;
  const { period, salaryMin, salaryMax, payKept } = values;
  const [least, most] = PLACEHOLDERS[period];
  const set = (part: Partial<JobValues>) => {
    for (const [name, value] of Object.entries(part))
      setValue(name as keyof JobValues, value as never, { shouldDirty: true });
    void trigger(["salaryMin", "salaryMax"]);
  };
  const amount = {
    inputMode: "decimal",
    leading: "₹",
    maxLength: TYPED_RUPEES_MAX,
    autoComplete: "off",
  } as const;
  return (
    <>
      <JobText name="salaryMin" {...amount} placeholder={least} />
      <JobText name="salaryMax" {...amount} placeholder={most} />
      {payKept !== payKeyOf(values) && (
        <div className="sm:col-span-2">
          <PayQuestion
            texts={[salaryMin, salaryMax]}
            period={period}
            onMeant={([from = "", to = ""], meant) => set({ period: meant, salaryMin: from, salaryMax: to })}
            onKeep={() => set({ payKept: payKeyOf(values) })}
          />
        </div>
      )}
    </>
  );
}

/** The salary as people read it: "₹6–9 L/yr". */
function ShownPay() {
  const values = useWatch() as JobValues;
  const { salaryMin, salaryMax } = checkDraft(values);
  const text = salaryMin || salaryMax ? "" : salaryText(fieldsOf(values));
  return (
    <p aria-live="polite" className="text-sm sm:col-span-2">
      <span>
        {text === "" && (values.salaryMin || values.salaryMax) ? null : text === "" ? (
          <span className="text-muted">If you leave it empty, the job says “Salary not shown”.</span>
        ) : values.salaryHidden ? (
          <span className="text-muted">
            Not shown: <s>{text}</s>
          </span>
        ) : (
          <>
            Shown as <strong className="font-semibold tabular-nums">{text}</strong>
          </>
        )}
      </span>
    </p>
  );
}

function ShownYears() {
  const values = useWatch() as JobValues;
  const { expMin, expMax } = checkDraft(values);
  return expMin || expMax ? "Years." : `Shown as “${experienceText(fieldsOf(values))}”.`;
}
