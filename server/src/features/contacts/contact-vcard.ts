import { webLink } from "@cardplaza/contract/links/web-link";
import { dialled } from "@cardplaza/contract/phones";
import { contentLine, escaped, linkValue } from "../cards/files/vcard-lines.ts";
import { nameParts } from "../cards/files/write-vcard.ts";
import type { ContactRow } from "./contacts.table.ts";

/** A contact as vCard 3.0, for a phone. */
export function contactVcard(contact: ContactRow): string {
  const phone = dialled(contact.phone);
  const website = webLink(contact.website);
  return [
    contentLine("BEGIN", "VCARD"),
    contentLine("VERSION", "3.0"),
    contentLine("N", nameParts(contact.name)),
    contentLine("FN", escaped(contact.name)),
    contact.company && contentLine("ORG", escaped(contact.company)),
    contact.role && contentLine("TITLE", escaped(contact.role)),
    phone && contentLine("TEL;TYPE=WORK,VOICE", phone),
    contact.email && contentLine("EMAIL;TYPE=WORK", escaped(contact.email)),
    contact.address && contentLine("ADR;TYPE=WORK", `;;${escaped(contact.address)};;;;`),
    website && contentLine("URL", linkValue(website)),
    contact.tag && contentLine("CATEGORIES", escaped(contact.tag)),
    contact.notes && contentLine("NOTE", escaped(contact.notes)),
    contentLine("REV", contact.updatedAt.toISOString().replace(/\.\d+Z$/, "Z")),
    contentLine("UID", `cardplaza-contact-${contact.id}`),
    contentLine("END", "VCARD"),
  ]
    .filter(Boolean)
    .join("");
}
