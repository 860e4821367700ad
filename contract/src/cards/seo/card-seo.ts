import { z } from "zod";

/** In the owner's own words; empty where the card speaks for itself. */
export const CardSeo = z.object({
  title: z.string(),
  description: z.string(),
  /** Whether search engines may list the card. */
  index: z.boolean(),
});
export type CardSeo = z.infer<typeof CardSeo>;
