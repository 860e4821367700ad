// Separate from the endpoints, so that the browser can import it without zod.

export const REPORT_REASON_MAX = 120;
export const REPORT_DETAILS_MAX = 1000;

export const MODERATION_TEXT = {
  reportedOwn: "This is your own card.",
  blockedSelf: "You cannot block yourself.",
} as const;
