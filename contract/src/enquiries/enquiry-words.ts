// Apart from the endpoints, so that the browser takes these without zod.

/** The kinds of targets. A new kind is added here and in a file of its feature on the server. */
export const ENQUIRY_TARGET_TYPES = ["business", "card", "company", "product", "it_package"] as const;
export type EnquiryTargetType = (typeof ENQUIRY_TARGET_TYPES)[number];

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

/** Still being discussed; the others have ended. */
export const OPEN_ENQUIRY_STATUSES = ["new", "viewed", "responded", "quoted"] as const;
export const isOpenEnquiry = (status: EnquiryStatus) =>
  (OPEN_ENQUIRY_STATUSES as readonly EnquiryStatus[]).includes(status);

/** The statuses that the owner may set. */
const OWNER_MOVES: Record<EnquiryStatus, readonly EnquiryStatus[]> = {
  new: ["viewed", "spam"],
  viewed: ["responded", "spam"],
  responded: ["quoted"],
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
export const ENQUIRY_REPLY_MAX = 2000;
export const MAX_THREAD_MESSAGES = 500;
export const ENQUIRIES_PER_DAY = 10;
export const MAX_FORWARDS = 3;
export const FORWARD_AFTER_HOURS = 48;
export const IDLE_DAYS = 90;
/** The reason of an enquiry that ended automatically. */
export const LOST_AUTO = "auto";
export const LOST_REASON_MAX = 200;
export const OWNER_NOTE_MAX = 2000;
/** Reply time and reply rate are measured over this many. */
export const REPLIES_MEASURED = 20;
/** With fewer, nothing is shown yet. */
export const REPLIES_NEEDED = 5;
export const MAX_SAVED_REPLIES = 20;
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
  unclaimed: "This business has no owner here yet, so nobody would see your enquiry. Please call instead.",
  past: "Choose today or a later day.",
  badMove: (from: EnquiryStatus, to: EnquiryStatus) =>
    `An enquiry cannot go from ${ENQUIRY_STATUS_LABEL[from]} to ${ENQUIRY_STATUS_LABEL[to]}.`,
  reasonOnlyLost: "Only a lost enquiry has a reason.",
  ended: "This enquiry is closed.",
  threadFull: "This conversation is as long as it can be. Please send a new enquiry.",
  tooEarly: "You can ask others once 48 hours have passed without an answer.",
  answered: "This enquiry has been answered.",
  forwardedAlready: "You have asked three others already.",
  notAnAsk: "Only answers to an ask can be accepted.",
  noAnswerYet: "There is no answer to accept yet.",
  nobodyFits: "No card fits this yet. Try another category or city.",
  tooManyAsks: "You have sent 10 asks this month.",
} as const;

export const ENQUIRY_WORDS = {
  none: "No enquiries yet. Share your page to get the first one.",
  sentOnlyTo: (name: string) => `Sent only to ${name}.`,
  usuallyReplies: (minutes: number) => `Usually replies in ${spanWords(minutes)}`,
} as const;

/** "40 min", "3 h", "2 days": as people say how long something takes. */
export function spanWords(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, Math.round(minutes))} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.round(hours / 24)} days`;
}
