// Separate from the endpoints, so that the browser can import it without zod.

export const MESSAGE_MAX = 4_000;
export const MAX_FILES = 5;
export const MAX_GROUP = 20;
export const GROUP_NAME_MAX = 60;
export const MAX_PINS = 3;
/** So much of a post is shown where it is shared. */
export const SHARED_TEXT_MAX = 200;
/** A message can be edited, or deleted for all, for so long. */
export const CHANGE_MINUTES = 15;
export const VOICE_SECONDS = 120;

/** Requests to strangers on one day, as India counts. */
export const REQUESTS_A_DAY = { free: 5, premium: 20 } as const;
export const MESSAGES_A_MINUTE = 60;
export const MESSAGES_A_DAY = 2_000;
/** The same text to so many strangers waits for a moderator. */
export const SAME_TEXT_TO = 5;
/** What is said of money or codes carries a warning for so long, between people who have nothing in common. */
export const WARNING_DAYS = 30;
export const MESSAGES_BEFORE_REPORT = 5;
export const CASES_PER_PAGE = 20;

export const CONVERSATIONS_PER_PAGE = 20;
export const MESSAGES_PER_PAGE = 50;
export const CHANGES_PER_CALL = 50;
/** Counted up to this number: the page shows "99+". */
export const UNREAD_SHOWN_MAX = 100;
export const SCHEDULED_MAX = 50;
export const SCHEDULED_DAYS = 365;
export const AWAY_TEXT_MAX = 500;
/** The away message is sent to one person once in so long. */
export const AWAY_REPEAT_HOURS = 24;

/** How often the screen says that somebody types, and how long it shows it. */
export const TYPING_EVERY_MS = 3_000;
export const TYPING_SHOWN_MS = 5_000;
/** Where no stream gets through. */
export const CHANGES_POLL_MS = 10_000;
/** Who reads it within this time is not told of it by bell or push. */
export const RING_AFTER_MS = 1_500;
/** A message that nobody read on any device is mailed after this time. */
export const MAIL_AFTER_MINUTES = 10;
export const MAIL_AGAIN_MINUTES = 60;
