import { z } from "zod";

/** The owner's texts; empty for the defaults. */
export const CardSeo = z.object({
  title: z.string(),
  description: z.string(),
  /** Whether search engines may list the card. */
  index: z.boolean(),
});
export type CardSeo = z.infer<typeof CardSeo>;
