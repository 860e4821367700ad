// Limits, lists and texts of referrals, thank-yous and one-to-ones. Free of zod: pages and forms import it.
import { liveEvent } from "../live/live-stream.ts";

/** Nothing follows, except that a won one can be corrected for some days. */
export const ENDED_STATUSES = ["declined", "won", "lost", "expired", "withdrawn"] as const;

export const REFERRAL_ACTIONS = [
  "accept",
  "decline",
  "contacted",
  "won",
  "lost",
  "correct",
  "withdraw",
] as const;
export type ReferralAction = (typeof REFERRAL_ACTIONS)[number];

export const DECLINE_REASONS = ["not_qualified", "no_capacity", "duplicate", "other"] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];
export const DECLINE_REASON_LABEL: Record<DeclineReason, string> = {
  not_qualified: "Not the right need",
  no_capacity: "No capacity now",
  duplicate: "I know them already",
  other: "Another reason",
};

/** What a referral can be made of. */
export const REFERRAL_ORIGINS = ["lead", "enquiry", "message"] as const;
/** The same, as the link from a referral to it. */
export const REFERRAL_ORIGIN_LABEL: Record<(typeof REFERRAL_ORIGINS)[number], string> = {
  lead: "Your lead",
  enquiry: "Your enquiry",
  message: "Your messages",
};

export const REFERRAL_TYPES = ["inside", "outside"] as const;
export type ReferralType = (typeof REFERRAL_TYPES)[number];
export const REFERRAL_TYPE_LABEL: Record<ReferralType, string> = {
  inside: "A member's own need",
  outside: "Somebody I know",
};
/** The type of a referral as the receiver reads it. */
export const referralTypeFrom = (type: ReferralType, giver: string) =>
  type === "outside" ? `Somebody ${giver} knows` : REFERRAL_TYPE_LABEL[type];
/** How likely a prospect buys, from 1 to 5. */
const HEAT_LABEL = ["", "Cold", "Cool", "Warm", "Hot", "Ready to buy"] as const;
export const heatText = (heat: number) => HEAT_LABEL[heat] ?? "";
export const REFERRAL_BOXES = ["given", "received"] as const;
export type ReferralBox = (typeof REFERRAL_BOXES)[number];

export const THANK_KINDS = ["new", "repeat"] as const;
export type ThankKind = (typeof THANK_KINDS)[number];
export const THANK_KIND_LABEL: Record<ThankKind, string> = {
  new: "New business",
  repeat: "Repeat business",
};

export const ONE_TO_ONE_STATUSES = ["proposed", "confirmed", "declined"] as const;
export type OneToOneStatus = (typeof ONE_TO_ONE_STATUSES)[number];

export const REFERRAL_LIMITS = {
  prospect: [2, 80],
  need: [10, 500],
  note: [0, 300],
  topics: [0, 300],
} as const;
/** ₹100 crore. */
export const MAX_DEAL_PAISE = 100_000_000_000;
export const NUDGE_DAYS = 14;
export const EXPIRY_DAYS = 30;
export const CORRECT_DAYS = 7;
export const DUPLICATE_DAYS = 90;
export const PROSPECT_DAYS = 180;
export const THANK_EDIT_DAYS = 7;
/** A pair's one-to-ones count once in so many days. */
export const ONE_TO_ONE_DAYS = 30;
/** One-to-ones are entered at most so many days later. */
export const ONE_TO_ONE_BACK_DAYS = 30;
/** Totals of money are shown only if so many members paid it. */
export const LEAST_PAYERS = 3;
export const REFERRALS_PER_PAGE = 20;
export const MAX_RECEIVERS = 20;
export const ERASED_PROSPECT = "Erased";

/** The steps of a trail, which shows where business came from. */
export const TRAIL_STEPS = [
  "card_view",
  "scan",
  "lead",
  "enquiry",
  "introduction",
  "connection",
  "meeting",
  "one_to_one",
  "messages",
  "referral",
  "won",
  "thank_you",
] as const;
export type TrailStep = (typeof TRAIL_STEPS)[number];
export const TRAIL_STEP_LABEL: Record<TrailStep, string> = {
  card_view: "Card viewed",
  scan: "Card scanned",
  lead: "Lead",
  enquiry: "Enquiry",
  introduction: "Introduction",
  connection: "Connected",
  meeting: "Meeting",
  one_to_one: "One-to-one",
  messages: "Messages",
  referral: "Referral",
  won: "Won",
  thank_you: "Thank-you",
};
export const BUSINESS_SOURCES = ["lead", "enquiry", "chapter", "cross_chapter"] as const;
export type BusinessSource = (typeof BUSINESS_SOURCES)[number];
export const BUSINESS_SOURCE_LABEL: Record<BusinessSource, string> = {
  lead: "From a lead",
  enquiry: "From an enquiry",
  chapter: "In the chapter",
  cross_chapter: "From another chapter",
};
export const SOURCE_MONTHS = [3, 6, 12, 24] as const;

