import type { NewReferral } from "@cardplaza/contract/chapters/referrals";
import type { ReferralType } from "@cardplaza/contract/chapters/referral-words";
import { paiseOf } from "../../../enquiries/amount.ts";
import type { ChosenPerson } from "./choose-person.tsx";
import type { ReferralsAddress } from "../referrals-address.ts";

/** A referral as it is typed. */
export interface ReferralValues {
  receiver: ChosenPerson | null;
  prospect: { name: string; phone: string; email: string; consent: boolean };
  need: string;
  heat: number;
  type: ReferralType;
  estPaise: string;
}

export const EMPTY_REFERRAL: ReferralValues = {
  receiver: null,
  prospect: { name: "", phone: "", email: "", consent: false },
  need: "",
  heat: 3,
  type: "outside",
  estPaise: "",
};

/** The fields that the server may refuse. */
export const REFERRAL_FIELDS = [
  "prospect.name",
  "prospect.phone",
  "prospect.email",
  "prospect.consent",
  "need",
  "estPaise",
] as const;

export function referralBody(
  { receiver, prospect, need, heat, type, estPaise }: ReferralValues,
  chapterId: string,
  source: ReferralsAddress["source"],
): NewReferral {
  const phone = prospect.phone.trim();
  const email = prospect.email.trim();
  const amount = paiseOf(estPaise);
  return {
    receiverId: receiver?._id ?? "",
    chapterId,
    prospect: {
      name: prospect.name.trim(),
      ...(phone && { phone }),
      ...(email && { email }),
      consent: true,
    },
    need: need.trim(),
    heat,
    type,
    ...(amount !== undefined && { estPaise: amount }),
    ...(source?.kind === "lead" && { leadId: source.id }),
    ...(source?.kind === "enquiry" && { enquiryId: source.id }),
    ...(source?.kind === "message" && { messageId: source.id }),
  };
}
