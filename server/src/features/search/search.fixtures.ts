import type { SearchResponse } from "@cardplaza/contract/search/search";
import { inTransaction } from "../../platform/transaction.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { listingSearch } from "../directory/listings/listing-search.ts";
import type { ListingRow } from "../directory/listings/listings.table.ts";
import { insertListing } from "../directory/listings/listing.fixtures.ts";
import { touchSearch } from "./touch-search.ts";

/** A published business that the search finds. */
export async function createFoundBusiness(
  app: TestApp,
  name: string,
  fields: Partial<ListingRow> = {},
  owner: Parameters<typeof insertListing>[1] = null,
): Promise<ListingRow> {
  const listing = await insertListing(app, owner, { name, ...fields });
  await inTransaction(app.db, (tx) => touchSearch(tx, listingSearch, [listing.id]));
  return listing;
}

/** The response of the search; the parameters are sent unchanged. */
export async function searchFor(
  app: TestApp,
  params: string,
  as?: { token: string },
): Promise<SearchResponse> {
  const { status, json } = await app.call("GET", `/api/search?${params}`, { as });
  if (status !== 200) throw new Error(`The search was refused: ${JSON.stringify(json)}`);
  return json;
}

export const titlesOf = ({ results }: SearchResponse) => results.map(({ title }) => title);
