import { EMAIL_MAX } from "../accounts/account-words.ts";
import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import {
  REVIEW_CONTACTS_MAX,
  REVIEW_REPLY_MAX,
  REVIEW_TARGET_TYPES,
  REVIEW_TEMPLATES_MAX,
  REVIEW_TOOLS_FEATURE,
} from "./review-words.ts";
import { Id } from "../shapes.ts";
import { Text } from "../text.ts";

const premium = { auth: "premium", feature: REVIEW_TOOLS_FEATURE } as const;

/** Without an id: the one that the member owns. Without a type: the business. */
const OwnTarget = z.object({
  targetType: z.enum(REVIEW_TARGET_TYPES).default("business"),
  targetId: Id.optional(),
});

export const ReviewTools = z.object({
  targetType: z.enum(REVIEW_TARGET_TYPES),
  targetId: Id,
  templates: z.array(z.string()),
  featuredReviewId: Id.nullable(),
  /** The link for the counter in a shop, the same for everybody. */
  counterUrl: z.string(),
  /** The address of the script for the owner's website. */
  widgetUrl: z.string(),
  /** Customers asked so far, and how many of them have written a review. */
  asked: z.number().int(),
  answered: z.number().int(),
});
export type ReviewTools = z.infer<typeof ReviewTools>;

export const reviewTools = endpoints({
  "GET /api/reviews/tools": {
    summary: "Reply templates, featured review, counter link and widget of what you own",
    ...premium,
    query: OwnTarget,
    returns: ReviewTools,
  },
  "PUT /api/reviews/tools": {
    summary: "Set the reply templates and the featured review",
    ...premium,
    query: OwnTarget,
    body: z.object({
      templates: z
        .array(Text(1, REVIEW_REPLY_MAX))
        .max(REVIEW_TEMPLATES_MAX, `At most ${REVIEW_TEMPLATES_MAX} templates.`),
      featuredReviewId: Id.nullable(),
    }),
    returns: ReviewTools,
  },
  "DELETE /api/reviews/tools/templates": {
    summary: "Delete the reply templates, on every plan",
    auth: "member",
    returns: null,
  },
  "GET /api/reviews/tools/qr.png": {
    summary: "The counter link as a QR code to print",
    ...premium,
    query: OwnTarget,
    returns: { raw: "image/png" },
    limit: { points: 60, seconds: 3600, by: "account" },
  },
  "POST /api/reviews/requests": {
    summary: "Ask customers for a review, by e-mail or SMS: all alike, each at most once in 30 days",
    ...premium,
    body: OwnTarget.required({ targetId: true }).extend({
      /** E-mail addresses and mobile numbers. */
      contacts: z
        .array(z.string().trim().min(1).max(EMAIL_MAX))
        .min(1, "Name at least one customer.")
        .max(REVIEW_CONTACTS_MAX, `At most ${REVIEW_CONTACTS_MAX} at once.`),
    }),
    returns: z.object({
      sent: z.number().int(),
      /** Recipients who were asked within the last 30 days. */
      skipped: z.number().int(),
    }),
    status: 201,
    limit: { points: 40, seconds: 86_400, by: "account" },
  },
  "GET /api/reviews/widget.js": {
    summary: "A script that shows rating and reviews on the owner's website",
    query: OwnTarget.required({ targetId: true }),
    returns: { raw: "text/javascript; charset=utf-8" },
  },
});
