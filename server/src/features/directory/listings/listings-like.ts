import { and, sql, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { COUNTED_MAX } from "@cardplaza/contract/counts";
import { containingTyped } from "../../../platform/like.ts";
import { listings, listingWords } from "./listings.table.ts";

/** The ids of the first listings of which this is part of the name, the city or the number. A longer text finds others. */
export const idsOfListingsLike = (q: string, where?: SQL) =>
  new QueryBuilder()
    .select({ id: listings.id })
    .from(listings)
    .where(and(where, sql`${listingWords(listings)} like ${containingTyped(q)}`))
    .limit(COUNTED_MAX);
