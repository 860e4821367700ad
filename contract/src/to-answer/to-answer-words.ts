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
] as const;
export type ToAnswerKind = (typeof TO_ANSWER_KINDS)[number];

/** What can be done with one tap. `reply` and `open` lead to its path, `accept` makes its call. */
export const TO_ANSWER_ACTS = ["call", "whatsapp", "mail", "reply", "accept", "open"] as const;
export type ToAnswerAct = (typeof TO_ANSWER_ACTS)[number];

export const TO_ANSWER_PER_PAGE = 20;
/** The highest count that is shown, so the database stops counting there. */
export const TO_ANSWER_COUNTED_MAX = 100;

export const TO_ANSWER_PATH = "/connect-in?tab=to-answer";
