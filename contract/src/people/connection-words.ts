// Limits, lists and texts of connections and introductions. Free of zod: pages and forms import it.
import { liveEvent } from "../live/live-stream.ts";
import { PRODUCT_NAME } from "../product.ts";

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
  "same_trade",
  "chapter_near",
  "newest",
] as const;
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number];

export const SUGGESTION_TEXT = {
  shared_connections: (count: number) =>
    count === 1 ? "1 shared connection" : `${count} shared connections`,
  exchanged_cards: "You saved each other's cards",
  lead: "You have been in touch",
  same_city: (city: string) => `Also in ${city}`,
  same_category: (category: string) => `Also in ${category}`,
  same_chapter: (chapter: string) => `Also in ${chapter}`,
  same_trade: (trade: string) => `Same trade: ${trade}`,
  chapter_near: (chapter: string) => `Meets in ${chapter}`,
  newest: `New on ${PRODUCT_NAME}`,
} as const;

export const CONNECTION_NOTE_MAX = 300;
export const PRIVATE_NOTE_MAX = 2_000;
export const MAX_TAGS = 10;
export const TAG_MAX = 30;
/** After how many days somebody can be invited again. */
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

/** Of people to mention. */
export const PEOPLE_FOUND = 8;

/** Somebody whom the member does not want to meet now is not suggested for these days. */
export const NOT_NOW_DAYS = 90;
/** The longest list of people to meet that is computed. */
export const MAX_SUGGESTIONS_OF_MEMBER = 50;
/** Reminders of people whom a member has not talked to. */
export const MAX_REMINDERS_A_DAY = 3;

/** Where a received invitation is answered. */
export const invitationPath = (id: string) => `/plazy/connections?tab=received&invitation=${id}`;
/** The connections of this name. */
export const connectionPath = (name: string) => `/plazy/connections?q=${encodeURIComponent(name)}`;
export const introductionsPath = "/plazy/connections?tab=introductions";

export const CONNECTION_TEXT = {
  notFound: "Connection not found",
  self: "This is you.",
  again: (day: string) => `You can invite this person again on ${day}.`,
  tooMany: `You can send ${MAX_INVITES_A_WEEK} invitations a week.`,
  tooManyPending: `${MAX_PENDING} invitations wait for an answer. Withdraw some first.`,
  full: `You have ${MAX_CONNECTIONS.toLocaleString("en-IN")} connections.`,
  theyAreFull: `This person has ${MAX_CONNECTIONS.toLocaleString("en-IN")} connections.`,
  invited: (name: string) => `${name} would like to connect with you.`,
  accepted: (name: string) => `${name} accepted your invitation.`,
  answered: "This invitation has been answered.",
  introNotFound: "Introduction not found",
  introAnswered: "This introduction has been answered.",
  threePeople: "An introduction needs three people.",
  connectedAlready: "You are connected already.",
  notTheirs: "This person can introduce you to their own connections only.",
  askAgain: (day: string) => `You can ask for this introduction again on ${day}.`,
  introAsked: (asker: string, target: string) => `${asker} asks you for an introduction to ${target}.`,
  introForwarded: (via: string, asker: string) => `${via} would like to introduce ${asker} to you.`,
  introAccepted: (target: string, via: string) =>
    `${target} accepted the introduction by ${via}. You are connected.`,
  introMade: (asker: string, target: string) =>
    `${asker} and ${target} are connected. Thank you for introducing them.`,
  notConnected: "Both must be your connections.",
  reconnect: (name: string) => `You have not talked to ${name} for ${RECONNECT_AFTER_DAYS} days`,
} as const;

/** Something happened between these members: an invitation, its answer, an introduction. */
export const CONNECTION_EVENT = liveEvent<{ memberIds: string[] }>("connection");
