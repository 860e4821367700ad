import {
  EMPLOYMENT_TYPES,
  EMPLOYMENT_TYPE_LABEL,
  JOB_LIMITS,
  MAX_OPENINGS,
  MAX_SKILLS,
} from "@cardplaza/contract/jobs/job-words";
import { digitsOf } from "@cardplaza/contract/text-limits";
import { useController } from "react-hook-form";
import { useFieldProblem } from "../../../forms/fields/use-field-problem.ts";
import { WordsField } from "../../../forms/fields/words-field.tsx";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { CompanyField } from "./company-field.tsx";
import { JobChoice } from "./job-choice.tsx";
import { JobText } from "./job-form-definition.ts";
import type { JobValues } from "./job-values.ts";

const TYPES = EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_TYPE_LABEL[value] }));

export function JobBasics({ companies }: { companies: { _id: string; name: string }[] }) {
  return (
    <StepSection level={2} title="The job">
      {companies.length > 1 && <CompanyField companies={companies} />}
      <JobText
        name="title"
        required
        autoComplete="off"
        placeholder="Accountant"
        hint="What people search for. Without the salary, a phone number or “urgent”."
        className="sm:col-span-2"
      />
      <JobChoice name="employmentType" options={TYPES} />
      <JobText name="department" optional autoComplete="off" placeholder="Accounts" />
      <JobText
        name="description"
        rows={9}
        placeholder={"What the work is:\n- …\n\nWho we are looking for:\n- …"}
        hint={`What a day looks like, who you are looking for, what you offer: at least ${JOB_LIMITS.description[0]} characters. A line that begins with - becomes a list.`}
        className="sm:col-span-2"
      />
      <div className="sm:col-span-2">
        <SkillsField />
      </div>
      <JobText name="openings" inputMode="numeric" autoComplete="off" maxLength={digitsOf(MAX_OPENINGS)} />
    </StepSection>
  );
}

function SkillsField() {
  const { field } = useController<JobValues, "skills">({ name: "skills" });
  return (
    <div data-field="skills">
      <WordsField
        label="Skills"
        required
        words={field.value}
        most={MAX_SKILLS}
        longest={JOB_LIMITS.skill[1]}
        placeholder="Tally"
        hint="One at a time. People are matched and found by them."
        error={useFieldProblem("skills")}
        onChange={field.onChange}
      />
    </div>
  );
}
