import type { ReactNode } from "react";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { Checkbox } from "../../ui/checkbox.tsx";
import type { SignUpValues } from "./sign-up-values.ts";
import { ACCOUNT_TEXT } from "@cardplaza/contract/account-words";

interface ConsentFieldsProps {
  register: UseFormRegister<SignUpValues>;
  errors: FieldErrors<SignUpValues>;
}

/** What a new member agrees to. Nothing is ticked in advance. */
export function ConsentFields({ register, errors }: ConsentFieldsProps) {
  const needed = { required: ACCOUNT_TEXT.consentNeeded };
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="sr-only">Consents</legend>
      <Checkbox
        {...register("terms", needed)}
        aria-required
        error={errors.terms?.message}
        label={
          <>
            I agree to the <PolicyLink to="/terms-and-conditions">Terms and conditions</PolicyLink> and the{" "}
            <PolicyLink to="/privacy-policy">Privacy policy</PolicyLink>
          </>
        }
      />
      <Checkbox
        {...register("adult", needed)}
        aria-required
        // The sentence speaks of both; once is enough.
        error={errors.terms ? undefined : errors.adult?.message}
        label="I am 18 or older"
      />
      <Checkbox
        {...register("marketing")}
        label="Send me news and offers by e-mail"
        hint="You can change this at any time."
      />
    </fieldset>
  );
}

/** In a tab of its own, so that the form stays as it is. */
function PolicyLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener" className="text-brand-strong underline underline-offset-2">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
