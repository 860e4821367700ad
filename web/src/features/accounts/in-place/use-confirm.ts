import { OTP_DIGITS, TERMS_VERSION } from "@cardplaza/contract/accounts/account-words";
import { useState } from "react";
import { api, ApiError } from "../../../lib/api.ts";
import { useEnter } from "../sign-in/use-enter.ts";
import type { SentCode } from "../sign-in/use-request-code.ts";

const CONSENT = { terms: true, version: TERMS_VERSION, adult: true } as const;

/** The code signs a member in; for somebody new it makes the account, once both consents are ticked. */
export function useConfirm(sent: SentCode, name: string, onSecondStep: (challenge: string) => void) {
  const [code, setCode] = useState("");
  const [isIncomplete, setIncomplete] = useState(false);
  const [ticks, setTicks] = useState({ terms: false, adult: false });
  // The proof, once the code was right and the address belongs to nobody yet.
  const [proof, setProof] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const isAgreed = ticks.terms && ticks.adult;
  const verify = useEnter("login", (typed: string) =>
    api["POST /api/auth/otp/verify"]({ body: { requestId: sent.requestId, code: typed } }),
  );
  const register = useEnter("registration", (signupCode: string) => {
    const address = sent.channel === "email" ? { email: sent.to } : { email: "", mobile: sent.to };
    return api["POST /api/auth/register"]({
      body: { name: name.trim(), ...address, signupCode, consent: CONSENT, marketing: false },
    });
  });
  const isBusy = verify.isPending || register.isPending;

  const join = (signupCode: string) => {
    setTried(true);
    if (!isAgreed) return;
    register.mutate(signupCode, {
      // Too late: the address is confirmed once more.
      onError: (error) => error instanceof ApiError && error.fields?.signupCode && startAgain(),
    });
  };
  const startAgain = () => {
    setProof(null);
    setCode("");
  };
  const send = (typed: string) => {
    if (isBusy) return;
    if (proof) return join(proof);
    setIncomplete(typed.length < OTP_DIGITS);
    if (typed.length < OTP_DIGITS) return;
    verify.mutate(typed, {
      onSuccess(entered) {
        if (entered.next === "second-step") onSecondStep(entered.challenge);
        if (entered.next !== "sign-up") return;
        setProof(entered.signupCode);
        join(entered.signupCode);
      },
      // A refused code is cleared. A code that never reached the server can be sent again.
      onError: (error) => error instanceof ApiError && setCode(""),
    });
  };
  return {
    code,
    ticks,
    isBusy,
    isIncomplete,
    isConfirmed: proof !== null,
    lacksConsent: hasTried && !isAgreed,
    codeError: verify.error,
    joinError: register.error,
    tick: (part: Partial<typeof ticks>) => setTicks({ ...ticks, ...part }),
    submit: () => send(code),
    type(typed: string) {
      if (isBusy) return;
      setCode(typed);
      if (typed.length === OTP_DIGITS && typed !== code) send(typed);
    },
    reset() {
      verify.reset();
      setIncomplete(false);
      setCode("");
    },
  };
}
