import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Position } from "./pins.ts";

/** In a query: how far these columns are from there, on a sphere; null if they hold no position. */
export const kmFrom = ({ lat, lng }: Position, to: { lat: SQLWrapper; lng: SQLWrapper }): SQL<number> =>
  sql<number>`(12742 * asin(sqrt(least(1,
  sin(radians(${to.lat} - ${lat}::float8) / 2) ^ 2 + cos(radians(${lat}::float8)) * cos(radians(${to.lat}))
  * sin(radians(${to.lng} - ${lng}::float8) / 2) ^ 2))))`;
