// Apart from the endpoints, so that the browser takes these without zod.
import { DAY_MS } from "../time.ts";

export const HEADLINE_MAX = 120;
export const ABOUT_MAX = 2000;
export const MAX_EXPERIENCE = 20;
export const MAX_EDUCATION = 10;
export const MAX_SKILLS = 30;
export const MAX_LANGUAGES = 10;
export const MAX_HANDLES = 6;
export const SKILL_MAX = 40;
export const EXPERIENCE_LIMITS = { title: 80, company: 80, city: 80, about: 600 } as const;
export const EDUCATION_LIMITS = { school: 100, degree: 100 } as const;

export const OPEN_TO = ["work", "hiring", "referrals", "meetings"] as const;
export type OpenTo = (typeof OPEN_TO)[number];
export const OPEN_TO_LABEL: Record<OpenTo, string> = {
  work: "Open to work",
  hiring: "Hiring",
  referrals: "Open to referrals",
  meetings: "Open to meetings",
};

/** What brings a new member here, asked once. */
export const AIMS = ["sell", "buy", "hire", "work", "meet"] as const;
export type Aim = (typeof AIMS)[number];
/** `closed`: the question was closed without an answer. Empty until either. */
export const AIM_ANSWERS = ["", ...AIMS, "closed"] as const;
export type AimAnswer = (typeof AIM_ANSWERS)[number];
export const AIM_QUESTION = "What brings you here?";
/** For each aim, the first useful page. */
export const AIM_DOORS: Record<Aim, { label: string; to: string }> = {
  sell: { label: "Sell", to: "/business-listing" },
  buy: { label: "Buy", to: "/search" },
  hire: { label: "Hire", to: "/jobs/new" },
  work: { label: "Find work", to: "/jobs" },
  meet: { label: "Meet people", to: "/connect-in?tab=connections&view=suggestions" },
};
/** Only new members are asked. */
const ASKED_FOR_DAYS = 30;
export const isNewMember = ({ created_at }: { created_at: string }, now: Date) =>
  now.getTime() - Date.parse(created_at) < ASKED_FOR_DAYS * DAY_MS;

/** Where a city or a trade is known from, before the profile says it. */
export const KNOWN_FROM = ["card", "listing", "enquiry", "application"] as const;
export type KnownFrom = (typeof KNOWN_FROM)[number];
export const KNOWN_FROM_WORDS: Record<KnownFrom, string> = {
  card: "from your card",
  listing: "from your listing",
  enquiry: "from your enquiry",
  application: "from your application",
};

/** What two members are to each other, seen by one of them. */
export const RELATIONS = ["self", "none", "sent", "received", "connected"] as const;
export type Relation = (typeof RELATIONS)[number];

/** So many of the connections that both have are shown by name. */
export const MUTUAL_SHOWN = 3;

export const PROFILE_TEXT = {
  saved: "Profile saved",
  photoSaved: "Photo saved",
  photoRemoved: "Photo removed",
  coverSaved: "Cover saved",
  coverRemoved: "Cover removed",
  endBeforeStart: "End date is before the start date.",
  noCard: "Create your card first.",
} as const;

/** The parts of a complete profile, in the order of filling in. */
export const PROFILE_STEPS = [
  { field: "profile_image", label: "Add a photo" },
  { field: "headline", label: "Add a headline" },
  { field: "about", label: "Write a short introduction" },
  { field: "city", label: "Add your city" },
  { field: "experience", label: "Add your experience" },
  { field: "education", label: "Add your education" },
  { field: "skills", label: "Add your skills" },
  { field: "mobile", label: "Add a mobile number" },
] as const;

export type ProfileStep = (typeof PROFILE_STEPS)[number]["field"];

/** The share of a profile that is filled in, 0 to 1, and what is missing. The name always exists. */
export function profileCompleteness(profile: Record<ProfileStep, string | readonly unknown[] | null>) {
  const missing = PROFILE_STEPS.filter(({ field }) => !profile[field]?.length);
  const all = PROFILE_STEPS.length + 1;
  return { share: (all - missing.length) / all, missing };
}
