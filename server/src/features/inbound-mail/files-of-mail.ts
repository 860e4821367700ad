import type { Attachment } from "postal-mime";
import type { ParsedMail } from "./parsed-mail.ts";

/** Pictures inside the text up to this size are logos of a signature; larger ones are what the sender shows. */
const LARGEST_LOGO_BYTES = 50 * 1024;
/** What mail programs add and nobody wants to see: signatures and read receipts. */
const NOT_FOR_READERS =
  /^(application\/(pkcs7-signature|x-pkcs7-signature|pgp-signature|pgp-keys)|message\/(delivery-status|disposition-notification))$/;
const LONGEST_NAME = 120;

/** What the sender attached: first what is a file of its own, then large pictures inside the text. */
export function filesOf({ attachments }: ParsedMail): File[] {
  const meant = attachments.filter((each) => !NOT_FOR_READERS.test(each.mimeType) && !isLogo(each));
  return [...meant.filter(({ related }) => !related), ...meant.filter(({ related }) => Boolean(related))].map(
    asFile,
  );
}

const isLogo = (each: Attachment) =>
  Boolean(each.related) &&
  each.mimeType.startsWith("image/") &&
  bytesOf(each).byteLength <= LARGEST_LOGO_BYTES;

const bytesOf = ({ content }: Attachment): Uint8Array<ArrayBuffer> =>
  typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);

function asFile(attachment: Attachment): File {
  const name = (attachment.filename ?? "")
    .replaceAll(/[\p{Cc}/\\]/gu, " ")
    .trim()
    .slice(-LONGEST_NAME);
  return new File([bytesOf(attachment)], name || "file", { type: attachment.mimeType });
}
