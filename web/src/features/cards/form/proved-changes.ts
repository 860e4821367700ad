import { PROVED_FIELDS } from "@cardplaza/contract/cards/verification/badge-rules";
import { webLink } from "@cardplaza/contract/cards/card-rules";
import type { CardValues } from "./card-values.ts";

/** Those of the facts behind the Verified badge that saving would change. */
export const provedChanges = (opened: CardValues, typed: CardValues) =>
  PROVED_FIELDS.filter((field) => asStored(field, opened[field]) !== asStored(field, typed[field]));

// A space too many, or a link without its https://, is stored as before: that costs no badge.
function asStored(field: (typeof PROVED_FIELDS)[number], text: string): string {
  if (field === "website") return webLink(text) ?? text.trim();
  return text.normalize("NFC").replace(/\s+/gu, " ").trim();
}
