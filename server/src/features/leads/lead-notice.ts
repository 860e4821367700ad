import type { ReplyTo } from "../notifications/notice.ts";
import type { LeadRow } from "./leads.table.ts";

/** What the notices about a lead say that they are about. */
export const noticeOf = (id: string) => `lead:${id}`;

/** Opens it in My Leads, or on the free plan the message itself. */
export const leadPath = (id: string) => `/business-cards?section=my-leads&lead=${id}`;

/** What a notice about a new lead is worded with, and who gets the reply to its mail. */
export const newsOfLead = ({ name, email, phone, message }: LeadRow) => ({
  with: { name, email, phone, message },
  replyTo: email ? ({ email, name } satisfies ReplyTo) : undefined,
});
