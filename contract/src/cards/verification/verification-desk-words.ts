// What the desk of administrators says. Apart from the rules of verification, which members' pages load.

/** What administrators can decide. */
export const VERIFICATION_ACTIONS = ["approve", "reject", "revoke"] as const;
export type VerificationAction = (typeof VERIFICATION_ACTIONS)[number];
export const VERIFICATION_QUERY_MAX = 100;
/** Reasons that administrators choose from; they can change the text before it is sent. */
export const VERIFICATION_REASONS: Partial<Record<VerificationAction, readonly string[]>> = {
  reject: [
    "The document does not show the name on your card.",
    "The document does not show the company on your card.",
    "The document cannot be read or is not complete. Please send a sharper one.",
  ],
  revoke: [
    "The document that this card was verified with is not genuine.",
    "You no longer work for the company on this card.",
  ],
};
