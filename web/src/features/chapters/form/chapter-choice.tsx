import { useFormContext } from "react-hook-form";
import { useFieldProblem } from "../../../forms/fields/use-field-problem.ts";
import { useFormKit } from "../../../forms/form-context.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { Select, type SelectOption } from "../../../ui/fields/select.tsx";

interface ChapterChoiceProps {
  name: string;
  options: readonly SelectOption[];
  hint?: string;
}

/** One of a few. */
export function ChapterChoice({ name, options, hint }: ChapterChoiceProps) {
  const { register, trigger } = useFormContext();
  const { definition } = useFormKit();
  const error = useFieldProblem(name);
  return (
    <Field label={definition.labelOf(name)} hint={hint} error={error}>
      <Select {...register(name, { onChange: () => void (error && trigger(name)) })} options={options} />
    </Field>
  );
}
