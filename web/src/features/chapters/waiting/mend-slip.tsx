import type { ComponentType } from "react";
import { VisitorDialog } from "../visitors/visitor-dialog.tsx";
import { OneToOneSlip } from "../referrals/slips/one-to-one-slip.tsx";
import { ReferralSlip } from "../referrals/slips/referral-slip.tsx";
import { ThankSlip } from "../referrals/slips/thank-slip.tsx";
import type { Mended, Slip, SlipKind } from "../queue/slip.ts";

/** A check-in has no form: its code has expired. */
const FORM: Partial<Record<SlipKind, ComponentType<never>>> = {
  visitor: VisitorDialog,
  referral: ReferralSlip,
  "thank-you": ThankSlip,
  "one-to-one": OneToOneSlip,
};

/** One that was stored by an earlier release does not hold what was typed. */
export const canBeMended = ({ kind, problem, form }: Slip) =>
  kind in FORM && problem !== undefined && form !== undefined;

/** The form of a refused slip, with everything that was typed and the server's reason. */
export function MendSlip({ slip, onClose }: { slip: Slip; onClose: () => void }) {
  const Form = FORM[slip.kind] as ComponentType<{ mends: Mended; onClose: () => void }> | undefined;
  if (!Form) return null;
  return <Form {...slip.form} mends={{ id: slip.id, problem: slip.problem ?? "" }} onClose={onClose} />;
}
