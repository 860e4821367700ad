// Free of zod: screens import it.
import { dayInWords } from "../date-words.ts";
import { PRODUCT_NAME } from "../product.ts";

/** What administrators did about a member. */
export const MEASURE_KINDS = ["warning", "strike", "suspension", "deletion"] as const;
export type MeasureKind = (typeof MEASURE_KINDS)[number];

/** So many strikes within so many days propose a suspension. */
export const STRIKES = { count: 3, days: 90 } as const;

/** How many days a suspension may take; without a number it is for good. */
export const SUSPENSION_DAYS = [1, 7, 30] as const;

/** The one screen that a suspended member sees. */
export const SUSPENDED_PATH = "/suspended";

export const MEASURE_TEXT = {
  heading: (until: Date | string | null) =>
    until ? `Your account is suspended until ${dayInWords(until)}` : "Your account is suspended",
  follows:
    "Until then nobody sees your card, your listing and what you wrote, and you cannot use your account. Nothing was deleted: everything comes back as it was.",
  followsForGood:
    "Nobody sees your card, your listing and what you wrote, and you cannot use your account. You can still download your data or delete your account.",
  appeal:
    "If you think this is a mistake, write to us and tell us why. We will look at it again and answer you.",
  title: "Account suspended",
  reason: "Why",
  appealTitle: "Think this is a mistake?",
  write: "Write to us",
  signOut: "Sign out",
  restoredHeading: "Your account is open again",
  restored: "You can use your account as before. Your card, your listing and your posts are shown again.",
  deletionHeading: (day: Date) => `Your account will be deleted on ${dayInWords(day)}`,
  deletionFollows:
    "Your account is hidden now. Sign in before that day to keep it, or write to us. After that day we erase it, and it cannot be brought back.",
  deletionSms: (day: Date, origin: string) =>
    `${PRODUCT_NAME}: our moderation team is deleting your account on ${dayInWords(day)}. To keep it, sign in before: ${origin}/auth`,
  warningHeading: "A warning from our moderation team",
  warningFollows: "Nothing else changes for now. If this happens again, we may suspend your account.",
  sms: (until: Date | null, origin: string) =>
    `${PRODUCT_NAME}: your account is suspended${until ? ` until ${dayInWords(until)}` : ""}. Why, and how to appeal: ${origin}/auth`,
} as const;
