/** What can be answered outside the product. Each type is registered by its room. */
export const OUTSIDE_ANSWER_TARGETS = ["lead", "enquiry", "application", "referral"] as const;
export type OutsideAnswerTarget = (typeof OUTSIDE_ANSWER_TARGETS)[number];

export const OUTSIDE_WAYS = ["call", "whatsapp", "mail"] as const;
export type OutsideWay = (typeof OUTSIDE_WAYS)[number];

/** `claimed` until the other side says yes or no; it may stay so. */
export const OUTSIDE_ANSWER_STATUSES = ["claimed", "confirmed", "denied"] as const;
export type OutsideAnswerStatus = (typeof OUTSIDE_ANSWER_STATUSES)[number];

export const OUTSIDE_WAY_WORDS: Record<OutsideWay, string> = {
  call: "phone",
  whatsapp: "WhatsApp",
  mail: "e-mail",
};

export const OUTSIDE_ANSWER_TEXT = {
  /** To the one who comes back from a call, WhatsApp or mail. */
  didYouReach: (name: string) => `Did you reach ${name}?`,
  /** To the other side, once. */
  didTheyContactYou: (name: string) => `Did ${name} contact you?`,
  /** To the giver of a referral: the prospect is no member. */
  didTheyContactReferral: (name: string) => `Did ${name} contact your referral?`,
  answeredOutside: "Answered outside",
  notFound: "Question not found",
  answeredBefore: "You have already answered this question.",
  oneRecord: "Name both the kind and the record, or neither.",
} as const;

/** Where reply figures are explained: what counts beside an answer in the product. */
export const OUTSIDE_COUNTS_TEXT = {
  buyer: "Answers by phone, WhatsApp or e-mail count when the buyer confirms them.",
  applicant: "Answers by phone, WhatsApp or e-mail count when the applicant confirms them.",
} as const;
