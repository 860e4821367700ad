import PostalMime, { addressParser, type Attachment, type Email } from "postal-mime";
import { MAX_MAIL_BYTES } from "@cardplaza/contract/inbound-mail/inbound-mail-words";
import { textOfHtml } from "./text-of-html.ts";
import { unwrapped } from "./unwrapped.ts";

export interface Envelope {
  /** Who sent it, as their server says; empty for a bounce. Null if nobody knows. */
  from: string | null;
  to: readonly string[];
}

export interface ParsedMail {
  headers: Email["headers"];
  subject: string;
  messageId: string | null;
  /** The one address in the one line "From"; null if there are none or several. */
  from: string | null;
  /** All that is written in it, with what is quoted. */
  text: string;
  attachments: Attachment[];
}

const MOST_CHARACTERS = 500_000;
const LIMITS = {
  maxNestingDepth: 20,
  maxHeadersSize: 256 * 1024,
  // A forwarded mail is a file, not the sender's own words.
  forceRfc822Attachments: true,
};

/** Null if it is too large, or built to keep us busy. */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail | null> {
  if (raw.byteLength > MAX_MAIL_BYTES) return null;
  const mail = await PostalMime.parse(raw, LIMITS).catch(() => null);
  return (
    mail && {
      headers: mail.headers,
      subject: mail.subject ?? "",
      messageId: mail.messageId?.trim() || null,
      from: onlyAddress(valuesOf(mail, "from")),
      text: textOf(mail),
      attachments: mail.attachments,
    }
  );
}

export const valuesOf = ({ headers }: Pick<ParsedMail, "headers">, name: string): string[] =>
  headers.filter(({ key }) => key === name).map(({ value }) => value);

export const addressesIn = (value: string): string[] =>
  addressParser(value, { flatten: true }).flatMap(({ address }) => (address ? [address.toLowerCase()] : []));

function onlyAddress(values: string[]): string | null {
  const addresses = values.flatMap(addressesIn);
  return values.length === 1 && addresses.length === 1 ? (addresses[0] ?? null) : null;
}

function textOf({ text = "", html = "" }: Email): string {
  if (text.trim()) return unwrapped(text.slice(0, MOST_CHARACTERS));
  return textOfHtml(html.slice(0, MOST_CHARACTERS));
}
