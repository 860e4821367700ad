import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/account-words";
import { GATES, reasonFor } from "@cardplaza/contract/accounts/gate-words";
import { PRODUCT_NAME, PRODUCT_TAGLINE } from "@cardplaza/contract/product";
import { type ReactNode, useState } from "react";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { Notice } from "../../../ui/notice.tsx";
import { AuthFrame } from "../auth-frame.tsx";
import { AuthStart } from "./auth-start.tsx";
import { CodeEntryForm } from "./code-entry-form.tsx";
import { isStranger, type KeptAction } from "../../../lib/kept-action.ts";
import { useAuthTitle } from "./auth-title.ts";
import { KeptActionNotice } from "./kept-action-notice.tsx";
import { useAuthTarget } from "./use-auth-target.ts";
import { InviteNotice } from "./invite-notice.tsx";
import type { Provider } from "./provider-buttons.tsx";
import type { Invite } from "./read-invite.ts";
import { SecondStepForm } from "./second-step-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import type { SignUpProof } from "./sign-up-values.ts";
import type { Arrival } from "./use-arrival.ts";
import type { Entered } from "./use-enter.ts";
import type { SentCode } from "./use-request-code.ts";

type Step =
  | { name: "start" }
  | { name: "code"; sent: SentCode }
  | { proof: SignUpProof; name: "sign-up" }
  | { name: "second-step"; challenge: string };

interface AuthStepsProps {
  providers: Provider[];
  arrival: Arrival | null;
  /** What the visitor began before the sign-in. */
  action: KeptAction | null;
  invite: Invite | null;
  /** A new account names an address that nothing has proven yet. */
  onUnproven: (email: string) => void;
  /** Something to say above the forms, from the address. */
  problem?: string;
}

/** The way in, from the first field to the session. */
export function AuthSteps({ providers, arrival, action, invite, onUnproven, problem }: AuthStepsProps) {
  const [step, setStep] = useState(() => firstStep(arrival));
  const [address, setAddress] = useState(action?.email || action?.mobile || "");
  const [asked] = useAddressParam("tab");
  const [tab, setTab] = useState(() =>
    asked === "sign-up" || (action && isStranger()) ? "sign-up" : "sign-in",
  );
  const { target } = useAuthTarget();
  useAuthTitle(step.name === "sign-up" || (step.name === "start" && tab === "sign-up"));
  const [setback, setSetback] = useState(problem);

  const onEntered = (entered: Entered) => {
    if (entered.next === "second-step") setStep({ name: "second-step", challenge: entered.challenge });
    if (entered.next === "sign-up" && step.name === "code")
      setStep({ name: "sign-up", proof: provenBy(step.sent, entered.signupCode) });
  };
  const startAgain = (reason?: string) => {
    setSetback(reason);
    setStep({ name: "start" });
  };

  switch (step.name) {
    case "code":
      return (
        <AuthFrame title="Enter the code" intro={<SentTo {...step.sent} />}>
          <CodeEntryForm
            sent={step.sent}
            onSentAgain={(sent) => setStep({ name: "code", sent })}
            onEntered={onEntered}
            onBack={() => startAgain()}
          />
        </AuthFrame>
      );
    case "sign-up":
      return (
        <AuthFrame
          title="Complete your account"
          intro={["You are new here. Add your name to finish.", action && GATES[action.kind].next]
            .filter(Boolean)
            .join(" ")}
        >
          {action && <KeptActionNotice action={action} />}
          {invite && <InviteNotice invite={invite} />}
          <SignUpForm
            proof={step.proof}
            known={action}
            onUnproven={onUnproven}
            onEntered={onEntered}
            onExpired={startAgain}
          />
        </AuthFrame>
      );
    case "second-step":
      return (
        <AuthFrame title="One more step" intro={ACCOUNT_TEXT.secondStep}>
          <SecondStepForm challenge={step.challenge} onEntered={onEntered} onExpired={startAgain} />
        </AuthFrame>
      );
    default:
      return (
        <AuthFrame
          title={reasonOf(action, target)}
          intro={action ? GATES[action.kind].next : `${PRODUCT_TAGLINE}.`}
        >
          {setback && <TopNotice tone="warning">{setback}</TopNotice>}
          {arrival && "notice" in arrival && <TopNotice tone="positive">{arrival.notice}</TopNotice>}
          {action && <KeptActionNotice action={action} />}
          {invite && <InviteNotice invite={invite} />}
          <AuthStart
            tab={tab}
            onTab={setTab}
            providers={providers}
            known={action}
            address={address}
            onAddress={setAddress}
            onSent={(sent) => {
              setSetback(undefined);
              setStep({ name: "code", sent });
            }}
            onEntered={onEntered}
            onUnproven={onUnproven}
          />
        </AuthFrame>
      );
  }
}

const reasonOf = (action: KeptAction | null, target: string) =>
  action ? GATES[action.kind].reason(action.to) : (reasonFor(target) ?? `Welcome to ${PRODUCT_NAME}`);

function firstStep(arrival: Arrival | null): Step {
  if (arrival && "challenge" in arrival) return { name: "second-step", challenge: arrival.challenge };
  if (arrival && "proof" in arrival) return { name: "sign-up", proof: arrival.proof };
  return { name: "start" };
}

function provenBy({ channel, to }: SentCode, signupCode: string): SignUpProof {
  return channel === "email" ? { signupCode, email: to } : { signupCode, mobile: to };
}

function SentTo({ channel, to }: SentCode) {
  return (
    <>
      We sent it {channel === "email" ? "to" : "by SMS to"}{" "}
      <strong className="font-medium text-ink">{to}</strong>. It works for 5 minutes.
    </>
  );
}

function TopNotice({ tone, children }: { tone: "warning" | "positive"; children: ReactNode }) {
  return (
    <Notice tone={tone} live className="mb-5">
      {children}
    </Notice>
  );
}
