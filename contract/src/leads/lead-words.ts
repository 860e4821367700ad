// Apart from the endpoints, so that the browser takes these without zod.
import { CONTACT_FORM_OFF, LEAD_CONSENT_MISSING } from "../cards/message-words.ts";

export const FOLLOW_UP_STATUSES = ["pending", "contacted", "completed"] as const;
export type FollowUpStatus = (typeof FOLLOW_UP_STATUSES)[number];

export const FOLLOW_UP_LABEL: Record<FollowUpStatus, string> = {
  pending: "Pending",
  contacted: "Contacted",
  completed: "Completed",
};

/** What can happen to a lead. */
export const LEAD_STEP_TYPES = [
  "received",
  "note",
  "status",
  "tags",
  "reminder_set",
  "reminder_cleared",
  "reminder_due",
  "merged",
  "withdrawn",
  "outside",
] as const;
export const LEAD_SOURCES = ["form", "exchange", "direct"] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

export const LEAD_SOURCE_LABEL: Record<LeadSource, string> = {
  form: "Contact form",
  exchange: "Card sent",
  direct: "Direct lead",
};

export const LEADS_PER_PAGE = 50;
/** How many messages an owner on the free plan sees on the dashboard. */
export const WAITING_LEADS_SHOWN = 3;
export const LEAD_NOTE_MAX = 2000;
export const MAX_LEAD_NOTES = 200;
export const MAX_LEAD_TAGS = 10;
export const LEAD_TAG_MAX = 30;
export const MAX_BULK_LEADS = 200;
export const MAX_MERGED_LEADS = 20;
/** How long a merge can be undone. */
export const MERGE_UNDO_DAYS = 7;
/** How many weeks the plot of leads shows. */
export const LEAD_WEEKS = 12;
export const REMINDER_MAX_DAYS = 730;

/** The plan's name for all of this, as the specification has it. */
export const LEADS_FEATURE = "My Leads";

export const LEAD_WORDS = {
  showing: (shown: number, total: number) => `Showing ${shown} of ${total} total leads.`,
  none: "No leads found",
  noneYet: "New submissions from your cards will appear here.",
  noneFits: "Try adjusting your search or filters.",
  allStatuses: "All Statuses",
  allCards: "All Cards",
  waiting: (count: number) => (count === 1 ? "1 new message." : `${count} new messages.`),
  mailedTo: (count: number, email: string) => `We sent ${count === 1 ? "it" : "them"} to ${email}.`,
  notMailed: "Not sent by e-mail: your address is not confirmed, or these e-mails are off.",
  withPremium: (count: number) => `With Premium you manage ${count === 1 ? "it" : "them"} here.`,
  gone: "This message is no longer there",
  goneWhy: "The sender took it back, or it was deleted.",
} as const;

export const LEAD_TOAST = {
  statusSaved: { title: "Success", description: "Follow-up status updated successfully!" },
  statusFailed: { title: "Error", description: "Failed to update follow-up status" },
  loadFailed: { title: "Error", description: "Failed to fetch leads" },
} as const;

export const LEAD_TEXT = {
  ownCard: "This is your own card.",
  formOff: CONTACT_FORM_OFF,
  signIn: "Please sign in to send your message.",
  consent: LEAD_CONSENT_MISSING,
  tooMany: "You have sent this person many messages today. Please try again tomorrow.",
  incomplete: "Please fill in all required details before sharing your card.",
  alreadySent: "You have sent this person a card today already.",
  needsCard: "Your leads belong to your card. Create your card first.",
  sentCard: (name: string) => `${name} sent you a card.`,
} as const;

export const SENT_LEADS_TEXT = {
  badLink: "This link is not valid, or nothing is held about you any more.",
} as const;

export const RECEIVED_LEADS_TEXT = {
  notFound: "Lead not found",
  withdrawn: "The sender took this message back.",
  reminderPast: "Choose a time in the future.",
  reminderFar: "Choose a time within two years.",
  undoOver: "This merge can no longer be undone.",
  mergedFurther: "This lead was merged into another one since. Undo that first.",
  mergeSelf: "A lead cannot be merged with itself.",
  tooManyNotes: "This lead has as many notes as it can hold.",
} as const;
