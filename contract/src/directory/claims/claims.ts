import { z } from "zod";
import { Deciding, listOf, ListPlace, PagedBefore } from "../../audit/admin-lists.ts";
import { CLAIM_ACTIONS, CLAIM_FILTERS, CLAIM_QUERY_MAX, CLAIM_QUERY_MIN } from "./claim-desk-words.ts";
import {
  CLAIM_ANSWERS,
  CLAIM_METHODS,
  CLAIM_NOTE_MAX,
  CLAIM_ROLES,
  CLAIM_STATUSES,
  CLAIM_TEXT,
} from "./claim-words.ts";
import { endpoints } from "../../endpoint.ts";
import { Listing, ListingRef } from "../listings.ts";
import { Email } from "../../accounts/people.ts";
import { Id, Timestamp } from "../../shapes.ts";
import { KnownMember } from "../../search/known-member.ts";
import { Line, Text } from "../../text.ts";
import { DocumentUrl } from "../../uploads/uploads.ts";

const ClaimedListing = z.object({ _id: Id, name: z.string(), slug: z.string(), city: z.string() });

export const Claim = z.object({
  _id: Id,
  listingId: Id,
  listing: ClaimedListing,
  role: z.enum(CLAIM_ROLES),
  method: z.enum(CLAIM_METHODS),
  status: z.enum(CLAIM_STATUSES),
  note: z.string(),
  /** Where the code was sent, mostly hidden. */
  sentTo: z.string().nullable(),
  /** Until when the owner may answer; if more is needed, until when the claimant may send it. */
  answerBy: Timestamp.nullable(),
  /** The administrator's reason; if more is needed, what they ask for. */
  reason: z.string().nullable(),
  createdAt: Timestamp,
  decidedAt: Timestamp.nullable(),
});
export type Claim = z.infer<typeof Claim>;

/** What the owner, or a recent former owner, sees of a claim on their listing. */
export const ReceivedClaim = z.object({
  _id: Id,
  listing: ClaimedListing,
  claimant: z.object({ name: z.string() }),
  role: z.enum(CLAIM_ROLES),
  method: z.enum(CLAIM_METHODS),
  status: z.enum(CLAIM_STATUSES),
  note: z.string(),
  createdAt: Timestamp,
  answerBy: Timestamp.nullable(),
  /** After a transfer: until when the former owner may dispute it. */
  disputeBy: Timestamp.nullable(),
  answer: z.enum(CLAIM_ANSWERS).nullable(),
});
export type ReceivedClaim = z.infer<typeof ReceivedClaim>;

const note = Text(0, CLAIM_NOTE_MAX).default("");
const role = z.enum(CLAIM_ROLES);
export const NewClaim = z.discriminatedUnion("method", [
  z.strictObject({ method: z.literal("phone_otp"), role, note }),
  z.strictObject({ method: z.literal("email_domain"), role, email: Email, note }),
  z.strictObject({ method: z.literal("document"), role, document: DocumentUrl, note }),
]);
export type NewClaim = z.infer<typeof NewClaim>;

/** What the claimant sends when more is needed. */
export const MoreForClaim = z
  .strictObject({ document: DocumentUrl.optional(), note })
  .refine((given) => given.document !== undefined || given.note !== "", {
    path: ["document"],
    message: CLAIM_TEXT.sendSomething,
  });
export type MoreForClaim = z.infer<typeof MoreForClaim>;

/** How this member can claim this listing. */
export const ClaimWays = z.object({
  hasOwner: z.boolean(),
  /** Why it cannot be claimed at all. */
  refusal: z.string().nullable(),
  phone: z.object({ to: z.string().nullable(), reason: z.string().nullable() }),
  email: z.object({ domain: z.string().nullable(), reason: z.string().nullable() }),
  /** The open claim, or the last one. */
  claim: Claim.nullable(),
});
export type ClaimWays = z.infer<typeof ClaimWays>;

/** What an administrator sees of a claim. */
export const ClaimCase = Claim.extend({
  claimant: z.object({
    _id: Id,
    name: z.string(),
    email: z.string().nullable(),
    /** Claims on all listings, including rejected ones. */
    claims: z.number().int(),
    rejections: z.number().int(),
  }),
  email: z.string().nullable(),
  /** A link that works for some minutes. */
  document: z.string().nullable(),
  owner: z.object({ _id: Id, name: z.string(), email: z.string().nullable() }).nullable(),
  ownerAnswer: z.enum(CLAIM_ANSWERS).nullable(),
  ownerNote: z.string(),
  answeredAt: Timestamp.nullable(),
  /** Other open claims on the listing. */
  rivals: z.number().int(),
  /** Until when an approval can be undone. */
  undoBy: Timestamp.nullable(),
  /** The former owner disputes the transfer, and nobody has decided on it. */
  isDisputed: z.boolean(),
  /** When its status began: those that wait the longest come first. */
  updatedAt: Timestamp,
  /** Send it back with a decision. */
  version: z.string(),
});
export type ClaimCase = z.infer<typeof ClaimCase>;

