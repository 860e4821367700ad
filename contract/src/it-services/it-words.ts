// Lists, limits and texts of IT services. Free of zod: pages and forms import it.
import { liveEvent } from "../live/live-stream.ts";

export const IT_CATEGORIES = [
  { slug: "web", name: "Web" },
  { slug: "mobile", name: "Mobile" },
  { slug: "cloud-devops", name: "Cloud & DevOps" },
  { slug: "cyber-security", name: "Cyber security" },
  { slug: "data-ai", name: "Data & AI" },
  { slug: "erp-tally", name: "ERP/Tally" },
  { slug: "ui-ux", name: "UI/UX" },
  { slug: "digital-marketing", name: "Digital marketing" },
  { slug: "it-support", name: "IT support" },
  { slug: "hardware-network", name: "Hardware & network" },
] as const;
export type ItCategory = (typeof IT_CATEGORIES)[number]["slug"];
export const IT_CATEGORY_SLUGS = IT_CATEGORIES.map(({ slug }) => slug) as [ItCategory, ...ItCategory[]];

/** The name of a category; empty if there is no such category. */
export const itCategoryName = (slug: string): string =>
  IT_CATEGORIES.find((category) => category.slug === slug)?.name ?? "";

const LAKH_PAISE = 10_000_000;
/** What a buyer wants to spend. A provider fits if its smallest project is within the band or below it. */
export const IT_BUDGETS = [
  { slug: "under-50k", name: "Under ₹50,000", mostPaise: LAKH_PAISE / 2 },
  { slug: "50k-2l", name: "₹50,000 – 2 lakh", mostPaise: 2 * LAKH_PAISE },
  { slug: "2l-10l", name: "₹2 – 10 lakh", mostPaise: 10 * LAKH_PAISE },
  { slug: "10l-50l", name: "₹10 – 50 lakh", mostPaise: 50 * LAKH_PAISE },
  { slug: "over-50l", name: "Over ₹50 lakh", mostPaise: null },
  { slug: "not-sure", name: "Not sure yet", mostPaise: null },
] as const;
export type ItBudget = (typeof IT_BUDGETS)[number]["slug"];
export const IT_BUDGET_SLUGS = IT_BUDGETS.map(({ slug }) => slug) as [ItBudget, ...ItBudget[]];
export const itBudgetName = (slug: string): string =>
  IT_BUDGETS.find((budget) => budget.slug === slug)?.name ?? "";

export const IT_TIMELINES = [
  { slug: "two-weeks", name: "Within 2 weeks" },
  { slug: "one-month", name: "Within a month" },
  { slug: "three-months", name: "1 – 3 months" },
  { slug: "six-months", name: "3 – 6 months" },
  { slug: "flexible", name: "Flexible" },
] as const;
export type ItTimeline = (typeof IT_TIMELINES)[number]["slug"];
export const IT_TIMELINE_SLUGS = IT_TIMELINES.map(({ slug }) => slug) as [ItTimeline, ...ItTimeline[]];
export const itTimelineName = (slug: string): string =>
  IT_TIMELINES.find((timeline) => timeline.slug === slug)?.name ?? "";

export const IT_RATINGS = [3, 3.5, 4, 4.5] as const;

/** The tiers of a package, in the order of their price. */
export const PACKAGE_TIERS = ["Starter", "Standard", "Advanced"] as const;

/** Only `live` ones are shown to others. */
export const PACKAGE_STATUSES = ["draft", "review", "live", "rejected", "paused"] as const;
export type PackageStatus = (typeof PACKAGE_STATUSES)[number];
export const PACKAGE_STATUS_LABEL: Record<PackageStatus, string> = {
  draft: "Draft",
  review: "In review",
  live: "Live",
  rejected: "Rejected",
  paused: "Paused",
};
/** Why a package waits for an administrator. */
export const PACKAGE_FLAGS = ["words", "contact"] as const;
export type PackageFlag = (typeof PACKAGE_FLAGS)[number];
export const PACKAGE_ACTIONS = ["approve", "reject", "remove"] as const;

