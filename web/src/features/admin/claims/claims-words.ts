import type { ClaimAction, ClaimFilter } from "@cardplaza/contract/directory/claims/claim-desk-words";
import { CLAIM_MORE_DAYS, CLAIM_STATUS_WORDS } from "@cardplaza/contract/directory/claims/claim-words";
import { shownCount } from "@cardplaza/contract/counts";
import { dayInWords, momentInWords } from "@cardplaza/contract/date-words";
import type { ActionWords } from "../lists/reason-dialog.tsx";

export const CLAIMS_WORDS = {
  title: "Business claims",
  search: "Find a claim",
  searchHint: "By business, claimant, number or id; at least 3 letters.",
  status: "Status",
  count: (count: number) => `${shownCount(count)} ${count === 1 ? "claim" : "claims"}`,
  none: "No claims here",
  noneText: "Nothing waits for you, or no claim matches. Choose another status to see earlier ones.",
  notLoaded: "The claims did not load",
  statuses: {
    ...CLAIM_STATUS_WORDS,
    waiting: "Waiting for us",
    more_needed: "Waiting for the claimant",
  } satisfies Record<ClaimFilter, string>,
  disputed: "Disputed",
  columns: {
    business: "Business",
    claimant: "Claimant",
    proof: "Proof",
    status: "Status",
    since: "Since",
    actions: "Actions",
  },
  rivals: (count: number) => (count === 1 ? "1 other open claim" : `${count} other open claims`),
  rejections: (count: number) =>
    count === 1 ? "1 claim rejected before" : `${count} claims rejected before`,
  sheet: {
    evidence: "Evidence",
    proof: "Proof",
    role: "Claims to be",
    sentOn: "Sent on",
    codeTo: "Code sent to",
    codeEntered: (at: string) => `Right code entered on ${momentInWords(at)}`,
    codeNotEntered: "The code was not entered yet.",
    notOnListing: "The listing has other contact details by now.",
    note: "Claimant's note",
    document: "Document",
    openDocument: "Open the document",
    noDocument: "Only moderators open documents.",
    asked: (at: string) => `Asked on ${dayInWords(at)}`,
    answered: (at: string) => `Sent on ${dayInWords(at)}`,
    notAnswered: "No answer yet.",
    ownersAnswer: "Owner's answer",
    ownerSaid: { approve: "The owner agrees.", dispute: "The owner disputes the claim." },
    transferDisputed: "The former owner disputes the transfer.",
    reason: "Reason of the last decision",
    listing: "The listing as people see it",
    category: "Category",
    phone: "Phone",
    email: "E-mail",
    website: "Website",
    address: "Address",
    description: "Description",
    reviews: "Rating",
    rating: (average: number, count: number) =>
      count === 0 ? "No reviews" : `${average} from ${count} ${count === 1 ? "review" : "reviews"}`,
    claimant: "Claimant",
    owner: "Owner",
    formerOwner: "Former owner",
    noOwner: "This listing has no owner.",
    claims: "Claims",
    noClaims: "No other claims.",
    others: "Other claims on this listing",
  },
};

/** Of a disputed transfer, to approve means to keep it. */
export const KEEP_WORDS: ActionWords = {
  name: "Keep the transfer",
  does: "The new owner keeps the listing, and the former owner is told. This cannot be changed later.",
  done: "The transfer stays",
  isMain: true,
};

export const CLAIM_ACTION_WORDS: Record<ClaimAction, ActionWords> = {
  approve: {
    name: "Approve",
    does: "The claimant becomes the owner, and other claims on the listing are closed. You can undo it for 7 days.",
    done: "The claim is approved",
    isMain: true,
  },
  reject: {
    name: "Reject",
    does: "The claim is closed and the claimant reads your reason. They can send a new claim.",
    done: "The claim is rejected",
    isDangerous: true,
    needsReason: true,
    isRead: true,
  },
  ask: {
    name: "Ask for more",
    does: `The claim waits for the claimant, who has ${CLAIM_MORE_DAYS} days to send what you ask for. Then it is back here.`,
    done: "The claimant was asked for more",
    needsReason: true,
    isRead: true,
  },
  undo: {
    name: "Undo the transfer",
    does: "The listing goes back to its former owner. The claimant reads your reason. This cannot be reversed.",
    done: "The transfer is undone",
    isDangerous: true,
    needsReason: true,
    isRead: true,
  },
};
