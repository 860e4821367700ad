import { OTP_DIGITS } from "@cardplaza/contract/accounts/account-words";
import { useEffect, useRef } from "react";
import { Field } from "../../ui/fields/field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";

interface CodeFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  /** True while another field comes first. */
  waits?: boolean;
  onChange: (code: string) => void;
}

/** Six digits in one field, so that pasting and the phone's own suggestion work. */
export function CodeField({ label, hint, error, value, waits = false, onChange }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!waits) input.current?.focus();
  }, [waits]);
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);
  return (
    <Field label={label} hint={hint} error={error} required>
      <TextField
        ref={input}
        value={value}
        // Pasted text such as "Your code is 123 456" is fine: only the digits count.
        onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, "").slice(0, OTP_DIGITS))}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        className="h-14 text-center text-xl tracking-[0.4em] tabular-nums sm:text-xl pointer-coarse:h-14"
      />
    </Field>
  );
}
