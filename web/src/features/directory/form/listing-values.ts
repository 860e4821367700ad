import { HOURS_TEXT, readTime, timeText } from "@cardplaza/contract/directory/hours/hours-rules";
import type { ListingContents } from "@cardplaza/contract/directory/listing-rules";
import {
  type PaymentWay,
  type Weekday,
  WEEKDAYS,
  type WeekHours,
} from "@cardplaza/contract/directory/listing-words";
import type { ListingFields } from "@cardplaza/contract/directory/listing-fields";
import type { Listing } from "@cardplaza/contract/directory/listings";

/** Times as they were typed, for as long as they are. */
export interface TypedRange {
  open: string;
  close: string;
}
export type TypedHours = Record<Weekday, TypedRange[]>;
export interface TypedService {
  name: string;
  /** The price in rupees. */
  price: string;
}

/** The form's values: texts as they were typed, pictures as addresses or as names of drafts. */
export interface ListingValues {
  name: string;
  category: string;
  moreCategories: string[];
  description: string;
  services: TypedService[];
  yearFounded: string;
  languages: string[];
  gstin: string;
  address: Listing["address"];
  hideAddress: boolean;
  serviceCities: string[];
  hours: TypedHours;
  is24x7: boolean;
  phone: string;
  whatsapp: string;
  email: string;
  website: string;
  payments: PaymentWay[];
  logo: string;
  cover: string;
  photos: string[];
  videoUrl: string;
}

export type ListingSent = Partial<ListingFields>;

const NO_HOURS = Object.fromEntries(WEEKDAYS.map((day) => [day, []])) as unknown as TypedHours;

export const EMPTY_LISTING: ListingValues = {
  name: "",
  category: "",
  moreCategories: [],
  description: "",
  services: [],
  yearFounded: "",
  languages: [],
  gstin: "",
  address: { line1: "", line2: "", locality: "", city: "", state: "", pin: "" },
  hideAddress: false,
  serviceCities: [],
  hours: NO_HOURS,
  is24x7: false,
  phone: "",
  whatsapp: "",
  email: "",
  website: "",
  payments: [],
  logo: "",
  cover: "",
  photos: [],
  videoUrl: "",
};

/** A listing as form values. Changes that wait for review are what the owner wants, so they are shown. */
export function valuesOf(listing: Listing | null): ListingValues {
  if (!listing) return EMPTY_LISTING;
  const shown = { ...listing, ...listing.waiting };
  const values = Object.fromEntries(
    Object.keys(EMPTY_LISTING).map((key) => [key, shown[key as keyof ListingValues]]),
  ) as unknown as ListingValues;
  return {
    ...values,
    hours: typedHours(listing.hours),
    services: listing.services.map(({ name, pricePaise }) => ({
      name,
      price: pricePaise === undefined ? "" : String(pricePaise / 100),
    })),
    yearFounded: listing.yearFounded === null ? "" : String(listing.yearFounded),
  };
}

function typedHours(hours: WeekHours): TypedHours {
  return Object.fromEntries(
    WEEKDAYS.map((day) => [
      day,
      (hours[day] ?? []).map(({ open, close }) => ({ open: timeText(open), close: timeText(close) })),
    ]),
  ) as unknown as TypedHours;
}

export interface Read {
  fields: ListingSent;
  /** What cannot be read yet, by its path; such fields are left out. */
  wrong: Record<string, string>;
}

/** What is sent. `urlOf` gives the address of a picture, or nothing while it is on its way. */
export function fieldsOf(values: ListingValues, urlOf: (picture: string) => string): Read {
  const hours = readHours(values.hours);
  const services = readServices(values.services);
  const year = values.yearFounded.trim();
  const wrong: Record<string, string> = { ...hours.wrong, ...services.wrong };
  if (year && !/^\d{4}$/.test(year)) wrong.yearFounded = "Enter a year such as 1998.";
  const { hours: _hours, services: _services, yearFounded: _year, ...rest } = values;
  return {
    fields: {
      ...rest,
      logo: urlOf(values.logo),
      cover: urlOf(values.cover),
      photos: values.photos.map(urlOf).filter(Boolean),
      ...(hours.ranges && { hours: hours.ranges }),
      ...(services.list && { services: services.list }),
      ...(!wrong.yearFounded && { yearFounded: year ? Number(year) : null }),
    },
    wrong,
  };
}

function readHours(typed: TypedHours): { ranges?: WeekHours; wrong: Record<string, string> } {
  const wrong: Record<string, string> = {};
  const ranges: WeekHours = {};
  for (const day of WEEKDAYS) {
    ranges[day] = typed[day].flatMap((range, at) => {
      // A line that was only added says nothing yet.
      if (!range.open.trim() && !range.close.trim()) return [];
      const [open, close] = [readTime(range.open), readTime(range.close)];
      if (open === null) wrong[`hours.${day}.${at}.open`] = HOURS_TEXT.badTime;
      if (close === null) wrong[`hours.${day}.${at}.close`] = HOURS_TEXT.badTime;
      return open === null || close === null ? [] : [{ open, close }];
    });
  }
  return Object.keys(wrong).length > 0 ? { wrong } : { ranges, wrong };
}

function readServices(typed: TypedService[]) {
  const wrong: Record<string, string> = {};
  const list = typed.flatMap(({ name, price }, at) => {
    const text = price.trim().replaceAll(/[₹,\s]/g, "");
    if (text && !/^\d+(?:\.\d{1,2})?$/.test(text))
      wrong[`services.${at}.price`] = "Enter an amount such as 500.";
    if (!name.trim()) {
      if (text) wrong[`services.${at}.name`] = "This is required.";
      return [];
    }
    return [{ name, ...(text && { pricePaise: Math.round(Number(text) * 100) }) }];
  });
  return Object.keys(wrong).length > 0 ? { wrong } : { list, wrong };
}

/** What the rules of the contract look at: as much as can be read. */
export function contentsOf(values: ListingValues): ListingContents {
  const { fields } = fieldsOf(values, (picture) => picture);
  return {
    ...values,
    hours: fields.hours ?? {},
    services: fields.services ?? [],
    yearFounded: fields.yearFounded ?? null,
    name: values.name.trim(),
    description: values.description.trim(),
    address: { ...values.address, pin: values.address.pin.replaceAll(" ", "") },
  };
}
