import { CARD_LIMITS } from "@cardplaza/contract/cards/card-limits";
import type { ComponentProps, ReactNode } from "react";
import { get, useFormContext, useFormState, useWatch } from "react-hook-form";
import { usePhoneHint } from "../../../forms/fields/use-phone-hint.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField, type TextFieldProps } from "../../../ui/fields/text-field.tsx";
import { FIELD_LABELS } from "./card-steps.ts";
import type { CardValues } from "./card-values.ts";
import { useLock } from "./form-context.ts";
import { LockedHint } from "./locked-hint.tsx";

type Name = keyof typeof FIELD_LABELS;

interface CardTextProps extends Omit<TextFieldProps, "name" | "className"> {
  name: Name;
  label?: string;
  hint?: ReactNode;
  /** On several lines, with a count of what is left. */
  rows?: number;
  className?: string;
}

/** One text of the card, with its label, count and error. */
export function CardText({
  name,
  label = FIELD_LABELS[name],
  hint,
  rows,
  required,
  className,
  ...rest
}: CardTextProps) {
  const { register } = useFormContext<CardValues>();
  const error = useFieldProblem(name);
  const lock = useLock(name);
  const readOnly = lock?.readOnly ?? false;
  const words = lock ? <LockedHint lock={lock}>{!readOnly && hint}</LockedHint> : hint;
  return (
    <Field
      label={label}
      required={required}
      error={error}
      className={className}
      hint={rows === undefined || readOnly ? words : <Counted name={name} words={words} />}
    >
      {rows === undefined ? (
        <TextField {...rest} {...register(name)} readOnly={readOnly} />
      ) : (
        <TextArea
          {...(rest as ComponentProps<"textarea">)}
          {...register(name)}
          rows={rows}
          readOnly={readOnly}
        />
      )}
    </Field>
  );
}

/** A phone number: what may be wrong with it is told as it is typed. */
export function CardPhone({ name, hint, ...rest }: CardTextProps & { name: "phone" | "business_phone" }) {
  const told = usePhoneHint(useWatch<CardValues, typeof name>({ name }));
  return <CardText {...rest} name={name} type="tel" hint={told ?? hint} />;
}

/** What is wrong with a field, by its path. */
export function useFieldProblem(name: string): string | undefined {
  const { control } = useFormContext<CardValues>();
  const { errors } = useFormState({ control, name: name as "name" });
  const error = get(errors, name) as { message?: string; root?: { message?: string } } | undefined;
  return error?.message ?? error?.root?.message;
}

function Counted({ name, words }: { name: Name; words: ReactNode }) {
  const text = useWatch<CardValues, Name>({ name });
  const most = name === "inviteEmail" ? CARD_LIMITS.email : CARD_LIMITS[name];
  return (
    <>
      {words}
      {words && " ·\u00a0"}
      <span className="tabular-nums">
        {text.length}/{most}
      </span>
    </>
  );
}
