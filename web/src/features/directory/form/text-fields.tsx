import type { ComponentProps, ReactNode } from "react";
import { usePhoneHint } from "../../../forms/fields/use-phone-hint.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField, type TextFieldProps } from "../../../ui/fields/text-field.tsx";
import { useListing } from "./form-context.ts";
import { labelOf } from "./listing-steps.ts";
import type { ListingValues } from "./listing-values.ts";

type TextName = {
  [K in keyof ListingValues]: ListingValues[K] extends string ? K : never;
}[keyof ListingValues];
type AddressName = keyof ListingValues["address"];

interface ListingTextProps extends Omit<TextFieldProps, "name" | "value" | "onChange" | "className"> {
  name: TextName;
  label?: string;
  hint?: ReactNode;
  /** On several lines, with a count of what is typed. */
  rows?: number;
  optional?: boolean;
  className?: string;
}

/** One text of the listing, with its label, count and error. */
export function ListingText({
  name,
  label = labelOf(name),
  hint,
  rows,
  optional,
  className,
  ...rest
}: ListingTextProps) {
  const { values, change, problemOf } = useListing();
  const value = values[name];
  const control = {
    ...rest,
    name,
    value,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  };
  const counted = rows !== undefined && rest.maxLength !== undefined && (
    <>
      {hint} {hint && "· "}
      <span className="tabular-nums">
        {value.trim().length}/{rest.maxLength}
      </span>
    </>
  );
  return (
    <Field
      label={label}
      required={rest.required ?? false}
      optional={optional ?? false}
      error={problemOf(name)}
      hint={counted || hint}
      className={className}
    >
      {rows === undefined ? (
        <TextField {...control} />
      ) : (
        <TextArea {...(control as ComponentProps<"textarea">)} rows={rows} />
      )}
    </Field>
  );
}

/** A phone number: what may be wrong with it is told as it is typed. */
export function ListingPhone({ hint, ...rest }: ListingTextProps) {
  const { values } = useListing();
  const told = usePhoneHint(values[rest.name]);
  return <ListingText {...rest} type="tel" maxLength={40} hint={told ?? hint} />;
}

interface AddressTextProps extends Omit<ListingTextProps, "name" | "rows"> {
  name: AddressName;
}

/** One line of the address. */
export function AddressText({ name, label, hint, optional, className, ...rest }: AddressTextProps) {
  const { values, change, problemOf } = useListing();
  const path = `address.${name}`;
  return (
    <Field
      label={label ?? labelOf(path)}
      required={rest.required ?? false}
      optional={optional ?? false}
      error={problemOf(path)}
      hint={hint}
      className={className}
    >
      <TextField
        {...rest}
        name={path}
        value={values.address[name]}
        onChange={(event) => change({ address: { ...values.address, [name]: event.target.value } })}
      />
    </Field>
  );
}
