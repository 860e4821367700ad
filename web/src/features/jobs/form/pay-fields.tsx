import { experienceText, salaryText } from "@cardplaza/contract/jobs/job-rules";
import {
  EDUCATIONS,
  NOTICE_DAYS,
  SALARY_PERIOD_LABEL,
  SALARY_PERIODS,
} from "@cardplaza/contract/jobs/job-words";
import { useFormContext, useWatch } from "react-hook-form";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { checkDraft } from "./check-job.ts";
import { JobChoice } from "./job-choice.tsx";
import { JobText } from "./job-form-definition.ts";
import { fieldsOf, type JobValues } from "./job-values.ts";

const PERIODS = SALARY_PERIODS.map((value) => ({ value, label: SALARY_PERIOD_LABEL[value] }));
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
      <JobText
        name="salaryMin"
        inputMode="decimal"
        leading="₹"
        maxLength={15}
        autoComplete="off"
        placeholder="600000"
      />
      <JobText
        name="salaryMax"
        inputMode="decimal"
        leading="₹"
        maxLength={15}
        autoComplete="off"
        placeholder="900000"
      />
      <JobChoice name="period" options={PERIODS} />
      <ShownPay />
      <Checkbox
        {...register("salaryHidden")}
        label="Hide the salary"
        hint="Nobody outside your team sees it, and nobody finds the job by it. Jobs that show pay get more applications."
        className="sm:col-span-2"
      />
      <JobText
        name="expMin"
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        hint="Years; 0 for freshers."
      />
      <JobText
        name="expMax"
        optional
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        hint={<ShownYears />}
      />
      <JobChoice name="education" options={SCHOOLING} />
      <JobChoice name="noticeMaxDays" options={NOTICES} />
    </StepSection>
  );
}

/** The salary as people read it: "₹6–9 L/yr". */
function ShownPay() {
  const values = useWatch() as JobValues;
  const { salaryMin, salaryMax } = checkDraft(values);
  const text = salaryMin || salaryMax ? "" : salaryText(fieldsOf(values));
  return (
    <p aria-live="polite" className="text-sm sm:mt-6.5 sm:flex sm:min-h-10 sm:items-center">
      <span>
        {text === "" ? (
          <span className="text-muted">Without a salary the job says “Salary not shown”.</span>
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
