import {
  NOTIFICATION_MESSAGE_MAX,
  NOTIFICATION_TEXT,
  NOTIFICATION_TYPE_WORDS,
  type NotificationType,
} from "@cardplaza/contract/notifications/notification-words";
import { safePath } from "@cardplaza/contract/paths";
import { cleanText } from "@cardplaza/contract/text";

const LONGEST_PATH = 1_000;
const FALLBACK_PATH = "/notifications";

/** One clean line of bounded length; never empty. */
export function messageText(message: string, type: NotificationType): string {
  const line = cleanText(message.toWellFormed()).replace(/\s+/gu, " ");
  return shortened(line || NOTIFICATION_TYPE_WORDS[type].label, NOTIFICATION_MESSAGE_MAX);
}

/** The message with the sender's words, which are cut so that the rest fits. */
export function quoteText(message: string, quote: string, mailed: boolean): string {
  const words = cleanText(quote.toWellFormed()).replace(/\s+/gu, " ");
  const mailLine = mailed ? ` ${NOTIFICATION_TEXT.mailedToo}` : "";
  const room = NOTIFICATION_MESSAGE_MAX - message.length - mailLine.length - 3;
  if (!words || room < 1) return message + mailLine;
  return `${message} “${shortened(words, room)}”${mailLine}`;
}

/** Returns a path of this site, or the list of notifications for anything else. */
export function targetPath(targetUrl: string): string {
  const path = targetUrl.length <= LONGEST_PATH ? safePath(targetUrl, FALLBACK_PATH) : FALLBACK_PATH;
  // Checked again: removing the dots of `/.//elsewhere` leaves the address of another site.
  return safePath(path, FALLBACK_PATH);
}

const CHARACTERS = new Intl.Segmenter("en-IN", { granularity: "grapheme" });

/** Cuts between characters as people see them, never inside one. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let cut = "";
  for (const { segment } of CHARACTERS.segment(text)) {
    if (cut.length + segment.length >= longest) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}
