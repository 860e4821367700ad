import { APPEAL_LINE } from "../cases/case-words.ts";
import { dayInWords } from "../date-words.ts";
import { asSubject, facts, withReason, type NewsKinds } from "../notifications/news-kind.ts";
import { paiseWords } from "./it-rules.ts";
import {
  itBudgetName,
  itCategoryName,
  itTimelineName,
  type ItBudget,
  type ItCategory,
  type ItTimeline,
  type PACKAGE_ACTIONS,
} from "./it-words.ts";

interface Requirement {
  /** The buyer. */
  name: string;
  title: string;
  category: ItCategory;
  budget: ItBudget;
  timeline: ItTimeline;
  city: string;
  description?: string;
}

const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);

interface Quote {
  company: string;
  title: string;
  amountPaise: number;
  days: number;
  validTill: string;
  scope?: string;
}

interface Moved {
  name: string;
  title: string;
  action: "complete" | "cancel";
}

interface Decision {
  title: string;
  action: (typeof PACKAGE_ACTIONS)[number];
  reason?: string;
}

const NOT_SHOWN: Record<Decision["action"], (title: string) => string> = {
  approve: (title) => title,
  reject: (title) => `We could not publish ${title} as it is`,
  remove: (title) => `We took down ${title}`,
};

export const IT_NEWS = {
  "it-requirement.received": {
    type: "enquiry_sent",
    label: "Requests for quotes on IT work",
    waits: true,
    pushLine: "New request for a quote",
    mailOnly: ["description"],
    text: ({ name, title, description = "", ...wanted }: Requirement) => ({
      message: `${name} asks for a quote: ${title}.`,
      subject: `Quote wanted: ${title} from ${name}`,
      lines: [
        description,
        facts(
          `Service: ${itCategoryName(wanted.category)}`,
          `Budget: ${itBudgetName(wanted.budget)}`,
          `Timeline: ${itTimelineName(wanted.timeline)}`,
          wanted.city && `City: ${wanted.city}`,
        ),
      ],
      button: "Send a quote",
    }),
  },
  "it-requirement.moved": {
    type: "message_received",
    label: "IT work that a buyer cancels or completes",
    text: ({ name, title, action }: Moved) => {
      const message =
        action === "cancel" ? `${name} cancelled ${title}.` : `${name} marked ${title} as completed.`;
      return { message, subject: asSubject(message), lines: [], button: "See the requirement" };
    },
  },
  "it-requirement.expired": {
    type: "message_received",
    label: "Your IT requirements that expire",
    text: ({ title }: { title: string }) => ({
      message: `${title} has expired without an award. Post it again if you still need it.`,
      subject: `${title} has expired`,
      lines: ["You accepted no quote in time. Post it again if you still need it."],
      button: "See the requirement",
    }),
  },
  "it-quote.received": {
    type: "enquiry_sent",
    label: "Quotes for your IT requirements",
    waits: true,
    pushLine: "New quote for your IT requirement",
    mailOnly: ["scope"],
    text: (quote: Quote) => ({
      message: `${quote.company} quotes ${paiseWords(quote.amountPaise)} for ${quote.title}.`,
      subject: `Quote from ${quote.company}: ${paiseWords(quote.amountPaise)} for ${quote.title}`,
      lines: [
        facts(
          `Price: ${paiseWords(quote.amountPaise)}`,
          `Time: ${days(quote.days)}`,
          `Valid till: ${dayInWords(quote.validTill)}`,
        ),
        quote.scope ?? "",
      ],
      button: "See the quote",
    }),
  },
  "it-quote.accepted": {
    type: "request_accepted",
    label: "Your IT quotes that are accepted",
    text: ({ name, title, amountPaise }: { name: string; title: string; amountPaise: number }) => ({
      message: `${name} accepted your quote for ${title}.`,
      subject: `${name} accepted your quote for ${title}`,
      lines: [`Price: ${paiseWords(amountPaise)}`, "Your conversation with the buyer is open."],
      button: "Open the conversation",
    }),
  },
  "it-quote.rejected": {
    type: "message_received",
    label: "Your IT quotes that are not chosen",
    text: ({ title }: { title: string }) => ({
      message: `Your quote for ${title} was not chosen.`,
      subject: `Your quote for ${title} was not chosen`,
      lines: [],
      button: "See the requirement",
    }),
  },
  "it-package.decided": {
    type: "message_received",
    label: "Decisions about your IT packages",
    text: ({ title, action, reason = "" }: Decision) =>
      action === "approve"
        ? {
            message: `${title} was reviewed and is live.`,
            subject: `${title} was reviewed and is live`,
            lines: ["Buyers find the package and can order it."],
            button: "See your packages",
          }
        : {
            message: withReason(`${NOT_SHOWN[action](title)}.`, reason),
            subject: NOT_SHOWN[action](title),
            lines: [facts(reason && `Reason: ${reason}`), APPEAL_LINE],
            button: "Change the package",
          },
  },
} satisfies NewsKinds;
