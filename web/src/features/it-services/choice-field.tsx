import { useFormContext } from "react-hook-form";
import { useFormKit } from "../../forms/form-context.ts";
import { useFieldProblem } from "../../forms/fields/use-field-problem.ts";
import { Field } from "../../ui/fields/field.tsx";
import { Select } from "../../ui/fields/select.tsx";

interface ChoiceFieldProps {
  name: string;
  /** Otherwise what the form calls it. */
  label?: string;
  placeholder: string;
  options: readonly { slug: string; name: string }[];
}

/** One of a list, which has to be chosen. */
export function ChoiceField({ name, label, placeholder, options }: ChoiceFieldProps) {
  const { register, trigger } = useFormContext();
  const { definition } = useFormKit();
  const error = useFieldProblem(name);
  return (
    <div data-field={name}>
      <Field label={label ?? definition.labelOf(name)} required error={error}>
        <Select
          // What was missing is there at once, not when the next field is pressed.
          {...register(name, { onChange: () => void (error && trigger(name)) })}
          placeholder={placeholder}
          options={options.map((option) => ({ value: option.slug, label: option.name }))}
        />
      </Field>
    </div>
  );
}
