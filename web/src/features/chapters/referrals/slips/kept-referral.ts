import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { tabValue } from "../../../../lib/storage/stored-value.ts";
import { EMPTY_REFERRAL, type ReferralValues } from "./referral-values.ts";

// Others may sign in within this tab; they must not read the prospect.
const draftOf = (memberId: string) => tabValue<Partial<ReferralValues>>(`referral-of-${memberId}`);

/** What the member typed before the slip was closed by mistake. Consent is asked for again. */
export function readKeptReferral(memberId: string): ReferralValues {
  const kept = draftOf(memberId).read();
  const prospect = { ...EMPTY_REFERRAL.prospect, ...kept?.prospect, consent: false };
  return { ...EMPTY_REFERRAL, ...kept, prospect };
}

export const dropKeptReferral = (memberId: string) => draftOf(memberId).drop();

/** Keeps what is typed in this tab until the slip is sent; nothing without a member. */
export function useKeptReferral(form: UseFormReturn<ReferralValues>, memberId: string | null) {
  useEffect(() => {
    if (memberId === null) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => draftOf(memberId).save(values),
    });
  }, [form, memberId]);
}
