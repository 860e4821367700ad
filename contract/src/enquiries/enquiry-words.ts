// Apart from the endpoints, so that the browser takes these without zod.
import { liveEvent } from "../live/live-stream.ts";
import { PRODUCT_NAME } from "../product.ts";
import { spanWords } from "./reply-time.ts";

/** The kinds of targets. A new kind is added here and in a file of its feature on the server. */
export const ENQUIRY_TARGET_TYPES = ["business", "card", "company", "product", "it_package"] as const;
export type EnquiryTargetType = (typeof ENQUIRY_TARGET_TYPES)[number];
/** What a company's owner and managers answer together, in the company's inbox. */
export const COMPANY_ENQUIRY_TYPES = [
  "company",
  "product",
  "it_package",
] as const satisfies EnquiryTargetType[];
export const isCompanyEnquiry = (type: EnquiryTargetType) =>
  (COMPANY_ENQUIRY_TYPES as readonly EnquiryTargetType[]).includes(type);
/** The page on which both sides read enquiries of this kind. */
export const enquiriesPath = (type: EnquiryTargetType) =>
  isCompanyEnquiry(type) ? "/company-enquiries" : "/business-enquiries";

/** Who writes: the member who was asked, or the one who asked. */
export const ENQUIRY_SIDES = ["owner", "buyer"] as const;

export const ENQUIRY_STATUSES = [
  "new",
  "viewed",
  "responded",
  "quoted",
  "won",
  "lost",
  "spam",
  "closed",
] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/** The statuses of enquiries that are still discussed; the others have ended. */
export const OPEN_ENQUIRY_STATUSES = ["new", "viewed", "responded", "quoted"] as const;
export const isOpenEnquiry = (status: EnquiryStatus) =>
  (OPEN_ENQUIRY_STATUSES as readonly EnquiryStatus[]).includes(status);

/** The statuses that the owner may set. */
const OWNER_MOVES: Record<EnquiryStatus, readonly EnquiryStatus[]> = {
  new: ["viewed", "spam"],
  viewed: ["responded", "spam"],
  responded: ["quoted", "won", "lost"],
  quoted: ["won", "lost"],
  won: [],
  lost: [],
  spam: [],
  closed: [],
};
export const ownerMoves = (status: EnquiryStatus) => OWNER_MOVES[status];
/** The asker may close it while it is open, and do nothing else. */
export const buyerMoves = (status: EnquiryStatus): readonly EnquiryStatus[] =>
  isOpenEnquiry(status) ? ["closed"] : [];

export const QUOTE_STATUSES = ["sent", "accepted", "declined", "withdrawn"] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];
export const QUOTE_ACTIONS = ["accept", "decline", "withdraw"] as const;
export type QuoteAction = (typeof QUOTE_ACTIONS)[number];
/** It is valid until the end of its last day in India. */
export const isExpiredQuote = ({ validTill }: { validTill: string }, today: string) => validTill < today;

export const ENQUIRY_STATUS_LABEL: Record<EnquiryStatus, string> = {
  new: "New",
  viewed: "Viewed",
  responded: "Responded",
  quoted: "Quoted",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
  closed: "Closed",
};

/** The labels for the asker. */
export const SENT_STATUS_LABEL: Record<EnquiryStatus, string> = {
  ...ENQUIRY_STATUS_LABEL,
  new: "Sent",
  viewed: "Seen",
  responded: "Answered",
  won: "Agreed",
  lost: "Ended",
};

