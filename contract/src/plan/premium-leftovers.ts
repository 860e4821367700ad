import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { Id } from "../shapes.ts";

/** What the premium plan has left on one's cards and beside them. */
export const PremiumLeftovers = z.object({
  /** Only cards that one keeps, and of them only those with something. */
  cards: z.array(
    z.object({
      _id: Id,
      name: z.string(),
      company: z.string(),
      video: z.boolean(),
      /** Search engines are asked to leave it out. */
      unlisted: z.boolean(),
      /** Its design has switched sections off. */
      hidesSections: z.boolean(),
    }),
  ),
  qrCodes: z.array(z.object({ _id: Id, name: z.string() })),
  webhooks: z.array(z.object({ _id: Id, url: z.string() })),
  template: z.boolean(),
  savedSearches: z.array(z.object({ _id: Id, name: z.string() })),
  /** Their titles. */
  savedReplies: z.array(z.string()),
  /** How many replies to reviews are kept ready. */
  reviewTemplates: z.number().int(),
});
export type PremiumLeftovers = z.infer<typeof PremiumLeftovers>;

export const premiumLeftovers = endpoints({
  "GET /api/kept-premium": {
    summary: "What is left of the Premium plan, which can be switched off and deleted without it",
    auth: "member",
    returns: PremiumLeftovers,
  },
});
