import { cleanText } from "@cardplaza/contract/text";
import { shortened } from "./notification-text.ts";

/** Enough to recognise somebody, too little for an advertisement. */
export const SENDER_LINE_MAX = 60;

// Mail programs make links of what looks like a domain, an address or a phone number.
const PHONE_NUMBER = /\+?(?:\d[\s().-]*){7,}/gu;
const LINK_MARKS = /[/\\@:<>]+/gu;
const DOT_BEFORE_WORD = /[.。](?=[\p{L}\p{N}]{2}|\p{N})/gu;

/**
 * Who had a message sent to somebody who may not know them: "Asha Menon, Menon Interiors". These are
 * the only words of theirs in it, so nothing here can be tapped. Empty where nothing readable is left.
 */
export function senderLine(name: string, business = ""): string {
  const [who, firm] = [harmless(name), harmless(business)];
  return shortened([who, firm !== who && firm].filter(Boolean).join(", "), SENDER_LINE_MAX);
}

const harmless = (text: string) =>
  cleanText(text.toWellFormed().normalize("NFKC"))
    .replace(PHONE_NUMBER, " ")
    .replace(LINK_MARKS, " ")
    .replace(DOT_BEFORE_WORD, ". ")
    .replace(/\s+/gu, " ")
    .replace(/^[\s,.;-]+|[\s,;-]+$/gu, "");
