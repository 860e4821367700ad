import { textFieldsOf } from "../../../forms/fields/typed-fields.ts";
import type { COMPANY_LABELS } from "./company-form-definition.ts";

/** The texts of a company. */
export const {
  Text: CompanyText,
  Phone: CompanyPhone,
  Social: CompanySocial,
} = textFieldsOf<keyof typeof COMPANY_LABELS>();
