import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/account-words";
import { IN_PLACE_TEXT } from "@cardplaza/contract/accounts/in-place-words";
import { useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import type { Recognised } from "../recognise-address.ts";
import { SecondStepForm } from "../sign-in/second-step-form.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { dropCode } from "./kept-code.ts";
import { useSentCode } from "./use-sent-code.ts";

export interface ConfirmInPlaceProps {
  /** The address as typed in the form around it. */
  address: Recognised;
  /** The name of a new member, as typed in the form. */
  name: string;
  /** The button's text, such as "Confirm and send". */
  label: string;
  /** Leads to the sign-in, for those who have a password. */
  onPassword: () => void;
}

/**
 * Signs in, or signs up, inside another form: the code goes to the address that was just typed. The form
 * around it sees the session begin.
 */
export function ConfirmInPlace({ address, name, label, onPassword }: ConfirmInPlaceProps) {
  const { sent, show, ask, error, isPending } = useSentCode(address);
  const [challenge, setChallenge] = useState<string | null>(null);
  const [setback, setSetback] = useState<string>();
  const { channel, to } = address;
  const startAgain = (reason: string) => {
    dropCode();
    setSetback(reason);
    setChallenge(null);
    ask();
  };
  if (challenge)
    return (
      <section aria-label="One more step" className="grid grid-cols-1 gap-4">
        <p className="text-sm">{ACCOUNT_TEXT.secondStep}</p>
        <SecondStepForm challenge={challenge} onEntered={() => {}} onExpired={startAgain} />
      </section>
    );
  return (
    <section aria-label={IN_PLACE_TEXT.title[channel]} className="grid grid-cols-1 gap-4">
      <div>
        <h2 className="text-base font-semibold">{IN_PLACE_TEXT.title[channel]}</h2>
        <p className="mt-1 text-sm break-words">
          {sent ? IN_PLACE_TEXT.sent : IN_PLACE_TEXT.sending} <strong className="font-medium">{to}</strong>.
        </p>
      </div>
      {setback && <Notice tone="warning">{setback}</Notice>}
      {sent ? (
        <ConfirmForm sent={sent} name={name} label={label} onSentAgain={show} onSecondStep={setChallenge} />
      ) : error ? (
        <>
          <Notice tone="warning" live title={IN_PLACE_TEXT.notSent}>
            {problemText(error)}
          </Notice>
          <Button busy={isPending} onClick={ask}>
            {IN_PLACE_TEXT.sendCode}
          </Button>
        </>
      ) : (
        <LoadingArea label="Sending the code">
          <SkeletonText lines={3} />
        </LoadingArea>
      )}
      <Button variant="link" className="justify-self-start text-sm" onClick={onPassword}>
        {IN_PLACE_TEXT.password}
      </Button>
    </section>
  );
}
