import {
  CHAPTER_LIMITS,
  CHAPTER_TEXT,
  DURATION_MINUTES,
  MAX_FEE_PAISE,
  MEMBERS_RANGE,
  MOST_ABSENCES,
  MOST_VISITS,
} from "@cardplaza/contract/chapters/chapter-words";
import { PIN_CODE } from "@cardplaza/contract/directory/listing-rules";
import { AMOUNT_HINT, isAmount, paiseOf } from "../../enquiries/amount.ts";
import type { ChapterValues } from "./chapter-values.ts";

type Wrong = Record<string, string>;

export const wrongNumber = (text: string, [least, most]: readonly [number, number]) =>
  /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most
    ? undefined
    : `From ${least} to ${most}.`;
const tooShort = (text: string, [least]: readonly [number, number]) =>
  text.trim().length < least ? `At least ${least} characters.` : undefined;

/** What is wrong, by field. The server has the last word. */
export function checkChapter(values: ChapterValues): Wrong {
  const isOnline = values.place === "online";
  const found: Record<string, string | undefined> = {
    name: tooShort(values.name, CHAPTER_LIMITS.name),
    description: tooShort(values.description, CHAPTER_LIMITS.description),
    city: values.city.trim().length < 2 ? "Enter a city." : undefined,
    pin: PIN_CODE.test(values.pin.trim()) ? undefined : "A PIN code has six digits.",
    venue: !isOnline && values.venue.trim() === "" ? CHAPTER_TEXT.needVenue : undefined,
    link: isOnline && !isHttps(values.link) ? CHAPTER_TEXT.needLink : undefined,
    startTime: /^\d\d:\d\d$/.test(values.startTime) ? undefined : "Enter a time such as 07:30.",
    durationMin: wrongNumber(values.durationMin, DURATION_MINUTES),
    category: values.category === "" ? "Choose a category." : undefined,
    maxMembers: wrongNumber(values.maxMembers, MEMBERS_RANGE),
    visitorMaxVisits: wrongNumber(values.visitorMaxVisits, [1, MOST_VISITS]),
    absenceLimit: wrongNumber(values.absenceLimit, [1, MOST_ABSENCES]),
    fee: wrongFee(values.fee),
    feePer: paiseOf(values.fee) && !values.feePer ? CHAPTER_TEXT.needFeePeriod : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter((each): each is [string, string] => !!each[1]));
}

const isHttps = (link: string) => /^https:\/\//i.test(link.trim()) && URL.canParse(link.trim());

const wrongFee = (fee: string) => {
  if (!isAmount(fee)) return AMOUNT_HINT;
  return (paiseOf(fee) ?? 0) > MAX_FEE_PAISE ? "At most ₹10 lakh." : undefined;
};

/** The server's names, as the form calls them. */
export const renamed = (fields: Record<string, string>): Wrong =>
  Object.fromEntries(
    Object.entries(fields).map(([field, text]) => [field === "feePaise" ? "fee" : field, text]),
  );
