import { webLink } from "@cardplaza/contract/links/web-link";
import type { ContactInput } from "@cardplaza/contract/contacts/contacts";
import { CONTACT_BOUNDS, type ContactField } from "@cardplaza/contract/contacts/contacts-words";
import { readVcard } from "@cardplaza/contract/cards/vcard-text";
import { readMecard } from "./mecard-text.ts";

export type ScannedContact = Partial<Omit<ContactInput, "source">>;

/** What a QR code or a typed link turned out to be. */
export type Understood =
  /** A card of our own, which opens. */
  | { kind: "card"; path: string }
  /** A code of our QR studio: its owner decides where it leads. */
  | { kind: "code"; path: string }
  | { kind: "contact"; contact: ScannedContact }
  /** Another site: the address is shown and opened only on a press. */
  | { kind: "address"; url: string; host: string }
  | { kind: "text"; text: string };

const CARD_PATH = /^\/(card|preview\/card|business-card|team-card)\/[^/]+\/?$/i;
const CODE_PATH = /^\/q\/[^/]+\/?$/i;

/** @param origins those under which this site is known */
export function understandCode(text: string, origins: string[]): Understood {
  const contact = contactIn(text);
  if (contact && Object.keys(contact).length > 0) return { kind: "contact", contact };
  const url = webAddress(text);
  if (!url) return { kind: "text", text };
  if (origins.some((origin) => isSameSite(url, origin))) {
    // Only the path of our own links counts: a scanned code must not sign anybody in.
    if (CARD_PATH.test(url.pathname)) return { kind: "card", path: url.pathname };
    if (CODE_PATH.test(url.pathname)) return { kind: "code", path: url.pathname };
  }
  return { kind: "address", url: url.href, host: url.host };
}

/** With or without its scheme: what is printed beside a code often has none. */
export function webAddress(typed: string): URL | null {
  const text = typed.trim();
  if (!text || text.length > 2_000 || /[\s\u0000-\u001F\u007F]/.test(text)) return null;
  const hasScheme = /^https?:\/\//i.test(text);
  if (!hasScheme && !/^[^/?#@:\\]+\.\p{L}[^/?#@:\\.]+(:\d+)?([/?#]|$)/u.test(text)) return null;
  const address = hasScheme ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === "https:" || url.protocol === "http:" ? url : null;
}

/** A printed link may lack the scheme, and a card that was made under http opens under https as well. */
function isSameSite(url: URL, origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === url.host;
}

function contactIn(text: string): ScannedContact | null {
  const mecard = readMecard(text);
  if (mecard) return bounded({ ...mecard, website: webLink(mecard.website) ?? "" });
  const vcard = readVcard(text)?.fields;
  if (!vcard) return null;
  return bounded({
    name: vcard.name,
    role: vcard.role,
    company: vcard.company,
    phone: vcard.phone ?? vcard.business_phone,
    email: vcard.email ?? vcard.business_email,
    website: vcard.website ?? vcard.linkedin_url,
    address: vcard.address?.replaceAll("\n", ", "),
    notes: vcard.custom_notes ?? vcard.longDescription,
  });
}

function bounded(fields: Partial<Record<ContactField, string>>): ScannedContact {
  const shortened: ScannedContact = {};
  for (const [field, value] of Object.entries(fields) as [ContactField, string | undefined][]) {
    const text = (value ?? "")
      .replace(field === "notes" ? /[\u0000-\u0009\u000B-\u001F\u007F]/g : /[\u0000-\u001F\u007F]/g, " ")
      .trim()
      .slice(0, CONTACT_BOUNDS[field])
      .toWellFormed();
    if (text) shortened[field] = text;
  }
  return shortened;
}
