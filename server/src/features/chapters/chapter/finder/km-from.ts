import { sql, type SQL } from "drizzle-orm";
import type { Position } from "../../../places/pins.ts";
import { chapters } from "../chapters.table.ts";

/** In a query over chapters: how far it is from there, on a sphere. */
export const kmFrom = ({ lat, lng }: Position): SQL<number> => sql<number>`12742 * asin(sqrt(least(1,
  power(sin(radians(${chapters.lat} - ${lat}::float8) / 2), 2)
  + cos(radians(${lat}::float8)) * cos(radians(${chapters.lat}))
  * power(sin(radians(${chapters.lon} - ${lng}::float8) / 2), 2))))`;
