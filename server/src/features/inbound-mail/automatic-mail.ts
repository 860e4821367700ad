import { addressesIn, valuesOf, type ParsedMail } from "./parsed-mail.ts";

const SAID_BY_MACHINES =
  /^\s*(out of (the )?office|automatic reply|auto(matic)?[- ]?(reply|response|responder)|vacation (reply|response)|away from (the |my )?office|undeliver(ed|able)|delivery status notification|mail delivery failed|returned mail|read:|स्वचालित (उत्तर|जवाब))/iu;
const MACHINES = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+-].*)?@/i;
const MARKS = [
  "list-id",
  "list-post",
  "list-unsubscribe",
  "x-autoreply",
  "x-autorespond",
  "x-autoreply-from",
  "x-mail-autoreply",
  "x-auto-reply-from",
  "x-loop",
];

/** Why no person wrote it to us now, so that it is no answer and gets none; null for a person's mail. */
export function automaticReason(
  mail: ParsedMail,
  { envelopeFrom, ourAddress }: { envelopeFrom: string | null; ourAddress: string },
): string | null {
  const has = (name: string) => valuesOf(mail, name).length > 0;
  const says = (name: string, words: RegExp) => valuesOf(mail, name).some((value) => words.test(value));
  if (mail.from === ourAddress) return "our own mail";
  if (isBounce(mail, envelopeFrom)) return "a bounce";
  if (says("auto-submitted", /^\s*(?!no\b)\S/i)) return "sent by a machine";
  if (says("precedence", /^\s*(bulk|list|junk|auto[_-]?reply)/i)) return "sent in bulk";
  if (says("content-type", /^\s*multipart\/report/i)) return "a report";
  if (MARKS.some(has)) return "a list or an automatic reply";
  if (SAID_BY_MACHINES.test(mail.subject)) return "an automatic reply";
  return mail.from && MACHINES.test(mail.from) ? "sent by a machine" : null;
}

/** Only bounces have an empty sender. Without an envelope, the server that received it wrote it down. */
function isBounce(mail: ParsedMail, envelopeFrom: string | null): boolean {
  if (envelopeFrom !== null) return envelopeFrom.trim().replaceAll(/[<>]/g, "") === "";
  return valuesOf(mail, "return-path").some((value) => addressesIn(value).length === 0);
}
