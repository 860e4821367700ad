import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { POLICY_SLUGS, PRIVACY_NOTICE_LANGUAGES } from "./policy-words.ts";

export { POLICY_TEXT } from "./policy-words.ts";

export const Policy = z.object({
  title: z.string(),
  version: z.string(),
  /** A day: "2026-11-15" */
  effectiveFrom: z.string(),
  /** The text in the small part of Markdown that `readPolicy` supports; no HTML. */
  body: z.string(),
});
export type Policy = z.infer<typeof Policy>;

/** The documents that changed since a member agreed to them. */
export const NewTerms = z.object({
  version: z.string(),
  documents: z.array(
    z.object({ slug: z.enum(POLICY_SLUGS), title: z.string(), changes: z.array(z.string()) }),
  ),
});
export type NewTerms = z.infer<typeof NewTerms>;

export const policies = endpoints({
  "GET /api/policies/:slug": {
    summary: "The current version of a policy, or an earlier one",
    // Not an enum, so that an unknown policy is 404, not 400.
    params: z.object({ slug: z.string().max(60) }),
    query: z.object({ version: z.string().max(20).optional() }),
    returns: Policy.extend({ slug: z.enum(POLICY_SLUGS) }),
  },
  "GET /api/privacy-notice": {
    summary: "The privacy policy in short, in English or Hindi",
    query: z.object({ language: z.enum(PRIVACY_NOTICE_LANGUAGES).catch("en") }),
    returns: Policy.extend({ language: z.enum(PRIVACY_NOTICE_LANGUAGES) }),
  },
});
