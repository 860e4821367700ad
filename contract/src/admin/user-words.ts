// Free of zod: screens import it.
import type { LookKind } from "../accounts/look-words.ts";
import type { AdminRole } from "../admin-roles.ts";

/** What administrators can do about a member. */
export const USER_ACTIONS = [
  "warn",
  "suspend",
  "restore",
  "end_sessions",
  "reset_second_step",
  "grant_premium",
  "end_premium",
  "erase",
] as const satisfies readonly LookKind[];
export type UserAction = (typeof USER_ACTIONS)[number];

/** The member reads the reason of these; of the others only administrators do. */
export const READ_BY_MEMBER: readonly UserAction[] = ["warn", "suspend", "erase"];

export const USER_STATUSES = ["active", "suspended", "leaving"] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** Beside the superadmin, who may do everything. */
export const USER_ACTION_ROLES: Record<UserAction, readonly AdminRole[]> = {
  warn: ["moderator", "support"],
  suspend: ["moderator", "support"],
  restore: ["moderator", "support"],
  end_sessions: ["moderator", "support"],
  reset_second_step: ["support"],
  grant_premium: ["support", "finance"],
  end_premium: ["support", "finance"],
  erase: [],
};

export const USERS_PER_PAGE = 50;
/** A shorter text finds too many. */
export const USER_QUERY_MIN = 3;
export const USER_QUERY_MAX = 100;
export const GRANT_DAYS_MAX = 400;
export const BULK_MAX = 100;

/** How long an administrator may look at the product as a member. */
export const VIEW_MINUTES = 30;
/** Tells such a token from a member's own, which has no dot. */
export const VIEW_TOKEN_START = "view.";
/** Who may, beside the superadmin. */
export const VIEW_ROLES = ["moderator", "support"] as const satisfies readonly AdminRole[];

/** The least and most characters of a note about a member. */
export const MEMBER_NOTE = [1, 2000] as const;
/** Who may note something, beside the superadmin. */
export const NOTE_ROLES = ["moderator", "support", "finance"] as const satisfies readonly AdminRole[];

export const USER_TEXT = {
  notFound: "There is no such member.",
  denied: "Only some roles may do this to a member's account.",
  forGoodDenied: "Only a superadmin may suspend an account for good.",
  handledBy: (name: string) => `Already handled by ${name}.`,
  noteNotFound: "There is no such note.",
  notYourNote: "Only the administrator who wrote a note can change it.",
  viewDenied: "Only superadmins, moderators and support look at the product as a member.",
  viewOnly: "You are viewing as a member. You can look, not change.",
  viewHidden: "This is private. Administrators do not see it.",
  viewNotNow: "This account is suspended or about to be erased, so there is nothing to view.",
  eraseAlone: "An account is erased by itself, after its name was typed.",
  confirmName: "Type the member's name exactly as shown.",
  daysNeeded: "Enter how many days.",
  wrongDays: "Choose 1, 7 or 30 days, or leave it out to suspend for good.",
  notNow: {
    warn: "This account was erased or is about to be.",
    suspend: "This account is suspended already.",
    restore:
      "We have neither suspended nor deleted this account. A deletion that the member asked for is theirs.",
    end_sessions: "This account was erased.",
    reset_second_step: "Two-step verification is not on for this account.",
    grant_premium: "This account was erased or is about to be.",
    end_premium: "This member has no premium that was granted. What was paid for ends with a refund.",
    erase: "This account was erased already.",
  },
} as const;
