import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { CompanyFields } from "@cardplaza/contract/companies/company-fields";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import { gstinFitsState, LISTING_TEXT } from "@cardplaza/contract/directory/listing-rules";
import { cityKey } from "@cardplaza/contract/places/city-names";
import { DEFAULT_COUNTRY } from "@cardplaza/contract/product";
import { invalid } from "../../../platform/refusals.ts";
import { positionOf } from "../../places/pins.ts";
import type { CompanyRow } from "./companies.table.ts";

export type CompanyValues = Partial<
  Omit<CompanyRow, "id" | "ownerId" | "createdAt" | "updatedAt" | "version">
>;

/** The stored values for the sent fields: the phone in its dialled form, the address in its columns. */
export function companyValues(
  { address, ...fields }: Partial<CompanyFields>,
  before?: CompanyRow,
): CompanyValues {
  const values: CompanyValues = { ...fields, ...readPhone(fields, before), ...address };
  if (address?.city !== undefined) values.cityKey = cityKey(address.city);
  // Both cannot be true: a company that enters a GSTIN has one.
  if (values.gstin) values.noGst = false;
  return { ...values, ...placed(values, before) };
}

/** A company has a landline, a mobile or an 1800 number. */
function readPhone({ phone }: Partial<CompanyFields>, before?: CompanyRow): CompanyValues {
  // A stored value may be from before a rule; unchanged it is never refused.
  if (!phone || phone === before?.phone) return {};
  const number = parsePhoneNumberFromString(phone, DEFAULT_COUNTRY);
  if (!number?.isValid() || number.ext) throw invalid({ phone: COMPANY_TEXT.badPhone });
  return { phone: number.number };
}

function placed(values: CompanyValues, before?: CompanyRow): CompanyValues {
  const { pin = before?.pin ?? "", city = before?.city ?? "" } = values;
  if (before && pin === before.pin && city === before.city) return {};
  const position = positionOf(pin) ?? positionOf(city);
  return { lat: position?.lat ?? null, lng: position?.lng ?? null };
}

/** GSTIN and address must be of one state, whichever of them was changed. */
export function requireFittingGstin({ gstin, state }: Pick<CompanyRow, "gstin" | "state">): void {
  if (gstin && state && !gstinFitsState(gstin, state)) throw invalid({ gstin: LISTING_TEXT.gstinState });
}

/** The pictures of a company, by field. */
export const picturesOfCompany = ({ logo, cover }: CompanyValues) => ({ logo, cover });
