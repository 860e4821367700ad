import { cleanText } from "@cardplaza/contract/text";
import { shortened } from "./notification-text.ts";

/** Enough to recognise a person, too little for an advertisement. */
export const SENDER_LINE_MAX = 60;

// Mail programs make links of text that looks like a domain, an address or a phone number.
const PHONE_NUMBER = /\+?(?:\d[\s().-]*){7,}/gu;
const LINK_MARKS = /[/\\@:<>]+/gu;
const DOT_BEFORE_WORD = /[.。](?=[\p{L}\p{N}]{2}|\p{N})/gu;

/**
 * The sender of a message to a person who may not know them: "Asha Menon of Menon Interiors". It is the only
 * text of theirs in it, so nothing in it may become a link. Empty if nothing readable is left.
 */
export function senderLine(name: string, business = ""): string {
  const [who, firm] = [harmless(name), harmless(business)];
  return shortened([who, firm !== who && firm].filter(Boolean).join(" of "), SENDER_LINE_MAX);
}

const harmless = (text: string) =>
  cleanText(text.toWellFormed().normalize("NFKC"))
    .replace(PHONE_NUMBER, " ")
    .replace(LINK_MARKS, " ")
    .replace(DOT_BEFORE_WORD, ". ")
    .replace(/\s+/gu, " ")
    .replace(/^[\s,.;-]+|[\s,;-]+$/gu, "");
