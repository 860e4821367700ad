// Reads a contact file into the fields of a card. Free of zod: the browser imports files with it.
import { webLink } from "../links/web-link.ts";
import { readVcardLines, type VcardLine } from "./vcard-lines.ts";
import { all, isOf, parts, split, unescaped, valueOf } from "./vcard-values.ts";

/** A file with a large photo; a longer one is not a contact. */
export const LONGEST_VCARD = 8_000_000;
const LARGEST_PHOTO = 5 * 1024 * 1024;

// The limits of `CardFields`, which needs zod.
const LONGEST = {
  name: 80,
  role: 120,
  company: 120,
  email: 254,
  business_email: 254,
  phone: 40,
  business_phone: 40,
  address: 300,
  website: 500,
  linkedin_url: 500,
  twitter_url: 500,
  facebook_url: 500,
  instagram_url: 500,
  youtube_url: 500,
  custom_notes: 500,
  longDescription: 2000,
} as const;
export type ImportedField = keyof typeof LONGEST;
export type ImportedFields = Partial<Record<ImportedField, string>>;

export interface ImportedContact {
  fields: ImportedFields;
  photo: { type: string; bytes: Uint8Array<ArrayBuffer> } | null;
}

/** The first contact of a file, or null if there is none. Unreadable parts are left out. */
export function readVcard(text: string): ImportedContact | null {
  const lines = readVcardLines(text.slice(0, LONGEST_VCARD));
  if (!lines) return null;
  const found: Partial<Record<ImportedField, string>> = {
    name: nameOf(lines),
    company: parts(lines, "ORG")[0],
    role: valueOf(lines, "TITLE") || valueOf(lines, "ROLE"),
    ...phonesOf(lines),
    ...emailsOf(lines),
    address: addressOf(lines),
    ...linksOf(lines),
    ...noteOf(lines),
  };
  const fields: ImportedFields = {};
  for (const [field, value] of Object.entries(found) as [ImportedField, string | undefined][]) {
    const cut = clean(value ?? "", field)
      .slice(0, LONGEST[field])
      .toWellFormed()
      .replaceAll("\uFFFD", "")
      .trim();
    if (cut) fields[field] = cut;
  }
  return { fields, photo: photoOf(lines) };
}

const SEVERAL_LINES = new Set<ImportedField>(["address", "custom_notes", "longDescription"]);

function clean(value: string, field: ImportedField): string {
  const text = value
    .replace(/\r\n?/g, "\n")
    .replace(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\uFFFD]/g, " ")
    .trim();
  return SEVERAL_LINES.has(field) ? text : text.replace(/\s+/g, " ");
}

const joined = (values: (string | undefined)[], by: string) => values.filter(Boolean).join(by);

function nameOf(lines: VcardLine[]): string {
  const [family, given, middle] = parts(lines, "N");
  return (
    valueOf(lines, "FN") ||
    joined([given, middle, family], " ") ||
    valueOf(lines, "NICKNAME") ||
    (parts(lines, "ORG")[0] ?? "")
  );
}

const isWork = isOf("work");

function phonesOf(lines: VcardLine[]): ImportedFields {
  const spoken = all(lines, "TEL").filter((line) => !isOf("fax", "pager", "modem", "bbs", "textphone")(line));
  const numberOf = (line: VcardLine) =>
    unescaped(line.value).replace(/^tel:/i, "").replace(/;.*$/s, "").trim();
  const own =
    spoken.find(isOf("cell", "iphone", "mobile")) ?? spoken.find((line) => !isWork(line)) ?? spoken[0];
  const phone = own && numberOf(own);
  const business = spoken.find((line) => isWork(line) && numberOf(line) !== phone);
  return { phone, business_phone: business && numberOf(business) };
}

const isEmail = (text: string) =>
  text.length <= LONGEST.email && /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/.test(text);

function emailsOf(lines: VcardLine[]): ImportedFields {
  const addresses = all(lines, "EMAIL");
  const mailboxOf = (line: VcardLine) =>
    unescaped(line.value)
      .replace(/^mailto:/i, "")
      .trim();
  const valid = addresses.filter((line) => isEmail(mailboxOf(line)));
  const own = valid.find((line) => !isWork(line)) ?? valid[0];
  const email = own && mailboxOf(own);
  const business = valid.find((line) => isWork(line) && mailboxOf(line) !== email);
  return { email, business_email: business && mailboxOf(business) };
}

function addressOf(lines: VcardLine[]): string {
  const given = all(lines, "ADR");
  const chosen = given.find(isWork) ?? given[0];
  const [box, extended, street, city, region, code, country] = split(chosen?.value ?? "");
  return (
    joined([box, extended, street, city, joined([region, code], " "), country], ", ") ||
    valueOf(lines, "LABEL")
  );
}

const SOCIAL_HOSTS: [ImportedField, RegExp][] = [
  ["linkedin_url", /(^|\.)linkedin\.com$/],
  ["twitter_url", /(^|\.)(twitter|x)\.com$/],
  ["facebook_url", /(^|\.)(facebook|fb)\.com$/],
  ["instagram_url", /(^|\.)instagram\.com$/],
  ["youtube_url", /(^|\.)(youtube\.com|youtu\.be)$/],
];

/** A link is recognised by its host, whatever the file calls it. */
function linksOf(lines: VcardLine[]): ImportedFields {
  const found: ImportedFields = {};
  for (const line of [...all(lines, "URL"), ...all(lines, "X-SOCIALPROFILE")]) {
    const link = webLink(unescaped(line.value));
    if (!link || link.length > LONGEST.website) continue;
    const host = new URL(link).hostname;
    const social = SOCIAL_HOSTS.find(([, pattern]) => pattern.test(host))?.[0];
    if (social) found[social] ??= link;
    else if (line.name === "URL") found.website ??= link;
  }
  return found;
}

function noteOf(lines: VcardLine[]): ImportedFields {
  const note = valueOf(lines, "NOTE");
  return note.length > LONGEST.custom_notes ? { longDescription: note } : { custom_notes: note };
}

const PHOTO_MARKS: [type: string, first: string][] = [
  ["image/jpeg", "/9j/"],
  ["image/png", "iVBORw0KGgo"],
  ["image/gif", "R0lGOD"],
  ["image/webp", "UklGR"],
];

/** Only a photo inside the file; a link to one is not followed. */
function photoOf(lines: VcardLine[]): ImportedContact["photo"] {
  for (const { value } of all(lines, "PHOTO")) {
    const base64 = value.replace(/^data:[^,]{0,100},/i, "").replace(/\s+/g, "");
    const type = PHOTO_MARKS.find(([, first]) => base64.startsWith(first))?.[0];
    if (!type || base64.length > (LARGEST_PHOTO * 4) / 3 + 4) continue;
    try {
      return { type, bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)) };
    } catch {
      continue;
    }
  }
  return null;
}
