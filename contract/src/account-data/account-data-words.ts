// Separate from the endpoints, so that the browser can import it without zod.

export const EXPORT_STATUSES = ["waiting", "running", "ready", "failed"] as const;
export const EXPORT_DAYS = 7;
export const EXPORT_WITHIN_HOURS = 24;
export const DELETION_UNDO_DAYS = 30;
/** An account that is unused for this long is erased, after a warning. */
export const INACTIVE_YEARS = 3;
export const INACTIVITY_WARNING_HOURS = 48;
/** The word to type as confirmation of a deletion. */
export const DELETE_WORD = "DELETE";

export const ACCOUNT_DATA_TEXT = {
  onePerDay: "You can ask for one export a day.",
  exportReady: "Your data export is ready to download.",
  typeDelete: "Type DELETE to confirm.",
  deleted: "Your account is scheduled for deletion. Sign in within 30 days to keep it.",
  inactive: (until: string) =>
    `Your account was not used for three years. It is erased if nobody signs in before ${until}.`,
  noRefund: "No refund after 7 days.",
  passwordNeeded: "Enter your password.",
  codeNeeded: "Enter the code we sent you.",
  nowhereToSendCode: "Set a password or confirm your e-mail address first.",
} as const;
