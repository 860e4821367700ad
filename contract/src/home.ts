import { z } from "zod";
import { endpoints } from "./endpoint.ts";
import { Line } from "./text.ts";

/** What the home page shows of the product's own life. A section with nothing in it is left out. */
export const Home = z.object({
  categories: z.array(z.object({ slug: z.string(), name: z.string(), count: z.number() })),
  businesses: z.array(z.object({ _id: z.string(), name: z.string(), url: z.string() })).max(6),
  jobs: z.array(z.object({ _id: z.string(), title: z.string(), url: z.string() })).max(6),
  chapters: z.array(z.object({ _id: z.string(), name: z.string(), url: z.string() })).max(3),
  stats: z.object({ members: z.number().int() }),
});
export type Home = z.infer<typeof Home>;

/** Smaller figures than this say nothing good, so they are not shown. */
export const SMALLEST_SHOWN_COUNT = 100;

export const home = endpoints({
  "GET /api/home": {
    summary: "What the home page shows",
    query: z.object({ city: Line(0, 80).optional() }),
    returns: Home,
  },
});
