import { rupees } from "../money.ts";
import { dayInWords } from "../date-words.ts";
import { facts, type NewsKinds } from "../notifications/news-kind.ts";
import { ENQUIRY_TEXT } from "./enquiry-words.ts";
import { quantityText } from "./quantity-words.ts";

interface NewEnquiry {
  name: string;
  /** The business, product, company, package or card that it was sent to. */
  target: string;
  /** A request that one member sends to many cards. */
  isAsk: boolean;
  /** True for an enquiry about a product: its quantity is in units of the product. */
  isProduct: boolean;
  message?: string;
  quantity: number | null;
  unit: string;
  budgetPaise: number | null;
  neededBy: string | null;
  city: string;
  /** The price of an ordered package. */
  pricePaise?: number;
}

const amount = (paise: number) => rupees(paise / 100);

function subjectOf({ name, target, isAsk, isProduct, quantity, unit }: NewEnquiry): string {
  const many = quantity === null ? "" : quantityText(quantity, unit);
  if (isAsk) return `New request from ${name}`;
  if (!isProduct) return `New enquiry to ${target} from ${name}`;
  return `New enquiry: ${[many, target].filter(Boolean).join(" of ")} from ${name}`;
}

const wantedFacts = ({ quantity, unit, budgetPaise, pricePaise, neededBy, city }: NewEnquiry) =>
  facts(
    quantity !== null && `Quantity: ${quantityText(quantity, unit)}`,
    pricePaise !== undefined && `Price: ${amount(pricePaise)}`,
    budgetPaise !== null && `Budget: ${amount(budgetPaise)}`,
    neededBy !== null && `Needed by: ${dayInWords(neededBy)}`,
    city && `City: ${city}`,
  );

interface Message {
  /** The buyer, or the seller who answered. */
  name: string;
  isAnswer: boolean;
  body?: string;
}

interface Quote {
  seller: string;
  amountPaise: number;
  validTill: string;
  note?: string;
}

const quoteFacts = ({ amountPaise, validTill }: Pick<Quote, "amountPaise" | "validTill">) =>
  `Price: ${amount(amountPaise)}\nValid till: ${dayInWords(validTill)}`;

interface AnsweredQuote {
  name: string;
  amountPaise: number;
}

export const ENQUIRY_NEWS = {
  "enquiry.received": {
    type: "enquiry_sent",
    label: "Enquiries you receive",
    waits: true,
    sms: true,
    pushLine: "New enquiry",
    mailOnly: ["message"],
    text: (enquiry: NewEnquiry) => ({
      message: enquiry.isAsk
        ? `${enquiry.name} sent you a request.`
        : `${enquiry.name} sent an enquiry to ${enquiry.target}.`,
      subject: subjectOf(enquiry),
      lines: [enquiry.message ?? "", wantedFacts(enquiry)],
      button: "Answer the enquiry",
    }),
  },
  "enquiry.message": {
    type: "message_received",
    label: "Messages about enquiries",
    waits: true,
    pushLine: "New message about an enquiry",
    mailOnly: ["body"],
    text: ({ name, isAnswer, body = "" }: Message) => ({
      message: isAnswer ? `${name} answered your enquiry.` : `${name} wrote to you about the enquiry.`,
      subject: isAnswer ? `${name} answered your enquiry` : `${name} wrote to you about the enquiry`,
      lines: [body],
      button: "Reply",
    }),
  },
  "enquiry.assigned": {
    type: "message_received",
    label: "Enquiries assigned to you",
    waits: true,
    pushLine: "An enquiry was assigned to you",
    mailOnly: ["message"],
    text: ({ by, name, message = "" }: { by: string; name: string; message?: string }) => ({
      message: `${by} assigned the enquiry of ${name} to you.`,
      subject: `${by} assigned the enquiry of ${name} to you`,
      lines: [message],
      button: "Answer the enquiry",
    }),
  },
  "enquiry.closed": {
    type: "message_received",
    label: "Enquiries that end",
    text: ({ company }: { company: string }) => ({ message: ENQUIRY_TEXT.companyGone(company) }),
  },
  "enquiry.answer-accepted": {
    type: "request_accepted",
    label: "Your answers that are accepted",
    text: ({ name }: { name: string }) => ({
      message: `${name} accepted your answer.`,
      subject: `${name} accepted your answer`,
      lines: ["Both of you can now see how to reach each other."],
      button: "Open the conversation",
    }),
  },
  "quote.received": {
    type: "message_received",
    label: "Quotes you receive",
    waits: true,
    pushLine: "New quote for your enquiry",
    mailOnly: ["note"],
    text: (quote: Quote) => ({
      message: `${quote.seller} sent you a quote.`,
      subject: `Quote from ${quote.seller}: ${amount(quote.amountPaise)}`,
      lines: [quoteFacts(quote), quote.note ?? ""],
      button: "See the quote",
    }),
  },
  "quote.withdrawn": {
    type: "message_received",
    label: "Quotes that are withdrawn",
    text: ({ seller }: { seller: string }) => ({ message: `${seller} withdrew its quote.` }),
  },
  "quote.accepted": {
    type: "request_accepted",
    label: "Your quotes that are accepted",
    text: ({ name, amountPaise }: AnsweredQuote) => ({
      message: `${name} accepted your quote.`,
      subject: `${name} accepted your quote of ${amount(amountPaise)}`,
      lines: ["The enquiry is won at this price."],
      button: "Open the enquiry",
    }),
  },
  "quote.declined": {
    type: "message_received",
    label: "Your quotes that are declined",
    text: ({ name, amountPaise }: AnsweredQuote) => ({
      message: `${name} declined your quote.`,
      subject: `${name} declined your quote of ${amount(amountPaise)}`,
      lines: ["The conversation stays open. You can send another quote."],
      button: "Open the enquiry",
    }),
  },
} satisfies NewsKinds;