export const REQUIREMENT_MODES = ["invite", "open"] as const;
export type RequirementMode = (typeof REQUIREMENT_MODES)[number];

export const REQUIREMENT_STATUSES = [
  "open",
  "shortlisting",
  "awarded",
  "completed",
  "cancelled",
  "expired",
] as const;
export type RequirementStatus = (typeof REQUIREMENT_STATUSES)[number];
export const REQUIREMENT_STATUS_LABEL: Record<RequirementStatus, string> = {
  open: "Open",
  shortlisting: "Shortlisting",
  awarded: "Awarded",
  completed: "Completed",
  cancelled: "Cancelled",
  expired: "Expired",
};
/** The statuses of requirements that nobody has the work of yet. */
export const PENDING_REQUIREMENTS = ["open", "shortlisting"] as const satisfies RequirementStatus[];
export const isPending = (status: RequirementStatus) =>
  (PENDING_REQUIREMENTS as readonly RequirementStatus[]).includes(status);

/** `shortlist` ends the collecting of quotes. */
export const REQUIREMENT_ACTIONS = ["shortlist", "complete", "cancel"] as const;
export type RequirementAction = (typeof REQUIREMENT_ACTIONS)[number];
export const REQUIREMENT_MOVES: Record<
  RequirementAction,
  { from: readonly RequirementStatus[]; to: RequirementStatus }
> = {
  shortlist: { from: ["open"], to: "shortlisting" },
  complete: { from: ["awarded"], to: "completed" },
  cancel: { from: ["open", "shortlisting", "awarded"], to: "cancelled" },
};

export const IT_QUOTE_STATUSES = ["sent", "shortlisted", "accepted", "rejected", "withdrawn"] as const;
export type ItQuoteStatus = (typeof IT_QUOTE_STATUSES)[number];
export const IT_QUOTE_STATUS_LABEL: Record<ItQuoteStatus, string> = {
  sent: "Received",
  shortlisted: "Shortlisted",
  accepted: "Accepted",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
};
/** The buyer has not decided on it yet. */
export const UNDECIDED_QUOTES = ["sent", "shortlisted"] as const satisfies ItQuoteStatus[];
export const isUndecided = (status: ItQuoteStatus) =>
  (UNDECIDED_QUOTES as readonly ItQuoteStatus[]).includes(status);
/** What can be done with a quote. All but `withdraw` are the buyer's actions. */
export const IT_QUOTE_ACTIONS = ["shortlist", "accept", "reject", "withdraw"] as const;
export type ItQuoteAction = (typeof IT_QUOTE_ACTIONS)[number];

export const MAX_FOCUS = 8;
export const MAX_STACK = 20;
export const MAX_PORTFOLIO = 20;
export const MAX_CERTIFICATIONS = 10;
export const MAX_PACKAGES = 20;
export const MAX_FEATURES = 10;
export const MAX_ADD_ONS = 5;
export const MAX_NEEDED = 10;
export const MAX_FAQ = 10;
export const MAX_DELIVERY_DAYS = 180;
export const MAX_REVISIONS = 50;
export const MAX_FILES = 5;
export const MAX_INVITED = 4;
export const MAX_QUOTES = 10;
export const MAX_QUOTE_DAYS = 730;
/** Days of a quote as they are typed. */
export const TYPED_DAYS_MAX = 4;
/** A percentage as it is typed, also with its sign. */
export const TYPED_PERCENT_MAX = 4;
export const REQUIREMENT_DAYS = 30;
export const MAX_COMPARED = 3;
export const PROVIDERS_A_PAGE = 20;
export const REQUIREMENTS_A_PAGE = 20;
/** The most results that are counted and paged. */
export const IT_COUNTED_MAX = 1000;
/** So many matching providers hear of an open requirement at once; the others find it in their list. */
export const MATCHES_NOTIFIED = 20;
/** ₹10 crore */
export const MAX_IT_PAISE = 1000 * LAKH_PAISE;

