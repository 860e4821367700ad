import type { FieldPath } from "react-hook-form";
import { useFormContext } from "react-hook-form";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField, type TextFieldProps } from "../../../ui/fields/text-field.tsx";
import { useFieldProblem } from "./card-text.tsx";
import type { CardValues } from "./card-values.ts";

interface OfferTextProps extends Omit<TextFieldProps, "name"> {
  name: FieldPath<CardValues>;
  label: string;
  multiline?: boolean;
}

/** One text of a service or product. */
export function OfferText({ name, label, multiline = false, required, className, ...rest }: OfferTextProps) {
  const { register } = useFormContext<CardValues>();
  return (
    <Field label={label} required={required} error={useFieldProblem(name)} className={className}>
      {multiline ? <TextArea {...register(name)} rows={3} /> : <TextField {...rest} {...register(name)} />}
    </Field>
  );
}
