import { PROVED_FIELDS } from "@cardplaza/contract/cards/verification/proved-fields";
import { webLink } from "@cardplaza/contract/links/web-link";
import type { CardValues } from "./card-values.ts";

/** Those of the facts behind the Verified badge that saving would change. */
export const provedChanges = (opened: CardValues, typed: CardValues) =>
  PROVED_FIELDS.filter((field) => asStored(field, opened[field]) !== asStored(field, typed[field]));

// An extra space or a missing https:// is stored the same way, so the badge stays.
function asStored(field: (typeof PROVED_FIELDS)[number], text: string): string {
  if (field === "website") return webLink(text) ?? text.trim();
  return text.normalize("NFC").replace(/\s+/gu, " ").trim();
}
