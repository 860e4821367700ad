import { z } from "zod";
import { ACCOUNT_DATA_TEXT, EXPORT_STATUSES } from "./account-data-words.ts";
import { endpoints } from "../endpoint.ts";
import { ConsentPurpose } from "../accounts/consents.ts";
import { NewTerms } from "../policies/policies.ts";
import { Id, Timestamp } from "../shapes.ts";

export {
  ACCOUNT_DATA_TEXT,
  DELETION_UNDO_DAYS,
  EXPORT_DAYS,
  EXPORT_WITHIN_HOURS,
  INACTIVE_YEARS,
  INACTIVITY_WARNING_HOURS,
} from "./account-data-words.ts";

export const AccountExport = z.object({
  _id: Id,
  status: z.enum(EXPORT_STATUSES),
  /** 0 to 100 */
  progress: z.number().int(),
  bytes: z.number().nullable(),
  /** A link that expires; present only while the export is ready. */
  url: z.string().nullable(),
  createdAt: Timestamp,
  expiresAt: Timestamp.nullable(),
});
export type AccountExport = z.infer<typeof AccountExport>;

export const ConsentRecord = z.object({
  purpose: ConsentPurpose,
  given: z.boolean(),
  version: z.string(),
  language: z.string(),
  at: Timestamp,
});
export type ConsentRecord = z.infer<typeof ConsentRecord>;

/** What the member has agreed to, and the documents that changed since. */
export const Consents = z.object({
  consents: z.array(ConsentRecord),
  asked: NewTerms.nullable(),
});
export type Consents = z.infer<typeof Consents>;

export const accountData = endpoints({
  "GET /api/account/export": {
    summary: "The latest export of your own data",
    auth: "member",
    whileSuspended: true,
    hiddenFromAdmins: true,
    returns: z.object({ export: AccountExport.nullable() }),
  },
  "POST /api/account/export": {
    summary: "Collect all of your own data as a zip",
    auth: "member",
    whileSuspended: true,
    returns: z.object({ export: AccountExport }),
    status: 202,
  },
  "GET /api/account/export/:id/file": {
    summary: "The zip, through a link that expires",
    params: z.object({ id: Id }),
    // A link without them is refused like a forged one.
    query: z.object({ expires: z.string().max(20).catch(""), signature: z.string().max(200).catch("") }),
    hiddenFromAdmins: true,
    returns: { raw: "application/zip" },
  },
  "POST /api/account/delete/code": {
    summary: "A code to confirm the deletion, for members without a password",
    auth: "member",
    whileSuspended: true,
    returns: z.object({ expiresIn: z.number(), resendAfter: z.number() }),
    limit: { points: 5, seconds: 3600, by: "account" },
  },
  "POST /api/account/delete": {
    summary: "Delete your account; signing in within 30 days undoes it",
    auth: "member",
    whileSuspended: true,
    body: z.object({
      password: z.string().max(1000).optional(),
      otp: z.string().max(20).optional(),
      confirm: z.literal("DELETE", ACCOUNT_DATA_TEXT.typeDelete),
    }),
    returns: z.object({ message: z.string(), deletedOn: Timestamp }),
    limit: { points: 10, seconds: 900, by: "account" },
  },
  "GET /api/account/consents": {
    summary: "What you agreed to and when, and the new version that waits for your consent",
    auth: "member",
    returns: Consents,
  },
  "PUT /api/account/consents": {
    summary: "Give or withdraw a consent; the terms are withdrawn by deleting the account",
    auth: "member",
    body: z.discriminatedUnion("purpose", [
      z.strictObject({ purpose: z.literal("marketing"), given: z.boolean() }),
      z.strictObject({ purpose: z.literal("terms"), given: z.literal(true), version: z.string().max(20) }),
    ]),
    returns: Consents,
  },
});
