// Limits, lists and texts of companies. Free of zod: pages and forms import it.
import { COMPANY_GONE, COMPANY_NOT_FOUND, GSTIN_VERIFIED, SOCIAL_NETWORKS } from "./company-seen.ts";

export * from "./company-seen.ts";

export const COMPANY_TYPES = [
  "Proprietorship",
  "Partnership",
  "LLP",
  "Pvt Ltd",
  "Public",
  "OPC",
  "NGO",
] as const;
export type CompanyType = (typeof COMPANY_TYPES)[number];

export const COMPANY_SIZES = ["1", "2–10", "11–50", "51–200", "201–500", "500+"] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];

/** `hidden` by its own team, `suspended` by an administrator. */
export const COMPANY_STATUSES = ["active", "hidden", "suspended"] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

export const COMPANY_ROLES = ["owner", "manager"] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** What an administrator may decide. */
export const COMPANY_ACTIONS = ["suspend", "restore"] as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];
export type Socials = Partial<Record<SocialNetwork, string>>;

const ONBOARDING_STEPS = [1, 2, 3, 4, 5] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];
export const STEP_NAMES: Record<OnboardingStep, string> = {
  1: "Basics",
  2: "Registration",
  3: "Address",
  4: "Brand",
  5: "Review",
};

export const MAX_MANAGERS = 5;
export const MAX_SPECIALITIES = 10;
export const ABOUT_MIN = 50;
export const COMPANY_NAME_MIN = 2;
/** How long an invitation may be accepted. */
export const COMPANY_INVITE_DAYS = 14;
export const COMPANY_INVITES_PER_DAY = 20;
/** A deleted company can be restored for this long. */
export const COMPANY_UNDO_DAYS = 30;
export const COMPANY_STATS_DAYS = 30;
export const SIMILAR_COMPANIES = 6;

/** The most characters of each text of a company, by its path. */
export const COMPANY_LIMITS = {
  name: 100,
  legalName: 120,
  foundedYear: 4,
  gstin: 20,
  cin: 25,
  udyam: 25,
  phone: 40,
  email: 254,
  website: 500,
  tagline: 120,
  about: 2000,
  speciality: 40,
  social: 500,
} as const;

export const COMPANY_TEXT = {
  second: "You already own a company.",
  notFound: COMPANY_NOT_FOUND,
  gone: COMPANY_GONE,
  gstinTaken: "This GSTIN is already registered. Contact support if it is yours.",
  gstinVerified: GSTIN_VERIFIED,
  badIndustry: "Choose an industry from the list.",
  badCin: "This is not a CIN: check its 21 characters.",
  badUdyam: "Write it as UDYAM-MH-12-0001234.",
  badPhone: "Enter a phone number with its area code, such as 080 4123 4567.",
  needGstinOrNone: "Enter the GSTIN, or tick that you do not have one.",
  needAuthority: "Confirm that you are authorised to represent this company.",
  stepAhead: "Finish the earlier steps first.",
  completed: "This company is already set up.",
  notCompleted: "Finish setting up the company first.",
  notYourTask: "Only moderators decide on companies.",
  suspended: "This company was suspended. Contact us if you think that is a mistake.",
  ownFollow: "You cannot follow your own company.",
  ownReport: "You cannot report your own company.",
  managersFull: `A company has up to ${MAX_MANAGERS} managers.`,
  alreadyManager: "This member already manages the company.",
  inviteGone: "This invitation has ended. Ask for a new one.",
  inviteOfOther: "This invitation was sent to another address.",
  lastOwner: "Hand the company over before you leave it.",
  transferTo: "Choose one of the managers.",
  notNow: {
    hide: "Only a company that is shown can be hidden.",
    show: "This company is not hidden.",
    suspend: "This company is suspended already.",
    restore: "This company is not suspended.",
  },
  otherOwnsOne: "This member already owns a company.",
} as const;

/** How visitors reach a company from its pages. */
export const COMPANY_CONTACT_KINDS = ["call", "whatsapp"] as const;
export type CompanyContactKind = (typeof COMPANY_CONTACT_KINDS)[number];
