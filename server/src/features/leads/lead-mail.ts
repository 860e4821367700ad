import type { Notice } from "../notifications/notify.ts";
import type { LeadRow } from "./leads.table.ts";

/** What the notices about a lead say that they are about. */
export const noticeOf = (id: string) => `lead:${id}`;

/** The owner's mail has the message and how to reply to it, on every plan. */
export function leadMail({ name, email, phone, message }: LeadRow): Pick<Notice, "letter" | "replyTo"> {
  const contact = [`Name: ${name}`, email && `E-mail: ${email}`, phone && `Phone: ${phone}`];
  return {
    letter: [message, contact.filter(Boolean).join("\n")],
    replyTo: email ? { email, name } : undefined,
  };
}
