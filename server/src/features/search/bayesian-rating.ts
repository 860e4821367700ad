import { sql, type SQL } from "drizzle-orm";

/** The mean of all ratings: a business that nobody has rated counts as this good. */
export const MEAN_RATING = 3.8;
/** How many ratings of that mean are added, so that one visitor does not make a five-star business. */
const ADDED_RATINGS = 5;
const ADDED_SUM = ADDED_RATINGS * MEAN_RATING;

export const bayesianRating = (sum: number, count: number) => (ADDED_SUM + sum) / (ADDED_RATINGS + count);

/** The same in a query over `search_entries entry`. Indexes hold this expression, so its numbers are in the text. */
export const BAYESIAN_RATING: SQL<number> = sql.raw(
  `((${ADDED_SUM} + entry.rating_sum)::float8 / (${ADDED_RATINGS} + entry.rating_count))`,
) as SQL<number>;
