import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { Id } from "../shapes.ts";

/** Premium data that stays after the plan has ended. */
export const PremiumLeftovers = z.object({
  /** Only cards of the member, and only those with premium data. */
  cards: z.array(
    z.object({
      _id: Id,
      name: z.string(),
      company: z.string(),
      video: z.boolean(),
      /** Hidden from search engines. */
      unlisted: z.boolean(),
      /** Its design hides sections. */
      hidesSections: z.boolean(),
    }),
  ),
  qrCodes: z.array(z.object({ _id: Id, name: z.string() })),
  webhooks: z.array(z.object({ _id: Id, url: z.string() })),
  template: z.boolean(),
  savedSearches: z.array(z.object({ _id: Id, name: z.string() })),
  /** The titles of the saved replies beyond the free ones. */
  savedReplies: z.array(z.string()),
  /** The number of saved replies to reviews. */
  reviewTemplates: z.number().int(),
});
export type PremiumLeftovers = z.infer<typeof PremiumLeftovers>;

export const premiumLeftovers = endpoints({
  "GET /api/kept-premium": {
    summary: "Premium data that remains after the plan has ended; it can be deleted without the plan",
    auth: "member",
    // Limited, because the call reads from every room.
    limit: { points: 60, seconds: 60, by: "account" },
    returns: PremiumLeftovers,
  },
});
