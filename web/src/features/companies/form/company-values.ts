import type { Company, KnownCompany } from "@cardplaza/contract/companies/companies";
import type { CompanyFields } from "@cardplaza/contract/companies/company-fields";
import { cleanCin, cleanUdyam, type CompanyContents } from "@cardplaza/contract/companies/company-rules";
import type { CompanySize, CompanyType, SocialNetwork } from "@cardplaza/contract/companies/company-words";
import { SOCIAL_NETWORKS } from "@cardplaza/contract/companies/company-seen";
import { cleanGstin } from "@cardplaza/contract/plan/gst-rules";

/** The form's values: texts as they were typed, pictures as addresses or as names of drafts. */
export interface CompanyValues {
  name: string;
  legalName: string;
  type: CompanyType | "";
  industry: string;
  size: CompanySize | "";
  foundedYear: string;
  gstin: string;
  noGst: boolean;
  cin: string;
  udyam: string;
  address: Company["address"];
  phone: string;
  showWhatsapp: boolean;
  email: string;
  website: string;
  logo: string;
  cover: string;
  tagline: string;
  about: string;
  specialities: string[];
  socials: Record<SocialNetwork, string>;
}

const NO_SOCIALS = Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, ""])) as Record<
  SocialNetwork,
  string
>;

export const EMPTY_COMPANY: CompanyValues = {
  name: "",
  legalName: "",
  type: "",
  industry: "",
  size: "",
  foundedYear: "",
  gstin: "",
  noGst: false,
  cin: "",
  udyam: "",
  address: { line1: "", line2: "", locality: "", city: "", state: "", pin: "" },
  phone: "",
  showWhatsapp: true,
  email: "",
  website: "",
  logo: "",
  cover: "",
  tagline: "",
  about: "",
  specialities: [],
  socials: NO_SOCIALS,
};

/** Of a company, or of what is known before there is one. */
export function valuesOf(company: Company | KnownCompany): CompanyValues {
  const known: Partial<Company> = company;
  const values = Object.fromEntries(
    Object.entries(EMPTY_COMPANY).map(([key, empty]) => [key, known[key as keyof CompanyValues] ?? empty]),
  ) as unknown as CompanyValues;
  return {
    ...values,
    foundedYear: company.foundedYear === null ? "" : String(company.foundedYear),
    // As people of its town read it; the server stores both alike.
    phone: company.readablePhone,
    socials: { ...NO_SOCIALS, ...company.socials },
  };
}

/** What is sent. `urlOf` gives the address of a picture. */
export function fieldsOf(values: CompanyValues, urlOf: (picture: string) => string): CompanyFields {
  const year = values.foundedYear.trim();
  return {
    ...values,
    foundedYear: year ? Number(year) : null,
    gstin: values.noGst ? "" : values.gstin,
    logo: urlOf(values.logo),
    cover: urlOf(values.cover),
    email: values.email.trim(),
    socials: Object.fromEntries(Object.entries(values.socials).filter(([, link]) => link.trim())),
  };
}

/** What the rules of the contract look at, cleaned as the server cleans it. */
export function contentsOf(values: CompanyValues): CompanyContents {
  return {
    ...values,
    name: values.name.trim(),
    gstin: values.noGst ? "" : cleanGstin(values.gstin),
    phone: values.phone.trim(),
    email: values.email.trim(),
    about: values.about.trim(),
    address: {
      ...values.address,
      line1: values.address.line1.trim(),
      city: values.address.city.trim(),
      pin: values.address.pin.replaceAll(" ", ""),
    },
  };
}

/** The registration numbers as they are stored. */
export const numbersOf = ({ gstin, cin, udyam }: CompanyValues) => ({
  gstin: cleanGstin(gstin),
  cin: cleanCin(cin),
  udyam: cleanUdyam(udyam),
});
