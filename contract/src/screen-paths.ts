// Addresses of screens that rooms below them link.

export const OFFLINE_NETWORKING_PATH = "/offline-networking";
/** A new referral made of a lead or an enquiry; the page finds the member's chapter. */
export const giveReferralPath = (madeOf: "lead" | "enquiry", id: string) =>
  `${OFFLINE_NETWORKING_PATH}?new=referral&${madeOf}=${id}`;
export const referralPath = (chapterId: string, referralId: string) =>
  `${OFFLINE_NETWORKING_PATH}?chapter=${chapterId}&tab=referrals&referral=${referralId}`;
