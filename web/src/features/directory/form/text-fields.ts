import type { LISTING_LIMITS } from "@cardplaza/contract/directory/listing-limits";
import { textFieldsOf } from "../../../forms/fields/typed-fields.ts";

/** The texts of a listing. */
export const { Text: ListingText, Phone: ListingPhone } = textFieldsOf<keyof typeof LISTING_LIMITS>();
