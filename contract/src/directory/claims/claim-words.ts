// Who may become the owner of a listing, and how. No zod here: the screens import this file.

export const CLAIM_ROLES = ["owner", "manager"] as const;
export type ClaimRole = (typeof CLAIM_ROLES)[number];
export const CLAIM_METHODS = ["phone_otp", "email_domain", "document"] as const;
export type ClaimMethod = (typeof CLAIM_METHODS)[number];

/**
 * Submitted: the claimant has to enter the code. Owner notified: the owner has three days to answer.
 * Verifying: it waits for an administrator. More needed: the claimant was asked for more, and it waits for them.
 */
export const CLAIM_STATUSES = [
  "submitted",
  "owner_notified",
  "verifying",
  "more_needed",
  "approved",
  "rejected",
  "withdrawn",
] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];
export const OPEN_CLAIM_STATUSES = ["submitted", "owner_notified", "verifying", "more_needed"] as const;
export const isOpenClaim = (status: ClaimStatus) =>
  (OPEN_CLAIM_STATUSES as readonly ClaimStatus[]).includes(status);

export const CLAIM_ANSWERS = ["approve", "dispute"] as const;
export type ClaimAnswer = (typeof CLAIM_ANSWERS)[number];

export const CLAIM_NOTE_MAX = 500;
export const OWNER_ANSWER_DAYS = 3;
export const CLAIM_UNDO_DAYS = 7;
/** The claimant has so long to send what we ask for. */
export const CLAIM_MORE_DAYS = 14;
/** A claim whose code is not entered is closed after this time. */
export const UNPROVEN_CLAIM_DAYS = 7;
export const CLAIM_REJECTIONS = 3;
export const CLAIM_BLOCK_DAYS = 30;

export const CLAIM_ROLE_WORDS: Record<ClaimRole, string> = { owner: "Owner", manager: "Manager" };
export const CLAIM_METHOD_WORDS: Record<ClaimMethod, string> = {
  phone_otp: "Code by SMS",
  email_domain: "Code by e-mail",
  document: "Document",
};
export const CLAIM_STATUS_WORDS: Record<ClaimStatus, string> = {
  submitted: "Code not entered yet",
  owner_notified: "Owner asked",
  verifying: "Being checked",
  more_needed: "More needed",
  approved: "Approved",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
};

export const CLAIM_TEXT = {
  yours: "This business is yours already.",
  hasListing:
    "You already have a business listing. One account can own one; delete yours first to claim this one.",
  open: "You already have an open claim on this business.",
  blocked: (day: string) =>
    `Three of your claims were rejected, so you cannot claim a business until ${day}.`,
  noMobile:
    "The number on this listing is not a mobile, so no SMS can reach it. Use an e-mail address at its website or a document.",
  noWebsite: "This listing has no website of its own, so no e-mail address can prove it. Use another way.",
  freeMail: (domain: string) =>
    `Anyone can have an address at ${domain}, so it proves nothing. Use another way.`,
  otherDomain: (domain: string) => `Use an address that ends in @${domain}.`,
  noCode: "This claim does not wait for a code.",
  changed: "The listing's contact details have changed since. Withdraw this claim and start again.",
  taken: "Somebody else has become the owner of this business meanwhile.",
  gone: "This business is no longer listed.",
  decided: "This claim has been decided already.",
  ownerHasTime: "The owner still has time to answer. You can reject this claim, or approve it after that.",
  unproven: "The claimant has not entered the code yet.",
  claimantHasListing: "The claimant has another business listing by now.",
  undoOver: `A transfer can be undone for ${CLAIM_UNDO_DAYS} days.`,
  formerHasListing: "The former owner has another business listing by now.",
  askedAlready: "We have asked the claimant already. The claim comes back when they answer.",
  askLater: "You can ask for more once the claim waits for you.",
  nothingAsked: "We do not wait for anything from you on this claim.",
  sendSomething: "Choose a document, or write what we should know.",
  notSent: `You did not send what we asked for within ${CLAIM_MORE_DAYS} days. You can claim the business again.`,
  notThere: "There is no such claim.",
  handledBy: (name: string) => `Already handled by ${name}.`,
  notYourList: "Only moderators, support and analysts see this list of claims.",
  answered: "You have answered this claim already.",
  notYourTask: "Only moderators decide on claims.",
  approved: (name: string) => `${name} is yours now.`,
  moreSent: "Thank you. We check your claim again and tell you the result.",
  waits: "We check your claim, usually within 2 working days, and tell you the result.",
  ownerAsked: `This business has an owner, who has ${OWNER_ANSWER_DAYS} days to answer. Then we decide and tell you.`,
} as const;
