import { cardDescription, FALLBACK_DESCRIPTION } from "@cardplaza/contract/cards/card-rules";
import { webLink } from "@cardplaza/contract/links/web-link";
import { dialled } from "@cardplaza/contract/phones";
import type { presentPublicCard } from "../present-card.ts";
import { contentLine, escaped, linkValue } from "./vcard-lines.ts";

type PublicCard = ReturnType<typeof presentPublicCard>;
/** A public card: without placeholders and without what was switched off. */
export type VcardSource = Omit<
  PublicCard,
  | "type"
  | "slug"
  | "badges"
  | "video"
  | "user_id"
  | "services"
  | "products"
  | "gallery"
  | "isOwner"
  | "isIncomplete"
  | "created_at"
>;

const SOCIALS = [
  ["linkedin_url", "LinkedIn"],
  ["twitter_url", "Twitter"],
  ["facebook_url", "Facebook"],
  ["instagram_url", "Instagram"],
  ["youtube_url", "YouTube"],
] as const;

/** The contact file of a card: vCard 3.0 with work-type fields. */
export function writeVcard(card: VcardSource, photo?: Uint8Array | null): string {
  const phones = distinct([dialled(card.phone), dialled(card.business_phone)]);
  const emails = distinct([card.email, card.business_email]);
  const website = webLink(card.website);
  const note = noteOf(card);
  return [
    contentLine("BEGIN", "VCARD"),
    contentLine("VERSION", "3.0"),
    contentLine("N", nameParts(card.name)),
    contentLine("FN", escaped(card.name)),
    card.company && contentLine("ORG", escaped(card.company)),
    card.role && contentLine("TITLE", escaped(card.role)),
    ...phones.map((phone) => contentLine("TEL;TYPE=WORK,VOICE", phone)),
    ...emails.map((email) => contentLine("EMAIL;TYPE=WORK", escaped(email))),
    card.address && contentLine("ADR;TYPE=WORK", `;;${escaped(card.address)};;;;`),
    website && contentLine("URL", linkValue(website)),
    ...socialLines(card),
    note && contentLine("NOTE", escaped(note)),
    // Embedded, because phones drop a photo's address; and never a logo, which Android shows as the face.
    photo && contentLine("PHOTO;ENCODING=b;TYPE=JPEG", Buffer.from(photo).toString("base64")),
    contentLine("REV", new Date(card.updated_at).toISOString().replace(/\.\d+Z$/, "Z")),
    contentLine("UID", `cardplaza-${card._id}`),
    contentLine("END", "VCARD"),
  ]
    .filter(Boolean)
    .join("");
}

/** The last word is the family name; a single word is a given name. */
export function nameParts(name: string): string {
  const words = name.trim().split(/\s+/u);
  const family = words.length > 1 ? (words.pop() ?? "") : "";
  return `${escaped(family)};${escaped(words.join(" "))};;;`;
}

/** Twice: iPhones show the labelled link, others know the profile. */
function socialLines(card: VcardSource): string[] {
  const links = SOCIALS.flatMap(([field, label]) => {
    const url = webLink(card[field]);
    return url ? [{ label, url: linkValue(url) }] : [];
  });
  return links.flatMap(({ label, url }, index) => [
    contentLine(`item${index + 1}.URL`, url),
    contentLine(`item${index + 1}.X-ABLabel`, label),
    contentLine(`X-SOCIALPROFILE;type=${label.toLowerCase()}`, url),
  ]);
}

function noteOf(card: VcardSource): string {
  const description = cardDescription(card);
  return distinct([description === FALLBACK_DESCRIPTION ? "" : description, card.custom_notes]).join("\n\n");
}

const distinct = (values: string[]) => [...new Set(values.map((value) => value.trim()).filter(Boolean))];
