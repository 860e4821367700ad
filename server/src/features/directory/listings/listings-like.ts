import { and, sql, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { COUNTED_MAX } from "@cardplaza/contract/counts";
import { containing } from "../../../platform/like.ts";
import { listings, listingWords } from "./listings.table.ts";

/** The ids of the first listings of which this is part of the name, the city or the number. A longer text finds others. */
export const idsOfListingsLike = (q: string, where?: SQL) =>
  new QueryBuilder()
    .select({ id: listings.id })
    .from(listings)
    .where(and(where, sql`${listingWords(listings)} like ${patternOf(q)}`))
    .limit(COUNTED_MAX);

/** Numbers are typed with spaces and stored without. */
const patternOf = (q: string): SQL =>
  /^[+\d][\d\s()-]*$/.test(q)
    ? sql`${containing(q.replaceAll(/[\s()-]/g, ""))}`
    : sql`plain_letters(${containing(q)})`;
