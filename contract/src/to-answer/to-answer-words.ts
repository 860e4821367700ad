/** What a member can have to answer. Each kind is registered by its room. */
export const TO_ANSWER_KINDS = [
  "lead",
  "enquiry",
  "application",
  "referral",
  "visit",
  "join",
  "invitation",
  "introduction",
  "message",
] as const;
export type ToAnswerKind = (typeof TO_ANSWER_KINDS)[number];

/** What can be done with one tap. `reply` and `open` lead to its path, `accept` makes its call. */
export const TO_ANSWER_ACTS = ["call", "whatsapp", "mail", "reply", "accept", "open"] as const;
export type ToAnswerAct = (typeof TO_ANSWER_ACTS)[number];

export const TO_ANSWER_PER_PAGE = 20;
/** How much of what somebody wrote stands below their name. */
export const TO_ANSWER_SUBTITLE_MAX = 120;
/** The highest count that is shown, so the database stops counting there. */
export const TO_ANSWER_COUNTED_MAX = 100;

export const TO_ANSWER_PATH = "/connect-in?tab=to-answer";

/** For what somebody waits, where they wrote no words of their own. */
export const TO_ANSWER_TEXT = {
  lead: (source: string, card: string) => `${source} · ${card}`,
  application: (job: string) => `Applied for ${job}`,
  referral: (prospect: string, need: string) =>
    [`Refers ${prospect || "somebody"} to you`, need].filter(Boolean).join(": "),
  prospect: (giver: string, need: string) => [`Referred to you by ${giver}`, need].filter(Boolean).join(": "),
  visit: (chapter: string) => `Asks to visit ${chapter}`,
  join: (chapter: string, category: string) =>
    `Asks to join ${chapter}${category ? `, trade: ${category}` : ""}`,
  invitation: "Wants to connect with you",
  forward: (target: string) => `Asks you for an introduction to ${target}`,
  message: "Would like to message you",
  group: (name: string) => (name ? `${name} invites you to this group` : "You are invited to this group"),
  introduced: (via: string) => `Wants to meet you, introduced by ${via}`,
} as const;
