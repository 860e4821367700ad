import { MAX_LEAD_TAGS } from "@cardplaza/contract/leads/lead-words";
import type { OutcomeKind } from "@cardplaza/contract/messages/message-words";

/** What stands above a conversation of two. */
export const TOGETHER_WORDS = {
  title: (name: string) => `You and ${name}`,
  show: (count: number) => (count === 1 ? "1 thing you did together" : `${count} things you did together`),
  facts: "What you have done together",
  owed: "Waiting for an answer",
  steps: "Next steps",
  youOwe: (count: number) => (count === 1 ? "1 answer from you is due" : `${count} answers from you are due`),
  by: (when: string) => `by ${when}`,
  late: (when: string) => `was due ${when}`,
} as const;

export const LABEL_WORDS = {
  title: "Labels",
  description: "Only you see them. You can use the same labels for your leads.",
  group: "Labels of this conversation",
  newLabel: "New label",
  add: "Add",
  full: `A conversation can have up to ${MAX_LEAD_TAGS} labels.`,
  cancel: "Cancel",
  save: "Save labels",
  saved: "Labels saved",
  loading: "Loading your labels",
} as const;

export const BUSINESS_WORDS = {
  title: "From talk to business",
  make: {
    lead: "Make a lead",
    contact: "Save as a contact",
    note: "Keep as a private note",
    referral: "Give a referral",
  } satisfies Record<OutcomeKind, string>,
  show: {
    lead: "Open the lead",
    contact: "Open the contact",
    note: "Open the private note",
    referral: "Open the referral",
  } satisfies Record<OutcomeKind, string>,
  done: {
    lead: "Lead made",
    contact: "Contact saved",
    note: "Private note saved",
  } satisfies Record<Exclude<OutcomeKind, "referral">, string>,
  open: "Open",
  failed: "That was not saved",
} as const;

export const REPLIES_WORDS = {
  replies: "Saved replies",
  edit: "Edit saved replies",
  none: "No saved replies yet",
  failed: "Your saved replies did not load",
} as const;
