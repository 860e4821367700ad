import { z } from "zod";
import { MAX_EXAMPLES } from "./home-limits.ts";
import { endpoints } from "../endpoint.ts";

/** An example card with the data of its tile. */
export const ExampleCard = z.object({
  slug: z.string(),
  name: z.string(),
  role: z.string(),
  company: z.string(),
  profile_image: z.string(),
  theme: z.string(),
});
export type ExampleCard = z.infer<typeof ExampleCard>;

export const landing = endpoints({
  "GET /api/example-cards": {
    summary: "Cards of the sample people, where there are any",
    returns: z.object({ cards: z.array(ExampleCard).max(MAX_EXAMPLES) }),
  },
});
