// What is counted, and how it is said. Free of zod: pages import it.

export const PERIODS = ["month", "quarter", "6months", "all"] as const;
export type Period = (typeof PERIODS)[number];
export const PERIOD_LABEL: Record<Period, string> = {
  month: "This month",
  quarter: "This quarter",
  "6months": "6 months",
  all: "All time",
};

export const POINT_KINDS = [
  "referral_accepted",
  "referral_won",
  "thank_you",
  "one_to_one",
  "visitor_attended",
  "visitor_joined",
  "attendance",
] as const;
export type PointKind = (typeof POINT_KINDS)[number];
export const POINT_KIND_LABEL: Record<PointKind, string> = {
  referral_accepted: "Referral accepted",
  referral_won: "Referral won",
  thank_you: "Thank-you received",
  one_to_one: "One-to-one",
  visitor_attended: "Visitor attended",
  visitor_joined: "Visitor joined",
  attendance: "Attendance",
};

export const POINTS = {
  referral: 10,
  crossChapterReferral: 12,
  won: 15,
  oneToOne: 5,
  visitorAttended: 8,
  visitorJoined: 20,
  present: 3,
  late: 2,
} as const;
/** ₹10,000 give one point. */
export const PAISE_A_POINT = 1_000_000;
export const MAX_THANK_POINTS = 50;
export const ONE_TO_ONES_A_WEEK = 4;
export const DEFAULT_TARGET = 100;
export const TARGET_RANGE = [10, 1000] as const;
/** What two members give each other: held back in a ring. */
export const RING_KINDS = ["referral_accepted", "referral_won", "thank_you"] as const satisfies PointKind[];
export const RING_LEAST = 3;
/** More than this part of what each gave went to the other. */
export const RING_SHARE = 0.6;

export const LIGHTS = ["green", "amber", "red", "grey"] as const;
export type Light = (typeof LIGHTS)[number];
/** From how much of the personal target on a member has this light, in per cent. */
export const LIGHT_FROM = { green: 70, amber: 45, red: 20 } as const;
export const LIGHT_LABEL: Record<Light, string> = {
  green: "Green: 70 % of the target or more",
  amber: "Amber: 45 % of the target or more",
  red: "Red: 20 % of the target or more",
  grey: "Grey: below 20 % of the target",
};

/** The lines of "See how points work". */
export const HOW_POINTS_WORK = [
  [`Referral accepted`, `${POINTS.referral}, to another chapter ${POINTS.crossChapterReferral}`],
  [`Referral won`, `${POINTS.won} more`],
  [`Thank-you received`, `1 for each ₹10,000, at most ${MAX_THANK_POINTS} each`],
  [
    `One-to-one`,
    `${POINTS.oneToOne}, at most ${ONE_TO_ONES_A_WEEK} a week, once in 30 days with the same person`,
  ],
  [`Visitor attended`, `${POINTS.visitorAttended}`],
  [`Visitor joined`, `${POINTS.visitorJoined} more`],
  [`Present, or with a substitute`, `${POINTS.present}`],
  [`Late`, `${POINTS.late}`],
] as const;

export const POINTS_TEXT = {
  provisional: "Provisional until the meeting closes",
  held: "Not counted until an officer clears it",
  ring: (one: string, other: string) =>
    `More than 60 % of the referrals of ${one} and ${other} went to each other. Their points wait until an officer clears them.`,
  ringNotFound: "Nothing to clear",
  ownRing: "Another officer must clear this.",
} as const;

/** The name of a former member within a sentence. */
export const WITH_FORMER_MEMBER = "a former member";
/** To others than the two of a thank-you, because its points tell the amount. */
export const SOME_MEMBER = "a member";

/** What gave points, without the prospect and without the amount. */
export const ENTRY_TEXT: Record<PointKind, (about: { name: string; day: string; how: string }) => string> = {
  referral_accepted: ({ name }) => `Referral to ${name} accepted`,
  referral_won: ({ name }) => `Referral to ${name} won`,
  thank_you: ({ name }) => `Thank-you from ${name}`,
  one_to_one: ({ name }) => `One-to-one with ${name}`,
  visitor_attended: ({ day }) => `Visitor attended on ${day}`,
  visitor_joined: () => "Visitor joined",
  attendance: ({ how, day }) => `${how} on ${day}`,
};
export const POINTS_PER_PAGE = 50;
export const MAX_RANKED_CHAPTERS = 100;
export const MAX_GAPS = 12;
export const MAX_PEOPLE_OF_GAP = 5;
