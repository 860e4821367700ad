import {
  NOTIFICATION_MESSAGE_MAX,
  NOTIFICATION_TYPE_WORDS,
  type NotificationType,
} from "@cardplaza/contract/notification-types";
import { safePath } from "@cardplaza/contract/paths";
import { cleanText } from "@cardplaza/contract/text";

const LONGEST_PATH = 1_000;
const FALLBACK_PATH = "/notifications";

/** One clean line of bounded length; never empty. */
export function messageText(message: string, type: NotificationType): string {
  const line = cleanText(message.toWellFormed()).replace(/\s+/gu, " ");
  return shortened(line || NOTIFICATION_TYPE_WORDS[type].label, NOTIFICATION_MESSAGE_MAX);
}

/** A path of this site, or the list of notifications where it is none. */
export function targetPath(targetUrl: string): string {
  const path = targetUrl.length <= LONGEST_PATH ? safePath(targetUrl, FALLBACK_PATH) : FALLBACK_PATH;
  // Once more: taking the dots out of `/.//elsewhere` leaves the address of another site.
  return safePath(path, FALLBACK_PATH);
}

export function shortened(text: string, longest: number): string {
  const characters = [...text];
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join("").trimEnd()}…`;
}
