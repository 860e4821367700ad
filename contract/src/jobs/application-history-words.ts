// What the history of an application says by itself, as kinds with values that are worded when they are read. What a
// person typed is stored as text. Free of zod: pages and forms import it.
import { appointmentInWords } from "../date-words.ts";
import { proposalText } from "./application-rules.ts";
import { OUTSIDE_WAY_WORDS, type OutsideWay } from "../outside-answers/outside-answer-words.ts";
import { REJECTIONS, type InterviewMode, type Rejection } from "./application-words.ts";

export interface HistoryValues {
  unanswered: { days: number };
  reason: { reason: Rejection };
  proposed: { mode: InterviewMode; place: string; times: string[] };
  chosen: { time: string };
  declined: Record<string, never>;
  contacted: { way: OutsideWay };
  contactConfirmed: { way: OutsideWay };
  contactDenied: { way: OutsideWay };
}
export type HistoryNews = keyof HistoryValues;

const TEXT: { [News in HistoryNews]: (values: HistoryValues[News]) => string } = {
  unanswered: ({ days }) => `No answer after ${days} days.`,
  reason: ({ reason }) => REJECTIONS[reason],
  proposed: proposalText,
  chosen: ({ time }) => `Chose ${appointmentInWords(time)}.`,
  declined: () => "Declined the proposed times.",
  contacted: ({ way }) => `Contacted by ${OUTSIDE_WAY_WORDS[way]}.`,
  contactConfirmed: ({ way }) => `Confirmed the contact by ${OUTSIDE_WAY_WORDS[way]}.`,
  contactDenied: ({ way }) => `Not contacted by ${OUTSIDE_WAY_WORDS[way]}.`,
};
export const HISTORY_NEWS = Object.keys(TEXT) as [HistoryNews, ...HistoryNews[]];

export const historyText = <News extends HistoryNews>(news: News, values: HistoryValues[News]): string =>
  TEXT[news](values);
