import { z } from "zod";
import { Email } from "../accounts/people.ts";
import { GstinField, ListingAddress, PictureField } from "../directory/listing-fields.ts";
import { carriesContact, FIRST_YEAR, LISTING_TEXT } from "../directory/listing-rules.ts";
import { EditedOn } from "../shapes.ts";
import { LinkField, SocialField } from "../links/link-field.ts";
import { Line, PlainName, Text } from "../text.ts";
import { cleanCin, cleanUdyam, isCin, isUdyam } from "./company-rules.ts";
import {
  COMPANY_LIMITS,
  COMPANY_SIZES,
  COMPANY_TEXT,
  COMPANY_TYPES,
  MAX_SPECIALITIES,
  type SocialNetwork,
} from "./company-words.ts";
import { isIndustry } from "./industries.ts";

/** Empty text means none. */
const Empty = z.literal("");
const Link = LinkField({ message: LISTING_TEXT.badLink });
const thisYear = () => new Date().getUTCFullYear();
const allDiffer = (values: string[]) =>
  new Set(values.map((value) => value.toLowerCase())).size === values.length;

const number = (
  max: number,
  clean: (text: string) => string,
  isRight: (text: string) => boolean,
  message: string,
) =>
  z
    .string()
    .max(max, message)
    .transform(clean)
    .refine((value) => value === "" || isRight(value), message);

/** What the team fills in. A draft may still be empty; what it needs to be completed is `missingUpTo`. */
export const CompanyFields = z.object({
  name: PlainName(0, COMPANY_LIMITS.name).refine((name) => !carriesContact(name), LISTING_TEXT.contactInName),
  legalName: PlainName(0, COMPANY_LIMITS.legalName),
  type: z.enum(["", ...COMPANY_TYPES]),
  industry: z.union(
    [Empty, z.string().refine(isIndustry, COMPANY_TEXT.badIndustry)],
    COMPANY_TEXT.badIndustry,
  ),
  size: z.enum(["", ...COMPANY_SIZES]),
  foundedYear: z
    .number("Enter a year.")
    .int("Enter a year.")
    .min(FIRST_YEAR, `Enter a year from ${FIRST_YEAR}.`)
    .refine((year) => year <= thisYear(), "This year has not come yet.")
    .nullable(),
  gstin: GstinField,
  /** "I don't have GST" */
  noGst: z.boolean(),
  cin: number(COMPANY_LIMITS.cin, cleanCin, isCin, COMPANY_TEXT.badCin),
  udyam: number(COMPANY_LIMITS.udyam, cleanUdyam, isUdyam, COMPANY_TEXT.badUdyam),
  address: ListingAddress.partial(),
  phone: Line(0, COMPANY_LIMITS.phone),
  /** Whether buyers can write to the phone by WhatsApp. */
  showWhatsapp: z.boolean(),
  email: z.union([Empty, Email]),
  website: Link,
  logo: PictureField,
  cover: PictureField,
  tagline: Line(0, COMPANY_LIMITS.tagline),
  about: Text(0, COMPANY_LIMITS.about),
  specialities: z
    .array(Line(1, COMPANY_LIMITS.speciality))
    .max(MAX_SPECIALITIES, `At most ${MAX_SPECIALITIES} specialities.`)
    .refine(allDiffer, "A speciality is listed twice."),
  socials: z
    .strictObject({
      linkedin: SocialField("linkedinCompany"),
      facebook: SocialField("facebook"),
      instagram: SocialField("instagram"),
      twitter: SocialField("twitter"),
      youtube: SocialField("youtube"),
    } satisfies Record<SocialNetwork, unknown>)
    .partial(),
});
export type CompanyFields = z.infer<typeof CompanyFields>;

const STEP_FIELDS = {
  1: { name: true, legalName: true, type: true, industry: true, size: true, foundedYear: true },
  2: { gstin: true, noGst: true, cin: true, udyam: true },
  3: { address: true, phone: true, showWhatsapp: true, email: true, website: true },
  4: { logo: true, cover: true, tagline: true, about: true, specialities: true, socials: true },
} as const;

/** One saved step; fields of other steps are ignored. */
export const OnboardingData = z.discriminatedUnion("step", [
  z.object({ step: z.literal(1), data: CompanyFields.pick(STEP_FIELDS[1]).partial() }),
  z.object({ step: z.literal(2), data: CompanyFields.pick(STEP_FIELDS[2]).partial() }),
  z.object({ step: z.literal(3), data: CompanyFields.pick(STEP_FIELDS[3]).partial() }),
  z.object({ step: z.literal(4), data: CompanyFields.pick(STEP_FIELDS[4]).partial() }),
]);
export type OnboardingData = z.infer<typeof OnboardingData>;

export const CompanyChange = CompanyFields.partial().extend(EditedOn);
export type CompanyChange = z.infer<typeof CompanyChange>;
