import type { Notice } from "../notifications/notify.ts";
import type { LeadRow } from "./leads.table.ts";

/** What the owner's mail carries on every plan: the words themselves and how to answer them. */
export function leadMail({ name, email, phone, message }: LeadRow): Pick<Notice, "letter" | "replyTo"> {
  const contact = [`Name: ${name}`, email && `E-mail: ${email}`, phone && `Phone: ${phone}`];
  return {
    letter: [message, contact.filter(Boolean).join("\n")],
    replyTo: email ? { email, name } : undefined,
  };
}
