// Free of zod: the pages import it.

export const REVIEW_TARGET_TYPES = ["business", "company", "product", "it_service"] as const;
export type ReviewTargetType = (typeof REVIEW_TARGET_TYPES)[number];

/** What was reviewed, as in "this product". */
export const REVIEWED_NOUN: Record<ReviewTargetType, string> = {
  business: "business",
  company: "company",
  product: "product",
  it_service: "service",
};
/** The word for the side that sells, as in "Featured by the seller". */
export const REVIEWED_SELLER: Record<ReviewTargetType, string> = {
  business: "business",
  company: "company",
  product: "seller",
  it_service: "provider",
};

export const REVIEW_STATUSES = ["pending", "published", "hidden", "withdrawn"] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const REVIEW_SOURCES = ["organic", "requested", "incentivised"] as const;
export type ReviewSource = (typeof REVIEW_SOURCES)[number];

/** How a review came about, as everybody sees it. */
export const REVIEW_SOURCE_LABEL: Record<ReviewSource, (type: ReviewTargetType) => string> = {
  organic: (type) => `Not requested by the ${REVIEWED_SELLER[type]}`,
  requested: (type) => `Asked for by the ${REVIEWED_SELLER[type]}`,
  incentivised: () => "Received something for it",
};

export const REVIEW_SORTS = ["newest", "highest", "lowest", "helpful"] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
export const REVIEW_SORT_LABEL: Record<ReviewSort, string> = {
  newest: "Newest first",
  highest: "Highest rating",
  lowest: "Lowest rating",
  helpful: "Most helpful",
};

/** Why a review waits for an administrator. */
export const REVIEW_FLAGS = ["links", "phone", "abuse", "many", "burst", "owner"] as const;
export type ReviewFlag = (typeof REVIEW_FLAGS)[number];

export const RATING_MAX = 5;

/** Rated one by one where a service was delivered, next to the overall rating, which is not their average. */
export const REVIEW_SCORES = ["quality", "schedule", "value"] as const;
export type ReviewScore = (typeof REVIEW_SCORES)[number];
export const REVIEW_SCORE_LABEL: Record<ReviewScore, string> = {
  quality: "Quality",
  schedule: "Schedule",
  value: "Value for money",
};

export const REVIEW_TITLE_MAX = 80;
export const REVIEW_BODY_MIN = 20;
export const REVIEW_BODY_MAX = 2000;
export const REVIEW_PHOTOS_MAX = 4;
export const REVIEW_REPLY_MAX = 1000;
export const REPLY_EDIT_HOURS = 24;
/** Older experiences say little about a business today. */
export const EXPERIENCE_YEARS = 3;
export const REVIEW_AGAIN_DAYS = 30;
/** Beyond this, reviews wait for an administrator. */
export const REVIEWS_PER_AUTHOR_AND_DAY = 5;
export const REVIEWS_PER_TARGET_AND_HOUR = 10;

export const REVIEW_TEMPLATES_MAX = 10;
export const REVIEW_CONTACTS_MAX = 50;
export const REVIEW_REQUESTS_PER_DAY = 200;
/** One request for each recipient and business within this many days; and a daily limit over all businesses. */
export const REVIEW_REQUEST_EVERY_DAYS = 30;
export const REVIEW_REQUESTS_PER_RECIPIENT_AND_DAY = 3;
/** How long a customer's own link proves the purchase. */
export const REVIEW_REQUEST_GOOD_DAYS = 90;
export const REVIEW_WIDGET_REVIEWS = 3;

/** The plan's name for the tools. */
export const REVIEW_TOOLS_FEATURE = "Paid reviews and ratings";

export const REVIEW_TEXT = {
  none: "No reviews yet. Share your experience.",
  already: (type: ReviewTargetType) => `You have already reviewed this ${REVIEWED_NOUN[type]}.`,
  own: (type: ReviewTargetType) => `You cannot review your own ${REVIEWED_NOUN[type]}.`,
  ownReview: "This is your own review.",
  ownersHelpful: (type: ReviewTargetType) => `You cannot mark reviews of your own ${REVIEWED_NOUN[type]}.`,
  unproven: "Confirm your e-mail address or mobile number first.",
  later: (type: ReviewTargetType, day: string) =>
    `You can review this ${REVIEWED_NOUN[type]} again on ${day}.`,
  future: "This day is still to come.",
  longAgo: `Choose a day within the last ${EXPERIENCE_YEARS} years.`,
  noExperience: "Choose the day of your experience.",
  bodyShort: `Enter at least ${REVIEW_BODY_MIN} characters.`,
  rate: "Choose from one to five stars.",
  recommend: "Choose yes or no.",
  scoresMissing: "Rate quality, schedule and value, and say whether you would recommend it.",
  noScores: (type: ReviewTargetType) => `A ${REVIEWED_NOUN[type]} has only the overall rating.`,
  replied: "You have already replied to this review.",
  withdrawn: "This review has been withdrawn already.",
  decided: "This has been decided already.",
  notYourTask: "Only moderators decide on reviews.",
  notYourList: "Only moderators, support and analysts see this list of reviews.",
  badContact: "This is neither an e-mail address nor a mobile number.",
  tooManyRequests: `You can ask ${REVIEW_REQUESTS_PER_DAY} customers a day. Please go on tomorrow.`,
  notFeatured: (type: ReviewTargetType) => `Choose a published review of your ${REVIEWED_NOUN[type]}.`,
  notPublished: (type: ReviewTargetType) => `Publish your ${REVIEWED_NOUN[type]} first.`,
} as const;
