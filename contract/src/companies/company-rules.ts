// Pure rules about companies, used on both sides. Free of zod: pages and forms import it.
import { PIN_CODE, stateCodeOf } from "../directory/listing-rules.ts";
import { INDIAN_STATES, type StateCode } from "../places/indian-states.ts";
import {
  ABOUT_MIN,
  COMPANY_NAME_MIN,
  COMPANY_TEXT,
  type OnboardingStep,
  type Socials,
} from "./company-words.ts";
import { isIndustry } from "./industries.ts";

/** Listed or not, industry, state, year, kind of company, number. */
const CIN = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/;
const UDYAM = /^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/;

const squeezed = (text: string) => text.replace(/\s+/g, "").toUpperCase();
export const cleanCin = squeezed;
export const isCin = (text: string) => CIN.test(text);
/** People type it with spaces, or without its dashes. */
export const cleanUdyam = (text: string) =>
  squeezed(text).replace(/^UDYAM-?([A-Z]{2})-?(\d{2})-?(\d{7})$/, "UDYAM-$1-$2-$3");
export const isUdyam = (text: string) => UDYAM.test(text);

/** The state in the first two digits of a GSTIN. */
export const stateOfGstin = (gstin: string): string => INDIAN_STATES[gstin.slice(0, 2) as StateCode] ?? "";

export interface CompanyContents {
  name: string;
  type: string;
  industry: string;
  size: string;
  gstin: string;
  noGst: boolean;
  address: { line1: string; locality: string; city: string; state: string; pin: string };
  phone: string;
  email: string;
  website: string;
  logo: string;
  cover: string;
  tagline: string;
  about: string;
  specialities: readonly string[];
  socials: Socials;
}

type Check = [step: OnboardingStep, field: string, isThere: boolean, message: string];

function checksOf(company: CompanyContents): Check[] {
  const { name, type, industry, size, gstin, noGst, address, phone, email, about } = company;
  const required = "This is required.";
  return [
    [1, "name", name.length >= COMPANY_NAME_MIN, `At least ${COMPANY_NAME_MIN} characters.`],
    [1, "type", type !== "", required],
    [1, "industry", isIndustry(industry), COMPANY_TEXT.badIndustry],
    [1, "size", size !== "", required],
    [2, "gstin", gstin !== "" || noGst, COMPANY_TEXT.needGstinOrNone],
    [3, "address.line1", address.line1.length >= 3, "At least 3 characters."],
    [3, "address.city", address.city !== "", required],
    [3, "address.state", stateCodeOf(address.state) !== undefined, "Choose a state from the list."],
    [3, "address.pin", PIN_CODE.test(address.pin), "A PIN code has six digits and does not begin with 0."],
    [3, "phone", phone !== "", COMPANY_TEXT.badPhone],
    [3, "email", email !== "", required],
    [4, "about", about.length >= ABOUT_MIN, `At least ${ABOUT_MIN} characters.`],
  ];
}

/** What is missing up to a step: by the path of the field, what to do. */
export const missingUpTo = (company: CompanyContents, step: OnboardingStep): Record<string, string> =>
  Object.fromEntries(
    checksOf(company)
      .filter(([of, , isThere]) => of <= step && !isThere)
      .map(([, field, , message]) => [field, message]),
  );

/** The first step with something missing; 5 if only the review is left. */
export function nextStep(company: CompanyContents): OnboardingStep {
  const missing = checksOf(company).find(([, , isThere]) => !isThere);
  return missing ? missing[0] : 5;
}

export interface CompletenessPart {
  /** What is still to do, in the member's words. */
  label: string;
  weight: number;
  step: OnboardingStep;
}

interface Part extends CompletenessPart {
  isThere: (company: CompanyContents) => boolean;
}

const filled = (text: string) => text.trim() !== "";

/** The weights add up to 100. */
const PARTS: readonly Part[] = [
  {
    label: "Add the basics",
    weight: 20,
    step: 1,
    isThere: ({ name, industry }) => filled(name) && isIndustry(industry),
  },
  { label: "Add your GSTIN", weight: 10, step: 2, isThere: ({ gstin }) => filled(gstin) },
  {
    label: "Add your address",
    weight: 15,
    step: 3,
    isThere: ({ address }) => [address.line1, address.city, address.state, address.pin].every(filled),
  },
  {
    label: "Add a phone number and an e-mail address",
    weight: 10,
    step: 3,
    isThere: ({ phone, email }) => filled(phone) && filled(email),
  },
  { label: "Add your website", weight: 5, step: 3, isThere: ({ website }) => filled(website) },
  { label: "Add your logo", weight: 10, step: 4, isThere: ({ logo }) => filled(logo) },
  { label: "Add a cover picture", weight: 5, step: 4, isThere: ({ cover }) => filled(cover) },
  { label: "Write a tagline", weight: 5, step: 4, isThere: ({ tagline }) => filled(tagline) },
  { label: "Describe the company", weight: 10, step: 4, isThere: ({ about }) => about.length >= ABOUT_MIN },
  {
    label: "Name at least 3 specialities",
    weight: 5,
    step: 4,
    isThere: ({ specialities }) => specialities.length >= 3,
  },
  {
    label: "Link a social page",
    weight: 5,
    step: 4,
    isThere: ({ socials }) => Object.values(socials).some(filled),
  },
];

export interface CompanyCompleteness {
  score: number;
  missing: CompletenessPart[];
}

/** How complete a company is, from 0 to 100, with what is missing and its weight. */
export function companyCompleteness(company: CompanyContents): CompanyCompleteness {
  const missing = PARTS.filter(({ isThere }) => !isThere(company));
  const score = 100 - missing.reduce((sum, { weight }) => sum + weight, 0);
  return { score, missing: missing.map(({ label, weight, step }) => ({ label, weight, step })) };
}
