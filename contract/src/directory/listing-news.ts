import { APPEAL_LINE, DECISION_BUTTON } from "../cases/case-words.ts";
import { dayInWords } from "../date-words.ts";
import { asSubject, facts, withReason, type NewsKinds } from "../notifications/news-kind.ts";
import {
  CLAIM_ROLE_WORDS,
  CLAIM_TEXT,
  CLAIM_UNDO_DAYS,
  OWNER_ANSWER_DAYS,
  type ClaimRole,
} from "./claims/claim-words.ts";
import { contactNotice, type ContactKind } from "./listing-page-words.ts";
import type { LISTING_ACTIONS } from "./listing-words.ts";

const reasonFact = (reason: string) => facts(reason && `Reason: ${reason}`);

type Action = (typeof LISTING_ACTIONS)[number];
interface Decision {
  name: string;
  action: Action;
  reason?: string;
}

const DECIDED: Record<Action, (name: string) => string> = {
  approve: (name) => `${name} was reviewed and is live`,
  reject: (name) => `We could not publish ${name} as it is`,
  suspend: (name) => `${name} was taken off the directory`,
  restore: (name) => `${name} is back in the directory`,
};
const AFTER_DECISION: Record<Action, string> = {
  approve: "People find your business in the directory.",
  reject: "Change it, and we look at it again.",
  suspend: "Nobody else sees its page.",
  restore: "People find your business again.",
};

interface Claimed {
  claimant: string;
  listing: string;
  role: ClaimRole;
  answerBy: string;
  note?: string;
}

/** `taken`: somebody else became the owner. `undone`: it had been approved. `unanswered`: more was needed and not sent. */
type ClaimEnd = "rejected" | "taken" | "undone" | "unanswered";
interface EndedClaim {
  listing: string;
  what: ClaimEnd;
  reason?: string;
}

const CLAIM_ENDED: Record<ClaimEnd, (listing: string) => { said: string; subject: string }> = {
  rejected: (listing) => ({
    said: `We could not confirm that ${listing} is yours.`,
    subject: `We could not confirm that ${listing} is yours`,
  }),
  taken: (listing) => ({
    said: `Somebody else has become the owner of ${listing}, so your claim is closed.`,
    subject: `Your claim on ${listing} is closed`,
  }),
  undone: (listing) => ({
    said: `The transfer of ${listing} to you was undone.`,
    subject: `The transfer of ${listing} to you was undone`,
  }),
  unanswered: (listing) => ({
    said: `We closed your claim on ${listing}, because you did not send what we asked for. You can claim it again.`,
    subject: `Your claim on ${listing} is closed`,
  }),
};

interface MoreNeeded {
  listing: string;
  question: string;
  answerBy: string;
}

/** `kept`: the former owner disputed the transfer, and it stays. */
type Transfer = "handed-over" | "returned" | "kept";
interface Transferred {
  listing: string;
  what: Transfer;
  newOwner?: string;
}

const TRANSFERRED: Record<Transfer, (transferred: Transferred) => string> = {
  "handed-over": ({ listing, newOwner = "somebody else" }) =>
    `${listing} now belongs to ${newOwner}. If that is wrong, tell us within ${CLAIM_UNDO_DAYS} days.`,
  returned: ({ listing }) => `${listing} is yours again.`,
  kept: ({ listing }) => `We looked at the transfer of ${listing} again, and it stays as it is.`,
};
const TRANSFER_SUBJECT: Record<Transfer, (transferred: Transferred) => string> = {
  "handed-over": ({ listing, newOwner = "somebody else" }) => `${listing} now belongs to ${newOwner}`,
  returned: ({ listing }) => `${listing} is yours again`,
  kept: ({ listing }) => `The transfer of ${listing} stays as it is`,
};
const AFTER_TRANSFER: Record<Transfer, { line: string; button: string }> = {
  "handed-over": {
    line: `If that is wrong, tell us within ${CLAIM_UNDO_DAYS} days.`,
    button: "See the claim",
  },
  returned: { line: "You edit its page and answer its enquiries again.", button: "Open your business" },
  kept: { line: "We looked at the transfer again.", button: "Open the page" },
};

export const LISTING_NEWS = {
  "listing.contacted": {
    type: "contact_attempt",
    label: "Calls and WhatsApp from your business's page",
    text: ({ name, how, listing }: { name: string; how: ContactKind; listing: string }) => ({
      message: contactNotice(name, how, listing),
      subject: asSubject(contactNotice(name, how, listing)),
      lines: [],
      button: "Open the page",
    }),
  },
  "listing.decided": {
    type: "message_received",
    label: "Decisions about your business listing",
    text: ({ name, action, reason = "" }: Decision) => ({
      message: withReason(`${DECIDED[action](name)}.`, reason),
      subject: DECIDED[action](name),
      lines: [reasonFact(reason), AFTER_DECISION[action], action === "suspend" ? APPEAL_LINE : ""],
      button: action === "suspend" ? DECISION_BUTTON : "Open your business",
    }),
  },
  "listing.claimed": {
    type: "request_sent",
    label: "Claims on your business",
    waits: true,
    pushLine: "Somebody claims to own your business listing",
    mailOnly: ["note"],
    text: ({ claimant, listing, role, answerBy, note = "" }: Claimed) => ({
      message: `${claimant} claims to own ${listing}. Answer within ${OWNER_ANSWER_DAYS} days.`,
      subject: `${claimant} claims to own ${listing}`,
      lines: [
        facts(`Claims to be: ${CLAIM_ROLE_WORDS[role]}`, `Answer by: ${dayInWords(answerBy)}`),
        note,
        "If you do not answer, we decide without you.",
      ],
      button: "Answer the claim",
    }),
  },
  "listing.claim-approved": {
    type: "request_accepted",
    label: "Your claims that are approved",
    text: ({ listing }: { listing: string }) => ({
      message: CLAIM_TEXT.approved(listing),
      subject: `Your claim is approved: ${listing} is yours now`,
      lines: ["You can edit its page and answer its enquiries."],
      button: "Open your business",
    }),
  },
  "listing.claim-more": {
    type: "request_sent",
    label: "When your claim needs more",
    waits: true,
    pushLine: "Your claim on a business needs something from you",
    text: ({ listing, question, answerBy }: MoreNeeded) => ({
      message: `Your claim on ${listing} needs something from you by ${dayInWords(answerBy)}: ${question}`,
      subject: `Your claim on ${listing} needs something from you`,
      lines: [
        question,
        facts(`Send it by: ${dayInWords(answerBy)}`),
        "If nothing comes, we close the claim.",
      ],
      button: "Send it",
    }),
  },
  "listing.claim-ended": {
    type: "message_received",
    label: "Your claims that are not approved",
    text: ({ listing, what, reason = "" }: EndedClaim) => {
      const { said, subject } = CLAIM_ENDED[what](listing);
      return {
        message: withReason(said, reason),
        subject,
        lines: [what === "taken" || what === "unanswered" ? said : "", reasonFact(reason)],
        button: "Open the page",
      };
    },
  },
  "listing.transferred": {
    type: "message_received",
    label: "When your business gets another owner",
    text: (transferred: Transferred) => ({
      message: TRANSFERRED[transferred.what](transferred),
      subject: TRANSFER_SUBJECT[transferred.what](transferred),
      lines: [AFTER_TRANSFER[transferred.what].line],
      button: AFTER_TRANSFER[transferred.what].button,
    }),
  },
} satisfies NewsKinds;
