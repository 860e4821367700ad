import type { ComponentProps, ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "../../ui/fields/field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField, type TextFieldProps } from "../../ui/fields/text-field.tsx";
import { useFormKit, useLock } from "../form-context.ts";
import { CountedHint } from "./counted-hint.tsx";
import { LockedHint } from "./locked-hint.tsx";
import { useFieldProblem } from "./use-field-problem.ts";
import { usePhoneHint } from "./use-phone-hint.tsx";

export interface FormTextProps<Name extends string = string> extends Omit<
  TextFieldProps,
  "name" | "className"
> {
  /** The path of the field. */
  name: Name;
  /** Otherwise what the form calls it. */
  label?: string | undefined;
  hint?: ReactNode;
  /** The number of lines; the field then shows a count if its length is limited. */
  rows?: number;
  /** Says "Optional" beside the label. */
  optional?: boolean;
  className?: string | undefined;
}

/** One text of a form, with its label, count, lock and error. */
export function FormText<Name extends string>(props: FormTextProps<Name>) {
  const { name, label, hint, rows, required, optional, className, ...rest } = props;
  const { definition } = useFormKit();
  const { register, trigger } = useFormContext();
  const error = useFieldProblem(name);
  const lock = useLock(name);
  const readOnly = lock?.readOnly ?? false;
  const words = lock ? <LockedHint lock={lock}>{!readOnly && hint}</LockedHint> : hint;
  const limit = definition.limitOf(name);
  const counted = rows !== undefined && limit !== undefined && !readOnly;
  const control = {
    maxLength: definition.stopsAtLimit ? limit : undefined,
    ...rest,
    // An error goes as soon as it is corrected. On leaving the field it would move what is just being pressed.
    ...register(name, { onChange: () => void (error && trigger(name)) }),
    readOnly,
  };
  return (
    <Field
      label={label ?? definition.labelOf(name)}
      required={required}
      optional={optional}
      error={error}
      className={className}
      hint={counted ? <CountedHint name={name} limit={limit} words={words} /> : words}
    >
      {rows === undefined ? (
        <TextField {...control} />
      ) : (
        <TextArea {...(control as ComponentProps<"textarea">)} rows={rows} />
      )}
    </Field>
  );
}

/** A phone number. Shows while typing what may be wrong with it. */
export function FormPhone<Name extends string>({ hint, ...rest }: FormTextProps<Name>) {
  const phoneHint = usePhoneHint(useWatch({ name: rest.name }));
  return <FormText {...rest} type="tel" hint={phoneHint ?? hint} />;
}
