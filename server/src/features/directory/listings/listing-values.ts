import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { cityKey } from "@cardplaza/contract/places/city-names";
import { gstinFitsState, LISTING_TEXT } from "@cardplaza/contract/directory/listing-rules";
import type { ListingFields } from "@cardplaza/contract/directory/listing-fields";
import { DEFAULT_COUNTRY } from "@cardplaza/contract/product";
import { invalid } from "../../../platform/refusals.ts";
import { readMobileNumber } from "../../accounts/mobile-number.ts";
import { positionOf } from "../../places/pins.ts";
import type { ListingRow } from "./listings.table.ts";

type Given = Partial<ListingFields>;
export type ListingValues = Partial<
  Omit<ListingRow, "id" | "ownerId" | "createdAt" | "updatedAt" | "version">
>;

/** The stored values for the sent fields: phones in the dialled form, the address in its columns. */
export function listingValues({ address, ...fields }: Given, before?: ListingRow): ListingValues {
  const values: ListingValues = { ...fields, ...readPhones(fields, before), ...address };
  if (address?.city !== undefined) values.cityKey = cityKey(address.city);
  return { ...values, ...placed(values, before) };
}

/** A shop has a landline, a mobile or an 1800 number; WhatsApp needs a mobile. */
function readPhones({ phone, whatsapp }: Given, before?: ListingRow): ListingValues {
  const read: ListingValues = {};
  const wrong: Record<string, string> = {};
  // A stored value may be from before a rule; unchanged it is never refused.
  if (phone && phone !== before?.phone) {
    const number = parsePhoneNumberFromString(phone, DEFAULT_COUNTRY);
    if (number?.isValid() && !number.ext) read.phone = number.number;
    else wrong.phone = LISTING_TEXT.badPhone;
  }
  if (whatsapp && whatsapp !== before?.whatsapp) {
    const mobile = readMobileNumber(whatsapp);
    if (mobile) read.whatsapp = mobile;
    else wrong.whatsapp = LISTING_TEXT.badMobile;
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return read;
}

/** The position of its PIN code or city, unless the owner sets a better one. */
function placed(values: ListingValues, before?: ListingRow): ListingValues {
  if (values.lat !== undefined && values.lng !== undefined) return {};
  const { pin = before?.pin ?? "", city = before?.city ?? "" } = values;
  if (before && pin === before.pin && city === before.city) return {};
  const position = positionOf(pin) ?? positionOf(city);
  return { lat: position?.lat ?? null, lng: position?.lng ?? null };
}

/** GSTIN and address must be of one state, whichever of them was changed. */
export function requireFittingGstin({ gstin, state }: Pick<ListingRow, "gstin" | "state">): void {
  if (gstin && state && !gstinFitsState(gstin, state)) throw invalid({ gstin: LISTING_TEXT.gstinState });
}

/** Every picture of a listing, by the path of its field. */
export function picturesOfListing({ logo, cover, photos = [] }: ListingValues) {
  return { logo, cover, ...Object.fromEntries(photos.map((url, at) => [`photos.${at}`, url])) };
}
