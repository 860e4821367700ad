import { TYPED_OTP_MAX } from "@cardplaza/contract/accounts/account-words";
import type { ComponentProps } from "react";
import { cn } from "../../ui/class-names.ts";
import { TextField } from "../../ui/fields/text-field.tsx";

/** Six digits; room for the gap that some messages show in the middle. */
export function CodeInput({ className, ...rest }: ComponentProps<"input">) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={TYPED_OTP_MAX}
      {...rest}
      className={cn("text-lg tracking-[0.25em] tabular-nums sm:text-lg", className)}
    />
  );
}

export const digitsOf = (text: string) => text.replaceAll(/\s/g, "");

export const checkCode = (text: string) =>
  /^\d{6}$/.test(digitsOf(text)) || "Enter the 6 digits of the code.";
