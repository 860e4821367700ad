import { z } from "zod";
import { Deciding, listOf, ListPlace, PagedBefore } from "../../audit/admin-lists.ts";
import { endpoints } from "../../endpoint.ts";
import { Email } from "../../accounts/people.ts";
import { Id, Timestamp } from "../../shapes.ts";
import { Line } from "../../text.ts";
import { VERIFICATION_ACTIONS, VERIFICATION_QUERY_MAX } from "./verification-desk-words.ts";
import { DocumentUrl } from "../../uploads/uploads.ts";
import { VERIFICATION_METHODS, VERIFICATION_STATUSES, VERIFICATION_TEXT } from "./verification-rules.ts";

export const Verification = z.object({
  _id: Id,
  cardId: Id,
  method: z.enum(VERIFICATION_METHODS),
  /** Ended: its year is over, the card has changed, or it was revoked. */
  status: z.enum(VERIFICATION_STATUSES),
  domain: z.string().nullable(),
  /** Where the code was sent, mostly hidden. */
  sentTo: z.string().nullable(),
  /** The record to add to the domain. */
  record: z.object({ type: z.literal("TXT"), name: z.string(), value: z.string() }).nullable(),
  /** The administrator's reason. */
  reason: z.string().nullable(),
  requestedAt: Timestamp,
  verifiedAt: Timestamp.nullable(),
  endsAt: Timestamp.nullable(),
});
export type Verification = z.infer<typeof Verification>;

/** The card to verify; the main card if none is named. */
const cardId = Id.optional();
export const VerificationRequest = z.discriminatedUnion("method", [
  z.strictObject({ method: z.literal("email"), email: Email, cardId }),
  z.strictObject({ method: z.literal("dns"), cardId }),
  z.strictObject({ method: z.literal("document"), document: DocumentUrl, cardId }),
]);
export type VerificationRequest = z.infer<typeof VerificationRequest>;

/** What an administrator sees of a verification. */
export const VerificationCase = Verification.extend({
  member: z.object({ _id: Id, name: z.string(), email: z.string().nullable() }),
  /** The card as it was at the time of the request. */
  card: z.object({ name: z.string(), company: z.string(), website: z.string(), slug: z.string() }),
  /** The card has changed since. */
  hasChanged: z.boolean(),
  /** A link that works for some minutes. */
  document: z.string().nullable(),
});
export type VerificationCase = z.infer<typeof VerificationCase>;

export const verification = endpoints({
  "POST /api/verification": {
    summary: "Ask for the Verified badge: a code to the website's domain, a DNS record, or a document",
    auth: "premium",
    feature: "Verified badge",
    body: VerificationRequest,
    returns: Verification,
    status: 201,
    limit: { points: 20, seconds: 3600, by: "account" },
  },
  "POST /api/verification/confirm": {
    summary: "Confirm with the code, or with the record's value once it is there",
    auth: "premium",
    feature: "Verified badge",
    body: z.object({ code: z.string().trim().min(1, "Enter the code.").max(200), cardId }),
    returns: Verification,
    limit: { points: 60, seconds: 3600, by: "account" },
  },
  "GET /api/verification/me": {
    summary: "Your verification requests, newest first",
    auth: "member",
    returns: z.object({ verifications: z.array(Verification) }),
  },
  "GET /api/admin/verifications": {
    summary: "Verifications, the longest waiting first",
    auth: "admin",
    roles: ["moderator"],
    denied: VERIFICATION_TEXT.notYourTask,
    query: z.object({
      /** An id, or part of the member's name, address or number. */
      q: Line(0, VERIFICATION_QUERY_MAX).catch("").default(""),
      status: z.enum(VERIFICATION_STATUSES).catch("pending").default("pending"),
      method: z.enum(VERIFICATION_METHODS).optional().catch(undefined),
      ...ListPlace,
    }),
    returns: listOf(VerificationCase).extend({ verifications: z.array(VerificationCase), ...PagedBefore }),
  },
  "GET /api/admin/verifications/:id": {
    summary: "A verification with the card, its member and the document",
    auth: "admin",
    roles: ["moderator"],
    denied: VERIFICATION_TEXT.notYourTask,
    params: z.object({ id: Id }),
    returns: z.object({ verification: VerificationCase }),
  },
  "PATCH /api/admin/verifications/:id": {
    summary: "Approve or reject a document, or take a badge back",
    auth: "admin",
    roles: ["moderator"],
    denied: VERIFICATION_TEXT.notYourTask,
    params: z.object({ id: Id }),
    body: Deciding(VERIFICATION_ACTIONS),
    returns: VerificationCase,
  },
});
