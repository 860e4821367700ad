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
  answeredOutside: "Answered outside",
} as const;
