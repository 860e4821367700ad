// Limits, lists and texts of connections and introductions. Free of zod: pages and forms import it.

export const CONNECTION_TABS = ["received", "sent", "mine", "suggestions", "introductions"] as const;
export type ConnectionTab = (typeof CONNECTION_TABS)[number];
export const CONNECTION_STATUSES = ["pending", "accepted", "declined", "withdrawn", "removed"] as const;
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];
export const CONNECTION_ACTIONS = ["accept", "decline", "withdraw"] as const;

export const INTRO_STATUSES = ["asked", "forwarded", "accepted", "declined", "expired"] as const;
export type IntroStatus = (typeof INTRO_STATUSES)[number];
export const INTRO_ACTIONS = ["forward", "accept", "decline"] as const;

/** Why somebody is suggested. */
export const SUGGESTION_REASONS = [
  "shared_connections",
  "exchanged_cards",
  "same_city",
  "same_category",
  "same_chapter",
  "lead",
] as const;
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number];

export const CONNECTION_NOTE_MAX = 300;
export const PRIVATE_NOTE_MAX = 2_000;
export const MAX_TAGS = 10;
export const TAG_MAX = 30;
/** From when somebody can be invited again. */
export const REINVITE_DAYS = { withdrawn: 21, declined: 90 } as const;
export const MAX_INVITES_A_WEEK = 100;
export const MAX_PENDING = 500;
export const MAX_CONNECTIONS = 30_000;
export const FREE_SUGGESTIONS_A_DAY = 3;
export const INTRO_REASON = [20, 500] as const;
export const INTRO_DAYS = 14;
export const RECONNECT_AFTER_DAYS = 60;
export const CONNECTIONS_PER_PAGE = 30;
export const NETWORKING_FEATURE = "Advanced networking";

export const CONNECTION_TEXT = {
  notFound: "Connection not found",
  self: "This is you.",
  again: (day: string) => `You can invite this person again on ${day}.`,
  tooMany: `You can send ${MAX_INVITES_A_WEEK} invitations a week.`,
  tooManyPending: `${MAX_PENDING} invitations wait for an answer. Withdraw some first.`,
  full: `You have ${MAX_CONNECTIONS.toLocaleString("en-IN")} connections.`,
  answered: "This invitation has been answered.",
  introNotFound: "Introduction not found",
  introAnswered: "This introduction has been answered.",
  notConnected: "Both must be your connections.",
  reconnect: (name: string) => `You have not talked to ${name} for ${RECONNECT_AFTER_DAYS} days`,
} as const;
