import { type HTMLInputTypeAttribute, type ReactNode, useEffect, useState } from "react";
import { SEARCH_PAUSE_MS } from "../../lib/use-typed-search.ts";
import { Field } from "../../ui/fields/field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";

interface TypedFieldProps {
  label: string;
  hint?: string;
  leading?: ReactNode;
  type?: HTMLInputTypeAttribute;
  /** A year that is still being typed is before it. */
  min?: string;
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
}

/** What is typed counts once the typing pauses. */
export function TypedField({ label, hint, value, onChange, ...rest }: TypedFieldProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [isWhole, setIsWhole] = useState(true);
  // Removed outside the field, such as by "Clear all filters".
  if (seen !== value) {
    setSeen(value);
    setTyped(value);
    setIsWhole(true);
  }
  useEffect(() => {
    if (!isWhole || typed.trim() === value) return undefined;
    const pause = setTimeout(() => onChange(typed.trim()), SEARCH_PAUSE_MS);
    return () => clearTimeout(pause);
  });
  return (
    <Field label={label} hint={hint}>
      <TextField
        {...rest}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setIsWhole(target.validity.valid);
        }}
      />
    </Field>
  );
}
