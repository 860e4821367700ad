import { isNews, newsKind } from "@cardplaza/contract/news";
import type { NewsText } from "@cardplaza/contract/notifications/news-kind";
import {
  NOTIFICATION_MESSAGE_MAX,
  NOTIFICATION_TEXT,
  NOTIFICATION_TYPE_WORDS,
} from "@cardplaza/contract/notifications/notification-words";
import { safePath } from "@cardplaza/contract/paths";
import { cleanText } from "@cardplaza/contract/text";
import type { NewsOf, Notice } from "./notice.ts";
import type { NotificationRow } from "./notifications.table.ts";

const LONGEST_PATH = 1_000;
const FALLBACK_PATH = "/notifications";

/** The words of a kind for these values. */
export const textOf = (notice: NewsOf, count: number): NewsText =>
  newsKind(notice.news).text((notice.with ?? {}) as never, count);

/** The line of a stored notification. Those from before there were kinds have their message stored. */
export function messageOf(
  row: Pick<NotificationRow, "type" | "kind" | "values" | "count" | "mailed" | "message">,
): string {
  const { kind, values, count, mailed } = row;
  if (!kind || !isNews(kind)) return row.message ?? NOTIFICATION_TYPE_WORDS[row.type].label;
  const text = newsKind(kind).text((values ?? {}) as never, count);
  const message = oneLine(text.message) || NOTIFICATION_TYPE_WORDS[row.type].label;
  return text.quote === undefined
    ? shortened(message, NOTIFICATION_MESSAGE_MAX)
    : quoteText(message, text.quote, mailed);
}

export const oneLine = (text: string) => text.trim().replace(/\s+/gu, " ");

/** The message with the sender's words, which are cut so that the rest fits. */
function quoteText(message: string, quote: string, mailed: boolean): string {
  const words = oneLine(quote);
  const mailLine = mailed ? ` ${NOTIFICATION_TEXT.mailedToo}` : "";
  const room = NOTIFICATION_MESSAGE_MAX - message.length - mailLine.length - 3;
  if (!words || room < 1) return shortened(message + mailLine, NOTIFICATION_MESSAGE_MAX);
  return `${message} “${shortened(words, room)}”${mailLine}`;
}

/** The bell shows one short line, so long texts are stored as far as they can be shown. The mail has them whole. */
const storedValues = (values: object) =>
  withTexts(values, (text) => shortened(text, NOTIFICATION_MESSAGE_MAX)) as Record<string, unknown>;

/** The notice without characters that the database or a mail cannot hold. */
export const withCleanValues = (notice: Notice): Notice =>
  ({ ...notice, with: withTexts(notice.with, (text) => cleanText(text.toWellFormed())) }) as Notice;

/** The same value with each text in it changed. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each) => withTexts(each, change));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withTexts(each, change)]));
}

/** What is stored of a notice: its values without those that only the mail shows. */
export function valuesToStore({ news, with: values }: NewsOf): Record<string, unknown> {
  const { mailOnly = [] } = newsKind(news);
  return storedValues(
    Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => !mailOnly.includes(name))),
  );
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
