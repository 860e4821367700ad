// What becomes of a lead or an enquiry that was passed on as a referral. Free of zod: screens import it.

export const REFERRAL_STATUSES = [
  "given",
  "accepted",
  "declined",
  "contacted",
  "won",
  "lost",
  "expired",
  "withdrawn",
] as const;
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number];
export const REFERRAL_STATUS_LABEL: Record<ReferralStatus, string> = {
  given: "Given",
  accepted: "Accepted",
  declined: "Declined",
  contacted: "Contacted",
  won: "Won",
  lost: "Lost",
  expired: "Expired",
  withdrawn: "Withdrawn",
};
