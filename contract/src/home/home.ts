import { PLACE_MAX } from "../places/place-limits.ts";
import { z } from "zod";
import {
  MAX_HOME_BUSINESSES,
  MAX_HOME_CATEGORIES,
  MAX_HOME_CHAPTERS,
  MAX_HOME_CITIES,
  MAX_HOME_JOBS,
} from "./home-limits.ts";
import { endpoints } from "../endpoint.ts";
import { JobLine } from "../jobs/job.ts";
import { Timestamp } from "../shapes.ts";
import { Line } from "../text.ts";

const Count = z.number().int();

/** A business as the home page shows it. */
export const HomeBusiness = z.object({
  _id: z.string(),
  name: z.string(),
  url: z.string(),
  /** The category's name. */
  category: z.string(),
  locality: z.string(),
  city: z.string(),
  image: z.string().nullable(),
  /** The average with one decimal; 0 without ratings. */
  ratingAvg: z.number(),
  ratingCount: Count,
});
export type HomeBusiness = z.infer<typeof HomeBusiness>;

/** The live figures of the home page. A section without content is left out. */
export const Home = z.object({
  /** Categories, those with the most businesses first. */
  categories: z
    .array(z.object({ slug: z.string(), name: z.string(), count: Count }))
    .max(MAX_HOME_CATEGORIES),
  /** The city of the categories and businesses; null for all cities. */
  city: z.string().nullable(),
  /** The cities with the most businesses. */
  cities: z.array(z.object({ name: z.string(), count: Count })).max(MAX_HOME_CITIES),
  businesses: z.array(HomeBusiness).max(MAX_HOME_BUSINESSES),
  /** The jobs that opened last. */
  jobs: z.array(JobLine.extend({ url: z.string() })).max(MAX_HOME_JOBS),
  /** Those that meet within a week, the next one first; of the city, if there are any. */
  chapters: z
    .array(
      z.object({
        _id: z.string(),
        name: z.string(),
        city: z.string(),
        url: z.string(),
        startsAt: Timestamp,
      }),
    )
    .max(MAX_HOME_CHAPTERS),
  stats: z.object({ members: Count, businesses: Count, companies: Count, products: Count }),
});
export type Home = z.infer<typeof Home>;

export const home = endpoints({
  "GET /api/home": {
    summary: "The content of the home page, for one city if it has businesses",
    query: z.object({ city: Line(0, PLACE_MAX).optional().catch(undefined) }),
    returns: Home,
    limit: { points: 60, seconds: 60, by: "address" },
  },
});
