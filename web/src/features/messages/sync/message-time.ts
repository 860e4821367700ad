import { clockInWords, dayAndMonth, dayInWords } from "@cardplaza/contract/date-words";
import { MESSAGES_WORDS } from "../messages-words.ts";

/** By the reader's own calendar. */
const dayOf = (at: Date | string): number => new Date(at).setHours(0, 0, 0, 0);

export const isSameDay = (one: string, other: string) => dayOf(one) === dayOf(other);

function daysAgo(at: string, now: Date): number {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return dayOf(at) >= dayOf(now) ? 0 : dayOf(at) >= yesterday.getTime() ? 1 : 2;
}

/** Between the messages of two days: "Today", "17 Nov 2026". */
export function dayLine(at: string, now: Date): string {
  const ago = daysAgo(at, now);
  return ago === 0 ? MESSAGES_WORDS.today : ago === 1 ? MESSAGES_WORDS.yesterday : dayInWords(at, "reader");
}

/** In the list: "8:30 am", "Yesterday", "17 Nov", "17 Nov 2025". */
export function lineTime(at: string, now: Date): string {
  const ago = daysAgo(at, now);
  if (ago === 0) return clockInWords(at, "reader");
  if (ago === 1) return MESSAGES_WORDS.yesterday;
  const isThisYear = new Date(at).getFullYear() === now.getFullYear();
  return isThisYear ? dayAndMonth(at, "reader") : dayInWords(at, "reader");
}

export const messageClock = (at: string) => clockInWords(at, "reader");
