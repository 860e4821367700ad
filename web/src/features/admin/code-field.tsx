import { TYPED_OTP_MAX, TYPED_RECOVERY_CODE_MAX } from "@cardplaza/contract/accounts/account-words";
import type { ComponentProps } from "react";
import { cn } from "../../ui/class-names.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { CODE_WORDS } from "./admin-words.ts";

/** Six digits from an authenticator app; room for the gap that some of them show in the middle. */
export function CodeField({ className, ...rest }: ComponentProps<"input">) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={TYPED_OTP_MAX}
      spellCheck={false}
      {...rest}
      className={cn("text-lg tracking-[0.25em] tabular-nums sm:text-lg", className)}
    />
  );
}

/** A recovery code, which is used instead. */
export function RecoveryCodeField({ className, ...rest }: ComponentProps<"input">) {
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="none"
      maxLength={TYPED_RECOVERY_CODE_MAX}
      spellCheck={false}
      {...rest}
      className={cn("font-mono", className)}
    />
  );
}

export const RECOVERY_CODE_RULES = {
  validate: (value: string) =>
    /^[0-9a-z]{12}$/i.test(value.replaceAll(/[^0-9a-z]/gi, "")) || CODE_WORDS.recoveryBad,
};

/** What was typed without its gap, or why it cannot be a code. */
export const CODE_RULES = {
  setValueAs: (value: string) => value.replaceAll(/\s/g, ""),
  validate: (value: string) => /^\d{6}$/.test(value.replaceAll(/\s/g, "")) || CODE_WORDS.bad,
};
