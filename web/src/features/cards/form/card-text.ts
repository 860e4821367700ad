import { textFieldsOf } from "../../../forms/fields/typed-fields.ts";
import type { FIELD_LABELS } from "./card-form-definition.ts";

/** The texts of a card. */
export const {
  Text: CardText,
  Phone: CardPhone,
  Social: CardSocial,
} = textFieldsOf<keyof typeof FIELD_LABELS>();
