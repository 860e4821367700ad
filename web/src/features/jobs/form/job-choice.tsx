import { useFormContext } from "react-hook-form";
import { useFieldProblem } from "../../../forms/fields/use-field-problem.ts";
import { useFormKit } from "../../../forms/form-context.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { Select, type SelectOption } from "../../../ui/fields/select.tsx";

interface JobChoiceProps {
  /** The path of the field. */
  name: string;
  /** Otherwise what the form calls it. */
  label?: string;
  options: readonly SelectOption[];
  placeholder?: string;
  hint?: string | undefined;
  className?: string;
}

/** One of a few. */
export function JobChoice({ name, label, options, placeholder, hint, className }: JobChoiceProps) {
  const { register, trigger } = useFormContext();
  const { definition } = useFormKit();
  const error = useFieldProblem(name);
  return (
    <Field
      label={label ?? definition.labelOf(name)}
      hint={hint}
      error={error}
      {...(className && { className })}
    >
      <Select
        {...register(name, { onChange: () => void (error && trigger(name)) })}
        options={options}
        {...(placeholder && { placeholder })}
      />
    </Field>
  );
}
