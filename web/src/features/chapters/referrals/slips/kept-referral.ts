import { REFERRAL_LIMITS } from "@cardplaza/contract/chapters/referral-words";
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

/** Begun on another screen, with who needs something and what. The slip opens with it. */
export function keepReferral(memberId: string, { name, need }: { name: string; need: string }): void {
  const prospect = { ...EMPTY_REFERRAL.prospect, name: name.slice(0, REFERRAL_LIMITS.prospect[1]) };
  draftOf(memberId).save({
    ...EMPTY_REFERRAL,
    prospect,
    need: need.trim().slice(0, REFERRAL_LIMITS.need[1]),
  });
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