export const REFERRAL_TEXT = {
  notFound: "Referral not found",
  self: "Give the referral to somebody else.",
  notReceiver: "This person is not an active member of a chapter.",
  needsChapter: "To give referrals, be an active member of a chapter.",
  consent: "The prospect must agree that you pass their details on.",
  needContact: "Enter a phone number or an e-mail address.",
  badPhone: "Enter a phone number that can be called.",
  given: (day: string) => `This referral was already given on ${day}.`,
  ended: "This referral has ended.",
  acceptFirst: "Accept the referral first.",
  notNow: "The status of this referral has changed. Reload the page to see it.",
  needReason: "Choose a reason.",
  needValue: "Enter the value of the business.",
  tooLateToCorrect: `A won referral can be corrected for ${CORRECT_DAYS} days.`,
  tooLateToEdit: `A thank-you can be changed for ${THANK_EDIT_DAYS} days.`,
  thankNotFound: "Thank-you not found",
  thankSelf: "Thank somebody else.",
  thankWhom: "Choose who to thank.",
  thankWon: "A thank-you can be given once the referral is won.",
  thankedAlready: "You already said thank you for this referral. You can change the amount for seven days.",
  notInChapter: "You need a chapter in common with this member.",
  oneToOneNotFound: "One-to-one not found",
  oneToOneSelf: "A one-to-one needs two people.",
  future: "Choose today or an earlier day.",
  tooLongAgo: `Enter a one-to-one within ${ONE_TO_ONE_BACK_DAYS} days.`,
  answered: "This has been answered.",
  sameDay: "This one-to-one is entered already.",
  received: (name: string) => `${name} gave you a referral.`,
  accepted: (name: string) => `${name} accepted your referral.`,
  declined: (name: string) => `${name} could not take your referral.`,
  won: (name: string) => `Your referral to ${name} was won.`,
  expired: (name: string) => `${name} did not answer your referral in time. It has expired.`,
  nudge: (name: string) => `The referral from ${name} is waiting for your answer.`,
  thanked: (name: string) => `${name} thanked you for business.`,
  oneToOne: (name: string) => `${name} entered a one-to-one with you. Please confirm it.`,
  oneToOneConfirmed: (name: string) => `${name} confirmed your one-to-one.`,
} as const;

/** The steps of a trail, as they are said. */
export const TRAIL_TEXT = {
  scan: (name: string) => `You scanned the card of ${name}.`,
  cardView: (card: string) => `Your card ${card} was opened.`,
  lead: (name: string) => `${name} wrote to you through your card.`,
  enquiry: (name: string) => `${name} sent you an enquiry.`,
  introduction: (via: string, one: string, other: string) => `${via} introduced ${one} and ${other}.`,
  connection: (one: string, other: string) => `${one} and ${other} connected.`,
  meeting: (chapter: string) => `Both were at the meeting of ${chapter}.`,
  oneToOne: (one: string, other: string) => `${one} and ${other} had a one-to-one.`,
  talked: (one: string, other: string) => `${one} and ${other} talked in messages.`,
  given: (giver: string, receiver: string) => `${giver} gave the referral to ${receiver}.`,
  accepted: (receiver: string) => `${receiver} accepted it.`,
  declined: (receiver: string) => `${receiver} could not take it.`,
  contacted: (receiver: string) => `${receiver} contacted the prospect.`,
  won: (receiver: string) => `${receiver} won the business.`,
  lost: (receiver: string) => `${receiver} did not win the business.`,
  expired: "It expired without an answer.",
  withdrawn: (giver: string) => `${giver} withdrew it.`,
  thankYou: (receiver: string, giver: string) => `${receiver} thanked ${giver}.`,
} as const;

/** A referral, thank-you or one-to-one came or changed. */
export const SLIP_EVENT = liveEvent<{ kind: "referral" | "thank-you" | "one-to-one"; id: string }>("slip");
