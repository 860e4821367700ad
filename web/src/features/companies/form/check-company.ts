import { isCin, isUdyam, missingUpTo } from "@cardplaza/contract/companies/company-rules";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import {
  carriesContact,
  FIRST_YEAR,
  gstinFitsState,
  LISTING_TEXT,
} from "@cardplaza/contract/directory/listing-rules";
import { isGstin } from "@cardplaza/contract/plan/gst-rules";
import { type CompanyValues, contentsOf, numbersOf } from "./company-values.ts";

/** What is missing or wrong, by path, before the server is asked. */
export function checkCompany(values: CompanyValues): Record<string, string> {
  const wrong = missingUpTo(contentsOf(values), 5);
  const { gstin, cin, udyam } = numbersOf(values);
  const year = values.foundedYear.trim();
  if (carriesContact(values.name)) wrong.name = LISTING_TEXT.contactInName;
  if (year && !isYear(year)) wrong.foundedYear = `Enter a year from ${FIRST_YEAR} until now.`;
  if (cin && !isCin(cin)) wrong.cin = COMPANY_TEXT.badCin;
  if (udyam && !isUdyam(udyam)) wrong.udyam = COMPANY_TEXT.badUdyam;
  if (!values.noGst && gstin) {
    if (!isGstin(gstin)) wrong.gstin = LISTING_TEXT.badGstin;
    else if (!gstinFitsState(gstin, values.address.state)) wrong["address.state"] = LISTING_TEXT.gstinState;
  }
  return wrong;
}

const isYear = (text: string) =>
  /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= new Date().getFullYear();
