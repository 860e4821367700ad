import { useFormContext } from "react-hook-form";
import { LockedHint } from "../../../forms/fields/locked-hint.tsx";
import { useFieldProblem } from "../../../forms/fields/use-field-problem.ts";
import { useLock } from "../../../forms/form-context.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import type { JobValues } from "./job-values.ts";

/** The choice of a company, for members of several teams. */
export function CompanyField({ companies }: { companies: { _id: string; name: string }[] }) {
  const { register } = useFormContext<JobValues>();
  const lock = useLock("companyId");
  const options = companies.map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <Field
      label="Company"
      error={useFieldProblem("companyId")}
      hint={lock && <LockedHint lock={lock} />}
      className="sm:col-span-2"
    >
      {/* A locked one keeps its value: a field that react-hook-form disables has none. */}
      {lock?.readOnly ? (
        <LockedCompany options={options} />
      ) : (
        <Select {...register("companyId")} options={options} />
      )}
    </Field>
  );
}

function LockedCompany({ options }: { options: { value: string; label: string }[] }) {
  const { getValues } = useFormContext<JobValues>();
  return <Select disabled value={getValues("companyId")} options={options} />;
}
