import { COMPANY_LIMITS, STEP_NAMES } from "@cardplaza/contract/companies/company-words";
import { LISTING_LIMITS } from "@cardplaza/contract/directory/listing-limits";
import { defineForm } from "../../../forms/define-form.ts";
import { checkCompany } from "./check-company.ts";
import { type CompanyValues, EMPTY_COMPANY } from "./company-values.ts";

/** The sections of a company, which are the steps of its set-up; the review is the fifth. */
export const SECTIONS = ["basics", "registration", "address", "brand"] as const;
export type Section = (typeof SECTIONS)[number];
export type CompanyStep = Section | "review";

/** The step that the contract counts from 1. */
export const stepNamed = (step: number): CompanyStep => SECTIONS[step - 1] ?? "review";

export const SECTION_FIELDS: Record<Section, readonly (keyof CompanyValues)[]> = {
  basics: ["name", "legalName", "type", "industry", "size", "foundedYear"],
  registration: ["gstin", "noGst", "cin", "udyam"],
  address: ["address", "phone", "showWhatsapp", "email", "website"],
  brand: ["logo", "cover", "tagline", "about", "specialities", "socials"],
};

export const COMPANY_LABELS = {
  name: "Company name",
  legalName: "Legal name",
  type: "Type of company",
  industry: "Industry",
  size: "People",
  foundedYear: "Founded in",
  gstin: "GSTIN",
  noGst: "I don't have GST",
  cin: "CIN",
  udyam: "Udyam number",
  address: "Address",
  "address.line1": "Address line 1",
  "address.line2": "Address line 2",
  "address.locality": "Area or locality",
  "address.city": "City",
  "address.state": "State",
  "address.pin": "PIN code",
  phone: "Phone",
  showWhatsapp: "Let buyers write to this number on WhatsApp",
  email: "E-mail",
  website: "Website",
  logo: "Logo",
  cover: "Cover picture",
  tagline: "Tagline",
  about: "About",
  specialities: "Specialities",
  socials: "Social pages",
  "socials.linkedin": "LinkedIn",
  "socials.facebook": "Facebook",
  "socials.instagram": "Instagram",
  "socials.twitter": "X (Twitter)",
  "socials.youtube": "YouTube",
} as const;

const shared = {
  empty: EMPTY_COMPANY,
  labels: COMPANY_LABELS,
  limits: { ...LISTING_LIMITS, ...COMPANY_LIMITS },
  stopsAtLimit: true,
  picturesIn: ({ logo, cover }: CompanyValues) => [logo, cover].filter(Boolean),
};

/** The set-up of a company, in five steps. */
export const COMPANY_FORM = defineForm<CompanyValues, CompanyStep>({
  ...shared,
  steps: {
    basics: { label: STEP_NAMES[1], fields: SECTION_FIELDS.basics },
    registration: { label: STEP_NAMES[2], fields: SECTION_FIELDS.registration },
    address: { label: STEP_NAMES[3], fields: SECTION_FIELDS.address },
    brand: { label: STEP_NAMES[4], fields: SECTION_FIELDS.brand },
    review: { label: STEP_NAMES[5], fields: [] },
  },
  check: checkCompany,
});

export const { labelOf } = COMPANY_FORM;

const sectionForm = (section: Section) =>
  defineForm<CompanyValues, Section>({
    ...shared,
    steps: { [section]: COMPANY_FORM.steps[section] } as typeof COMPANY_FORM.steps,
    check: (values) =>
      Object.fromEntries(
        Object.entries(checkCompany(values)).filter(([path]) => COMPANY_FORM.stepOf(path) === section),
      ),
  });

/** One section of a company that is live. */
export const SECTION_FORMS = {
  basics: sectionForm("basics"),
  registration: sectionForm("registration"),
  address: sectionForm("address"),
  brand: sectionForm("brand"),
};