export const ENQUIRIES_PER_PAGE = 30;
export const ENQUIRY_MESSAGE_MIN = 20;
export const ENQUIRY_MESSAGE_MAX = 2000;
/** Quantity and unit say what is needed; without them it takes a sentence. */
export const saysEnough = (asked: {
  message: string;
  quantity?: number | undefined;
  unit?: string | undefined;
}) => asked.message.trim().length >= ENQUIRY_MESSAGE_MIN || Boolean(asked.quantity && asked.unit);
export const ENQUIRY_REPLY_MAX = 2000;
/** The least and most characters of what an enquiry says beside its message. */
export const ENQUIRY_LIMITS = { tier: [1, 30], unit: [0, 30], city: [0, 60] } as const;
/** A quantity as it is typed, with commas. */
export const TYPED_QUANTITY_MAX = 15;
export const ASK_LIMITS = { category: [2, 60], city: [2, 60] } as const;
export const MAX_THREAD_MESSAGES = 500;
export const ENQUIRIES_PER_DAY = 10;
export const MAX_FORWARDS = 3;
export const FORWARD_AFTER_HOURS = 48;
export const IDLE_DAYS = 90;
/** The reason of an enquiry that ended automatically. */
export const LOST_AUTO = "auto";
export const LOST_REASON_MAX = 200;
/** The usual reasons; any other text is allowed too. */
export const LOST_REASONS = ["Price", "Too late", "No stock", "Chose another", "No answer", "Other"] as const;
export const QUOTE_NOTE_MAX = 1000;
/** Within this time, a second answer of the same team is held back. */
export const ANSWER_GAP_SECONDS = 60;
/** The weeks of the plot. */
export const STATS_WEEKS = 12;
export const OWNER_NOTE_MAX = 2000;
/** Reply time and reply rate are measured over this many. */
export const REPLIES_MEASURED = 20;
/** From so many answers on, the reply time is shown. */
export const REPLIES_NEEDED = 5;
export const MAX_SAVED_REPLIES = 20;
/** So many come without the plan. */
export const FREE_SAVED_REPLIES = 3;
export const SAVED_REPLY_TITLE_MAX = 60;

export const ASK_RECIPIENTS_MAX = 20;
export const ASKS_PER_MONTH = 10;
export const ASK_DAYS = 30;

/** The plan's names for what is premium here. */
export const ASK_FEATURE = "Enquiry-based networking";
export const INBOX_FEATURE = "Advanced lead management";

export const ENQUIRY_TEXT = {
  notFound: "Enquiry not found",
  own: "You cannot send an enquiry to yourself.",
  again: "You already sent an enquiry today.",
  tooMany: "You have sent 10 enquiries today. Please try again tomorrow.",
  unclaimed: "This business has no owner here yet, so no one would see your enquiry. Please call instead.",
  saysTooLittle: `Enter at least ${ENQUIRY_MESSAGE_MIN} characters, or give quantity and unit.`,
  past: "Choose today or a later date.",
  badMove: (from: EnquiryStatus, to: EnquiryStatus) =>
    `An enquiry cannot go from ${ENQUIRY_STATUS_LABEL[from]} to ${ENQUIRY_STATUS_LABEL[to]}.`,
  reasonOnlyLost: "Only a lost enquiry has a reason.",
  ended: "This enquiry is closed.",
  companyGone: (name: string) => `${name} is no longer on ${PRODUCT_NAME}. Your enquiry is closed.`,
  valueOnlyWon: "Only a won enquiry has a value.",
  notInTeam: "Choose a team member.",
  noOrders: "This cannot be ordered as a package.",
  justAnswered: (name: string) => `${name} answered a moment ago. Read it before you send yours.`,
  quoteNotFound: "Quote not found",
  quoteExpired: "This quote is no longer valid. Please ask for a new one.",
  quoteWithdrawn: "This quote was withdrawn.",
  quoteDeclined: "This quote was declined.",
  quoteAccepted: "This quote was accepted.",
  threadFull: "This conversation is full. Please send a new enquiry.",
  tooEarly: "You can ask others once 48 hours have passed without an answer.",
  answered: "This enquiry has been answered.",
  forwardedAlready: "You have already asked three others.",
  notAnAsk: "Only answers to a request can be accepted.",
  noAnswerYet: "There is no answer to accept yet.",
  nobodyFits: "No matching members yet. Try another category or city.",
  tooManyAsks: "You have sent 10 requests this month.",
} as const;

export const ENQUIRY_WORDS = {
  none: "No enquiries yet. Share your page to get the first one.",
  sentOnlyTo: (name: string) => `Sent only to ${name}.`,
  priceRequest: (quantity: string) => `Please send your best price for ${quantity}.`,
  sentTo: (name: string) => `Enquiry sent to ${name}`,
  signInNext: "You sign in or sign up in the next step. Your enquiry is kept and then sent.",
  waiting: (minutes: number) => `Waiting for ${spanWords(minutes)}`,
  answeredIn: (minutes: number) => `Answered in ${spanWords(minutes)}`,
} as const;

/** Something on the screens of an enquiry changed: a message, a quote, its state. */
export const ENQUIRY_EVENT = liveEvent<{ enquiryId: string }>("enquiry");
