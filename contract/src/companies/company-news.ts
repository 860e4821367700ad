import { APPEAL_LINE, DECISION_BUTTON } from "../cases/case-words.ts";
import { dayInWords } from "../date-words.ts";
import { contactNotice } from "../directory/listing-page-words.ts";
import { asSubject, facts, withReason, type NewsKinds } from "../notifications/news-kind.ts";
import type { COMPANY_ACTIONS, CompanyContactKind } from "./company-words.ts";

interface Invited {
  /** "Asha Menon of Menon Interiors" */
  sender: string;
  validTill: string;
}

interface Decision<Action> {
  name: string;
  action: Action;
  reason?: string;
}

const reasonFact = (reason: string) => facts(reason && `Reason: ${reason}`);

/** Companies and their products. */
/** By an administrator: told to both. */
interface Transferred {
  company: string;
  owner: string;
  isYou: boolean;
  reason?: string;
}

export const COMPANY_NEWS = {
  "company.set-up": {
    type: "company_onboarded",
    label: "When your company is set up",
    text: ({ company }: { company: string }) => ({
      message: `${company} is set up. Share its page and add your products.`,
      subject: `${company} is set up`,
      lines: ["Share its page and add your products."],
      button: "Open the company",
    }),
  },
  "company.contacted": {
    type: "contact_attempt",
    label: "Calls and WhatsApp from your company's pages",
    text: ({ name, how, tapped }: { name: string; how: CompanyContactKind; tapped: string }) => ({
      message: contactNotice(name, how, tapped),
      subject: asSubject(contactNotice(name, how, tapped)),
      lines: [],
      button: "Open the page",
    }),
  },
  "company.invited": {
    type: "request_sent",
    label: "Invitations to manage a company",
    waits: true,
    pushLine: "You are invited to manage a company",
    text: ({ sender, validTill }: Invited) => ({
      message: `${sender} asks you to manage the company together.`,
      subject: `${sender} asks you to manage the company together`,
      lines: [
        "As a manager you edit the company's page and products and answer its enquiries.",
        `Valid till: ${dayInWords(validTill)}`,
      ],
      button: "See the invitation",
    }),
  },
  "company.manager-joined": {
    type: "request_accepted",
    label: "Managers who join your company",
    text: ({ name, company }: { name: string; company: string }) => ({
      message: `${name} now manages ${company} with you.`,
      subject: `${name} now manages ${company} with you`,
      lines: ["They edit its page and products and answer its enquiries, as you do."],
      button: "See the team",
    }),
  },
  "company.manager-left": {
    type: "message_received",
    label: "Managers who leave a company",
    /** Without a name, the reader is the one who left. */
    text: ({ name, company }: { name?: string; company: string }) => {
      const message = name ? `${name} no longer manages ${company}.` : `You no longer manage ${company}.`;
      return {
        message,
        subject: asSubject(message),
        lines: [
          name
            ? "Enquiries that were assigned to them are assigned to nobody now."
            : "You no longer see its enquiries, its figures and its drafts.",
        ],
        button: name ? "See the team" : "Open the page",
      };
    },
  },
  "company.handed-over": {
    type: "message_received",
    label: "Companies that become yours",
    /** Without a name, the owner has left. */
    text: ({ name, company }: { name?: string; company: string }) => ({
      message: name
        ? `${name} has handed ${company} over to you. You are its owner now.`
        : `The owner of ${company} has left. You are its owner now.`,
      subject: `You are the owner of ${company} now`,
      lines: [
        name ? `${name} has handed ${company} over to you.` : `The owner of ${company} has left.`,
        "You decide who manages it with you.",
      ],
      button: "Open the company",
    }),
  },
  "company.transferred": {
    type: "message_received",
    label: "When our team gives your company another owner",
    text: ({ company, owner, isYou, reason = "" }: Transferred) => ({
      message: withReason(
        isYou ? `You are the owner of ${company} now.` : `${owner} is the owner of ${company} now.`,
        reason,
      ),
      subject: isYou ? `You are the owner of ${company} now` : `${owner} is the owner of ${company} now`,
      lines: [reasonFact(reason), isYou ? "You decide who manages it." : "You still manage it."],
      button: "Open the company",
    }),
  },
  "company.decided": {
    type: "message_received",
    label: "Decisions about your company",
    text: ({ name, action, reason = "" }: Decision<(typeof COMPANY_ACTIONS)[number]>) =>
      action === "suspend"
        ? {
            message: withReason(`${name} was suspended.`, reason),
            subject: `${name} was suspended`,
            lines: [reasonFact(reason), "Nobody else sees its page and its products.", APPEAL_LINE],
            button: DECISION_BUTTON,
          }
        : {
            message: `${name} is shown again.`,
            subject: `${name} is shown again`,
            lines: ["Everybody sees its page and its products again."],
            button: "Open the company",
          },
  },
  "product.decided": {
    type: "message_received",
    label: "Decisions about your products",
    text: ({ name, action, reason = "" }: Decision<"remove" | "restore">) =>
      action === "remove"
        ? {
            message: withReason(`${name} was removed.`, reason),
            subject: `${name} was removed`,
            lines: [reasonFact(reason), "Nobody else sees this product.", APPEAL_LINE],
            button: DECISION_BUTTON,
          }
        : {
            message: `${name} is back among your drafts.`,
            subject: `${name} is back among your drafts`,
            lines: ["Publish the product to show it again."],
            button: "See the product",
          },
  },
} satisfies NewsKinds;
