// Addresses of screens that rooms below them link.

export const OFFLINE_NETWORKING_PATH = "/offline-networking";
/** A new referral made of a lead, an enquiry or a message; the page finds the member's chapter. */
export const giveReferralPath = (madeOf: "lead" | "enquiry" | "message", id: string) =>
  `${OFFLINE_NETWORKING_PATH}?new=referral&${madeOf}=${id}`;
/** A new referral or one-to-one with a member. */
export const newSlipPath = (slip: "referral" | "one-to-one", memberId: string) =>
  `${OFFLINE_NETWORKING_PATH}?new=${slip}&with=${memberId}`;
export const referralPath = (chapterId: string, referralId: string) =>
  `${OFFLINE_NETWORKING_PATH}?chapter=${chapterId}&tab=referrals&referral=${referralId}`;
/** The contacts that a member saved, the newest first. */
export const CONTACTS_PATH = "/card-scanner#contacts";
export const MESSAGES_PATH = "/messages";
/** The announcement thread of a chapter. */
export const announcementsPath = (chapterId: string) => `${MESSAGES_PATH}?chapter=${chapterId}`;
