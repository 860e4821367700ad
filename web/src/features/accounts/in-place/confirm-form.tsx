import { ACCOUNT_TEXT, OTP_DIGITS } from "@cardplaza/contract/accounts/account-words";
import { IN_PLACE_TEXT } from "@cardplaza/contract/accounts/in-place-words";
import type { FormEvent } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useShowTrouble } from "../../../ui/use-show-trouble.ts";
import { PolicyLink } from "../../policies/policy-link.tsx";
import { CodeField } from "../code-field.tsx";
import { ResendCode } from "../sign-in/resend-code.tsx";
import type { SentCode } from "../sign-in/use-request-code.ts";
import { SubmitButton } from "../submit-button.tsx";
import { useConfirm } from "./use-confirm.ts";

interface ConfirmFormProps {
  sent: SentCode;
  name: string;
  label: string;
  onSentAgain: (sent: SentCode) => void;
  onSecondStep: (challenge: string) => void;
}

const INCOMPLETE = `Enter the ${OTP_DIGITS} digits of the code.`;

/** The code, and below it the two lines that only somebody new has to tick. */
export function ConfirmForm({ sent, name, label, onSentAgain, onSecondStep }: ConfirmFormProps) {
  const confirm = useConfirm(sent, name, onSecondStep);
  const { ticks, tick, isConfirmed, lacksConsent, codeError, joinError } = confirm;
  const form = useShowTrouble(lacksConsent || joinError);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.submit();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      {isConfirmed ? (
        <Notice tone="positive" live>
          {IN_PLACE_TEXT.confirmed[sent.channel]} {lacksConsent && IN_PLACE_TEXT.oneMore}
        </Notice>
      ) : (
        <CodeField
          label="6-digit code"
          value={confirm.code}
          onChange={confirm.type}
          error={confirm.isIncomplete ? INCOMPLETE : codeError ? problemText(codeError) : undefined}
        />
      )}
      <fieldset className="grid grid-cols-1 gap-2">
        <legend className="mb-2 text-sm text-muted">{IN_PLACE_TEXT.newHere}</legend>
        <Checkbox
          checked={ticks.terms}
          onChange={({ target }) => tick({ terms: target.checked })}
          error={lacksConsent ? ACCOUNT_TEXT.consentNeeded : undefined}
          label={
            <>
              I agree to the <PolicyLink to="/terms-and-conditions">Terms</PolicyLink> and{" "}
              <PolicyLink to="/privacy-policy">Privacy</PolicyLink>
            </>
          }
        />
        <Checkbox
          checked={ticks.adult}
          onChange={({ target }) => tick({ adult: target.checked })}
          label={IN_PLACE_TEXT.adult}
        />
      </fieldset>
      {joinError && (
        <Notice tone="danger" live>
          {problemText(joinError)}
        </Notice>
      )}
      <SubmitButton busy={confirm.isBusy}>{label}</SubmitButton>
      {!isConfirmed && (
        <div className="text-sm">
          <ResendCode
            sent={sent}
            onSent={(again) => {
              confirm.reset();
              onSentAgain(again);
            }}
          />
        </div>
      )}
    </form>
  );
}