/** The fewest and the most characters of each text. */
export const IT_LIMITS = {
  stack: [1, 40],
  certification: [2, 80],
  portfolioTitle: [2, 80],
  portfolioText: [0, 400],
  packageTitle: [10, 80],
  feature: [2, 120],
  addOn: [2, 80],
  needed: [2, 160],
  question: [5, 160],
  answer: [2, 600],
  requirementTitle: [10, 120],
  requirementText: [50, 5000],
  scope: [50, 3000],
} as const;

export const IT_TEXT = {
  noProviders: "No providers match. Post a requirement and let them find you.",
  noPackages: "No packages match.",
  providerNotFound: "Provider not found",
  packageNotFound: "Package not found",
  packageGone: "This package is no longer offered.",
  requirementNotFound: "Requirement not found",
  quoteNotFound: "Quote not found",
  focusTotal: "The focus of all categories must add up to 100%.",
  focusTwice: "A category is listed twice.",
  hourlyOrder: "The highest hourly rate is below the lowest.",
  setUpFirst: "Finish setting up your company first.",
  providerFirst: "Tell buyers what you do first: fill in your IT services.",
  packagesFull: `A company has up to ${MAX_PACKAGES} packages. Delete one first.`,
  tiersOrder: "Each tier costs at least as much as the one before.",
  wrongTier: "Choose one of the three tiers.",
  wrongAddOn: "This add-on is no longer offered. Load the page again.",
  packageInReview: "This package waits for review.",
  notNow: {
    publish: "Only a draft or a rejected package can be published.",
    pause: "Only a live package can be paused.",
    resume: "This package is not paused.",
    approve: "This package does not wait for review.",
    reject: "This package does not wait for review.",
    remove: "This package is not live.",
  },
  reportedOwn: "This is your own.",
  notYourTask: "Only moderators decide on packages.",
  notYourList: "Only moderators, support and analysts see this list of packages.",
  handled: (name: string) => `Already handled by ${name}.`,
  inviteSome: "Choose at least one provider.",
  inviteMost: `Invite up to ${MAX_INVITED} providers.`,
  inviteOwn: "You cannot invite your own company.",
  inviteGone: "One of the providers is no longer here.",
  needCity: "Name the city.",
  closed: "This requirement takes no more quotes.",
  full: `This requirement has ${MAX_QUOTES} quotes already.`,
  quotedAlready: "Your company has already sent a quote.",
  ownRequirement: "You cannot quote on your own requirement.",
  pastDay: "Choose today or a later day.",
  quoteEnded: "This quote is no longer valid. Ask for a new one.",
  quoteDecided: "This quote has been decided already.",
  requirementEnded: "This requirement has ended.",
  requirementMove: (action: RequirementAction) =>
    ({
      shortlist: "Only an open requirement can go on to shortlisting.",
      complete: "Only awarded work can be completed.",
      cancel: "This requirement has ended already.",
    })[action],
} as const;

export const IT_SERVICES_PATH = "/it-services";
export const providerPath = ({ slug }: { slug: string }) => `${IT_SERVICES_PATH}?provider=${slug}`;
export const packagePath = ({ slug }: { slug: string }) => `${IT_SERVICES_PATH}?package=${slug}`;
export const requirementPath = (id: string) => `${IT_SERVICES_PATH}?requirement=${id}`;

/** Tags of cached pages: all lists, and the pages that show one provider. */
export const IT_SERVICES_TAG = "it-services";
export const providerTag = (companyId: string) => `it-provider:${companyId}`;

/** A requirement or one of its quotes changed. */
export const REQUIREMENT_EVENT = liveEvent<{ requirementId: string }>("it_requirement");
