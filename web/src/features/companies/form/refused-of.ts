import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import type { ApiError } from "../../../lib/api.ts";

/** A GSTIN that another company has is refused by its text, without naming the field. */
export const isTakenGstin = ({ code, reason }: ApiError) =>
  code === "CONFLICT" && reason === COMPANY_TEXT.gstinTaken;

/** The fields that were refused. The set-up names them by their path in its body, below `data`. */
export function refusedOf(error: ApiError): Record<string, string> {
  if (isTakenGstin(error)) return { gstin: error.reason };
  return Object.fromEntries(
    Object.entries(error.fields ?? {}).map(([path, message]) => [path.replace(/^data\./, ""), message]),
  );
}
