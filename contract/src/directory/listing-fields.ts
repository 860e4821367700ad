import { z } from "zod";
import { Day } from "../dates.ts";
import { EditedOn } from "../shapes.ts";
import { isListedCategory } from "../categories/business-categories.ts";
import { cityName } from "../places/city-names.ts";
import { cleanGstin, isGstin } from "../plan/gst-rules.ts";
import { isTime, HOURS_TEXT, wrongWithDay, wrongWithWeek } from "./hours/hours-rules.ts";
import { INDIAN_STATES } from "../places/indian-states.ts";
import { LinkField } from "../links/link-field.ts";
import {
  carriesContact,
  FIRST_YEAR,
  LISTING_TEXT,
  MAX_LANGUAGES,
  MAX_MORE_CATEGORIES,
  MAX_SERVICE_CITIES,
  MAX_SERVICES,
  MAX_SPECIAL_DAYS,
  PIN_CODE,
  PREMIUM_PHOTOS,
  stateCodeOf,
} from "./listing-rules.ts";
import { LANGUAGE_MAX, LISTING_LIMITS } from "./listing-limits.ts";
import { PAYMENT_WAYS, WEEKDAYS } from "./listing-words.ts";
import { Email } from "../accounts/people.ts";
import { Line, PlainName, Text } from "../text.ts";
import { PictureUrl } from "../uploads/uploads.ts";
import { readVideoLink } from "../cards/video/video-rules.ts";
import { PLACE_MAX, STATE_MAX } from "../places/place-limits.ts";

/** Empty text means none. */
const Empty = z.literal("");
export const PictureField = z.union([Empty, PictureUrl]);
const Link = LinkField({ message: LISTING_TEXT.badLink });
const VideoUrl = z
  .string()
  .max(LISTING_LIMITS.videoUrl, `At most ${LISTING_LIMITS.videoUrl} characters.`)
  .transform((value, issues) => {
    if (value.trim() === "") return "";
    const link = readVideoLink(value);
    if (link === null) issues.addIssue({ code: "custom", message: LISTING_TEXT.badVideo });
    return link?.url ?? "";
  });
const Category = z.string().refine(isListedCategory, LISTING_TEXT.badCategory);
const City = Line(0, PLACE_MAX).transform(cityName);
const Time = z.string().refine(isTime, HOURS_TEXT.badTime);
const Range = z.object({ open: Time, close: Time });
const Pin = z
  .string()
  .transform((value) => value.replaceAll(/\s/g, ""))
  .refine((pin) => pin === "" || PIN_CODE.test(pin), LISTING_TEXT.badPin);
const State = Line(0, STATE_MAX).transform((value, issues): string => {
  if (value === "") return "";
  const code = stateCodeOf(value);
  if (code === undefined) issues.addIssue({ code: "custom", message: LISTING_TEXT.badState });
  return code === undefined ? "" : INDIAN_STATES[code];
});
export const GstinField = z
  .string()
  .max(40)
  .transform(cleanGstin)
  .refine((value) => value === "" || isGstin(value), LISTING_TEXT.badGstin);
const allDiffer = (values: string[]) => new Set(values).size === values.length;

export const ListingAddress = z.object({
  line1: Line(0, LISTING_LIMITS["address.line1"]),
  line2: Line(0, LISTING_LIMITS["address.line2"]),
  locality: Line(0, LISTING_LIMITS["address.locality"]),
  city: City,
  state: State,
  pin: Pin,
});
export type ListingAddress = z.infer<typeof ListingAddress>;

const WeekHours = z.partialRecord(z.enum(WEEKDAYS), z.array(Range)).superRefine((hours, issues) => {
  for (const [day, message] of Object.entries(wrongWithWeek(hours)))
    // Invalid times are refused at their own fields.
    if (message !== HOURS_TEXT.badTime) issues.addIssue({ code: "custom", message, path: [day] });
});
const SpecialDay = z
  .object({
    date: Day("Enter a date."),
    closed: z.boolean(),
    ranges: z.array(Range).default([]),
  })
  .superRefine(({ closed, ranges }, issues) => {
    const message = closed ? null : wrongWithDay(ranges);
    if (message && message !== HOURS_TEXT.badTime)
      issues.addIssue({ code: "custom", message, path: ["ranges"] });
  })
  .transform((day) => ({ ...day, ranges: day.closed ? [] : day.ranges }));
const ListingService = z.object({
  name: Line(1, LISTING_LIMITS["services.*.name"]),
  pricePaise: z
    .number("Enter a price.")
    .int("Enter a price.")
    .min(0, "A price cannot be negative.")
    .max(100_000_000_000, "This price is too high.")
    .optional(),
});
const thisYear = () => new Date().getUTCFullYear();

/**
 * What an owner fills in. A draft may still be empty, so nothing is required here: what a
 * listing needs before it is published is `missingToPublish`.
 */
export const ListingFields = z.object({
  name: PlainName(0, LISTING_LIMITS.name).refine((name) => !carriesContact(name), LISTING_TEXT.contactInName),
  category: z.union([Empty, Category], LISTING_TEXT.badCategory),
  moreCategories: z
    .array(Category)
    .max(MAX_MORE_CATEGORIES, `At most ${MAX_MORE_CATEGORIES} more categories.`)
    .refine(allDiffer, "A category is listed twice."),
  description: Text(0, LISTING_LIMITS.description),
  phone: Line(0, LISTING_LIMITS.phone),
  whatsapp: Line(0, LISTING_LIMITS.whatsapp),
  email: z.union([Empty, Email]),
  website: Link,
  address: ListingAddress.partial(),
  hideAddress: z.boolean(),
  serviceCities: z
    .array(Line(1, PLACE_MAX).transform(cityName))
    .max(MAX_SERVICE_CITIES, `At most ${MAX_SERVICE_CITIES} cities.`),
  lat: z.number().min(-90).max(90).nullable(),
  lng: z.number().min(-180).max(180).nullable(),
  hours: WeekHours,
  is24x7: z.boolean(),
  specialHours: z
    .array(SpecialDay)
    .max(MAX_SPECIAL_DAYS, `At most ${MAX_SPECIAL_DAYS} days.`)
    .refine((days) => allDiffer(days.map(({ date }) => date)), "A day is listed twice."),
  logo: PictureField,
  cover: PictureField,
  photos: z.array(PictureUrl).max(PREMIUM_PHOTOS, LISTING_TEXT.photosMost),
  videoUrl: VideoUrl,
  services: z.array(ListingService).max(MAX_SERVICES, `At most ${MAX_SERVICES} services.`),
  payments: z.array(z.enum(PAYMENT_WAYS, LISTING_TEXT.badPayment)).max(PAYMENT_WAYS.length),
  languages: z.array(Line(1, LANGUAGE_MAX)).max(MAX_LANGUAGES, `At most ${MAX_LANGUAGES} languages.`),
  yearFounded: z
    .number("Enter a year.")
    .int("Enter a year.")
    .min(FIRST_YEAR, `Enter a year from ${FIRST_YEAR}.`)
    .refine((year) => year <= thisYear(), "This year has not come yet.")
    .nullable(),
  gstin: GstinField,
});
export type ListingFields = z.infer<typeof ListingFields>;

export const NewListing = ListingFields.partial();
export type NewListing = z.infer<typeof NewListing>;
export const ListingChange = ListingFields.partial().extend(EditedOn);
export type ListingChange = z.infer<typeof ListingChange>;
