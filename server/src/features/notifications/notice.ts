import type { News, NewsValues } from "@cardplaza/contract/news";
import type { JobContext } from "../../context.ts";
import type { Member } from "../accounts/accounts.table.ts";
import type { MailThreadRef } from "../outgoing/reply-address.ts";

/** A call's context or a job's. The member who calls is the actor. */
export type NotifyContext = Pick<
  JobContext,
  "config" | "jobs" | "limits" | "live" | "now" | "origin" | "pushes"
> & {
  member?: Member | null;
};

export interface ReplyTo {
  email: string;
  name: string;
}

/** What happened: a kind of notice with the values that it is worded with. */
export type NewsOf<Kind extends News = News> = {
  [Each in Kind]: undefined extends NewsValues<Each>
    ? { news: Each; with?: undefined }
    : { news: Each; with: NewsValues<Each> };
}[Kind];

interface Delivery {
  /** The recipient's id. */
  to: string;
  /** A path of this site. */
  targetUrl: string;
  /** The subject, such as `lead:…`: the same subject is not repeated within a minute. */
  about: string;
  /** The id of the member it comes from; empty if it comes from the product itself. */
  sender?: string;
  /** The person who gets a reply to the e-mail. */
  replyTo?: ReplyTo;
  /** The conversation that a reply to the e-mail enters, instead, where answers by mail are set up. */
  thread?: MailThreadRef;
  /** More about the same subject changes the earlier notification, instead of adding one. */
  grows?: Growth;
}

export interface Growth {
  /** Where it leads when it tells of more than one; without it, where the notice leads. */
  targetUrl?: string;
  /** How many there are by now; without it, one more than before. The same number again changes nothing. */
  count?: number;
  /** It tells of something new, also if there are no more than before: some were read meanwhile. */
  isNew?: true;
}

export type Notice = NewsOf & Delivery;
/** The same notice for several members. */
export type NoticeToAny = NewsOf & Omit<Delivery, "to">;