const EarlierClaim = z.object({
  _id: Id,
  listing: ClaimedListing,
  claimant: z.object({ name: z.string() }),
  status: z.enum(CLAIM_STATUSES),
  reason: z.string().nullable(),
  createdAt: Timestamp,
  decidedAt: Timestamp.nullable(),
});

/** Somebody whom a claim concerns, with what is known of them. */
export const ClaimParty = KnownMember.extend({
  /** Their claims, on any listing. */
  claims: z.array(EarlierClaim),
});
export type ClaimParty = z.infer<typeof ClaimParty>;

/** A claim with its evidence, the listing as people see it, and both parties. */
export const WholeClaim = ClaimCase.extend({
  /** What can be decided now. */
  actions: z.array(z.enum(CLAIM_ACTIONS)),
  /** The number or address that the code went to, as a whole. */
  codeSentTo: z.string().nullable(),
  codeEnteredAt: Timestamp.nullable(),
  /** That number, or the domain of that address, is still on the listing. */
  isStillOnListing: z.boolean(),
  /** What we asked for, and what the claimant sent. The links to documents work for some minutes. */
  questions: z.array(
    z.object({
      question: z.string(),
      askedAt: Timestamp,
      note: z.string(),
      hasDocument: z.boolean(),
      document: z.string().nullable(),
      answeredAt: Timestamp.nullable(),
    }),
  ),
  /** Documents are only for those who decide. */
  maySeeDocuments: z.boolean(),
  shown: Listing,
  parties: z.object({
    claimant: ClaimParty.nullable(),
    owner: ClaimParty.nullable(),
    formerOwner: ClaimParty.nullable(),
  }),
  /** Other claims on the listing, the newest first. */
  others: z.array(EarlierClaim),
});
export type WholeClaim = z.infer<typeof WholeClaim>;

const OneListing = z.object({ id: ListingRef });
const OneClaim = z.object({ id: Id });

export const claims = endpoints({
  "GET /api/business-listings/:id/claims": {
    summary: "How you can claim this listing, and your own claim on it",
    auth: "member",
    params: OneListing,
    returns: ClaimWays,
  },
  "POST /api/business-listings/:id/claims": {
    summary: "Claim a listing: by a code to its number or its website's domain, or with a document",
    auth: "member",
    params: OneListing,
    body: NewClaim,
    returns: Claim,
    status: 201,
    limit: { points: 20, seconds: 3600, by: "account" },
  },
  "POST /api/claims/:id/verify": {
    summary: "Enter the code",
    auth: "member",
    params: OneClaim,
    body: z.object({ code: z.string().trim().min(1, "Enter the code.").max(20) }),
    returns: Claim,
    limit: { points: 60, seconds: 3600, by: "account" },
  },
  "POST /api/claims/:id/resend": {
    summary: "Send a new code",
    auth: "member",
    params: OneClaim,
    returns: Claim,
    limit: { points: 20, seconds: 3600, by: "account" },
  },
  "POST /api/claims/:id/more": {
    summary: "Send what we asked for: a document, a note or both",
    auth: "member",
    params: OneClaim,
    body: MoreForClaim,
    returns: Claim,
    limit: { points: 20, seconds: 3600, by: "account" },
  },
  "POST /api/claims/:id/withdraw": {
    summary: "Take your claim back",
    auth: "member",
    params: OneClaim,
    returns: Claim,
  },
  "GET /api/claims/mine": {
    summary: "Your own claims, and those on your listing",
    auth: "member",
    returns: z.object({ claims: z.array(Claim), received: z.array(ReceivedClaim) }),
  },
  "POST /api/claims/:id/respond": {
    summary: "The owner's answer to a claim; within 7 days of a transfer, the former owner's",
    auth: "member",
    params: OneClaim,
    body: z.object({ decision: z.enum(CLAIM_ANSWERS), note }),
    returns: ReceivedClaim,
  },
  "GET /api/admin/claims": {
    summary: "Claims, the longest waiting first; `waiting` are those that an administrator has to decide",
    auth: "admin",
    roles: ["moderator", "support", "analyst"],
    denied: CLAIM_TEXT.notYourList,
    query: z.object({
      /** An id, or part of the listing's name or number or of the claimant's name, address or number. */
      q: Line(CLAIM_QUERY_MIN, CLAIM_QUERY_MAX).optional(),
      status: z.enum(CLAIM_FILTERS).catch("waiting").default("waiting"),
      ...ListPlace,
    }),
    returns: listOf(ClaimCase).extend({ claims: z.array(ClaimCase), ...PagedBefore }),
  },
  "GET /api/admin/claims/:id": {
    summary: "A claim with its evidence, the listing as people see it, and the history of both parties",
    auth: "admin",
    roles: ["moderator", "support", "analyst"],
    denied: CLAIM_TEXT.notYourList,
    params: OneClaim,
    returns: z.object({ claim: WholeClaim }),
  },
  "PATCH /api/admin/claims/:id": {
    summary:
      "Approve or reject a claim, or ask for more; undo a transfer within 7 days, or keep it against the former owner's dispute",
    auth: "admin",
    roles: ["moderator"],
    denied: CLAIM_TEXT.notYourTask,
    params: OneClaim,
    body: Deciding(CLAIM_ACTIONS),
    returns: ClaimCase,
  },
});
