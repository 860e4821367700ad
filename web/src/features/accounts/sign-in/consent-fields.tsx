import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { PolicyLink } from "../../policies/policy-link.tsx";
import type { SignUpValues } from "./sign-up-values.ts";
import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/account-words";

interface ConsentFieldsProps {
  register: UseFormRegister<SignUpValues>;
  errors: FieldErrors<SignUpValues>;
  /** Whether there is an address for news. */
  byMail: boolean;
}

/** What a new member agrees to. Nothing is ticked in advance. */
export function ConsentFields({ register, errors, byMail }: ConsentFieldsProps) {
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
        // The error of the first checkbox names both, so it is shown once.
        error={errors.terms ? undefined : errors.adult?.message}
        label="I am 18 or older"
      />
      {byMail && (
        <Checkbox
          {...register("marketing")}
          label="Send me news and offers by e-mail"
          hint="You can change this at any time."
        />
      )}
      <p className="text-xs text-muted">
        <PolicyLink to="/privacy-policy#in-short">
          How we use your data, in short: English · <span lang="hi">हिन्दी</span>
        </PolicyLink>
      </p>
    </fieldset>
  );
}
