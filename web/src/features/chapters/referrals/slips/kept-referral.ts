import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { EMPTY_REFERRAL, type ReferralValues } from "./referral-values.ts";

// Others may sign in within this tab; they must not read the prospect.
const keyOf = (memberId: string) => `referral-of-${memberId}`;

/** What the member typed before the slip was closed by mistake. Consent is asked for again. */
export function readKeptReferral(memberId: string): ReferralValues {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(memberId)) ?? "{}") as Partial<ReferralValues>;
    const prospect = { ...EMPTY_REFERRAL.prospect, ...kept.prospect, consent: false };
    return { ...EMPTY_REFERRAL, ...kept, prospect };
  } catch {
    return EMPTY_REFERRAL;
  }
}

export const dropKeptReferral = (memberId: string) => sessionStorage.removeItem(keyOf(memberId));

/** Keeps what is typed in this tab until the slip is sent; nothing without a member. */
export function useKeptReferral(form: UseFormReturn<ReferralValues>, memberId: string | null) {
  useEffect(() => {
    if (memberId === null) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => sessionStorage.setItem(keyOf(memberId), JSON.stringify(values)),
    });
  }, [form, memberId]);
}
