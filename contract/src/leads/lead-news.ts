import { facts, type NewsKinds } from "../notifications/news-kind.ts";
import { LEAD_TEXT } from "./lead-words.ts";
import { WEBHOOK_TEXT } from "./webhooks/webhook-words.ts";

interface Lead {
  name: string;
  message?: string;
  email?: string;
  phone?: string;
}

/** The mail has the message and how to reply to it, on every plan. */
const leadLines = ({ name, message = "", email, phone }: Lead) => [
  message,
  facts(`Name: ${name}`, email && `E-mail: ${email}`, phone && `Phone: ${phone}`),
];

export const LEAD_NEWS = {
  "lead.received": {
    type: "contact_attempt",
    label: "Messages through your card",
    waits: true,
    sms: true,
    pushLine: "New lead",
    mailOnly: ["email", "phone"],
    text: (lead: Lead) => ({
      message: `${lead.name} wrote to you through your card.`,
      quote: lead.message ?? "",
      subject: `New lead: ${lead.name} wrote to you through your card`,
      lines: leadLines(lead),
    }),
  },
  "lead.card-sent": {
    type: "request_sent",
    label: "Cards sent to you",
    waits: true,
    pushLine: "Somebody sent you their card",
    mailOnly: ["message", "email", "phone"],
    text: (lead: Lead) => ({ message: LEAD_TEXT.sentCard(lead.name), lines: leadLines(lead) }),
  },
  "lead.reminder": {
    type: "message_received",
    label: "Your reminders for leads",
    waits: true,
    pushLine: "A lead is waiting for you",
    text: ({ name }: { name: string }) => ({
      message: `Reminder due: ${name} is waiting for you in My Leads.`,
      subject: `Reminder: get back to ${name}`,
      button: "Open the lead",
    }),
  },
  "webhook.failing": {
    type: "message_received",
    label: "Webhooks that fail",
    text: ({ host, isOff }: { host: string; isOff: boolean }) => ({
      message: isOff ? WEBHOOK_TEXT.switchedOff(host) : WEBHOOK_TEXT.failing(host),
      subject: isOff ? `Your webhook to ${host} was switched off` : `Your webhook to ${host} is failing`,
      button: "Check the webhook",
    }),
  },
} satisfies NewsKinds;
