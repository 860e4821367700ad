import {
  historyText,
  type HistoryNews,
  type HistoryValues,
} from "@cardplaza/contract/jobs/application-history-words";
import { REJECTIONS, type Rejection } from "@cardplaza/contract/jobs/application-words";
import type { ApplicationEventRow } from "./applications.table.ts";

/** What the history says by itself, to be stored. */
export const said = <News extends HistoryNews>(news: News, details: HistoryValues[News]) => ({
  news,
  details,
});

/** A kind reason, or the company's own words. */
export const reasonSaid = (reason: string) =>
  Object.hasOwn(REJECTIONS, reason) ? said("reason", { reason: reason as Rejection }) : { text: reason };

/** The same, read again. */
export const reasonOf = ({ details, text }: Pick<ApplicationEventRow, "details" | "text">): string =>
  details && "reason" in details ? details.reason : text;

/** In words. Rows from before histories had news hold the finished sentence. */
export const textOf = ({
  news,
  details,
  text,
}: Pick<ApplicationEventRow, "news" | "details" | "text">): string =>
  news && details ? historyText(news, details as never) : text;

export const presentEvent = (event: ApplicationEventRow) => {
  const { at, kind, side, stage } = event;
  return { at, kind, by: side, stage, text: textOf(event) };
};
