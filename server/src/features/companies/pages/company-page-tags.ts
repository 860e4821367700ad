import { inArray } from "drizzle-orm";
import { companyTag } from "@cardplaza/contract/companies/company-words";
import type { Tx } from "../../../platform/database.ts";
import { currentOwnerOf } from "../../cards/card-queries.ts";
import { cards } from "../../cards/cards.table.ts";
import { idsOfListingsOf } from "../../directory/listings/listing-queries.ts";
import { listingTag } from "../../directory/listings/listing-tag.ts";
import { listings } from "../../directory/listings/listings.table.ts";
import { companies } from "../company/companies.table.ts";
import { idsOfCompaniesOf, idsOfCompaniesOwnedBy } from "../company/company-queries.ts";

const known = (ids: (string | null)[]) => ids.filter((id) => id !== null);

/** Its own page, and the page of the owner's listing, which names it. */
export async function tagsOfCompanies(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ ownerId: companies.ownerId })
    .from(companies)
    .where(inArray(companies.id, [...ids]));
  const owners = known(rows.map(({ ownerId }) => ownerId));
  const listingIds = owners.length > 0 ? await idsOfListingsOf(tx, owners) : [];
  return [...ids.map(companyTag), ...listingIds.map(listingTag)];
}

/** The pages of companies name their team. */
export const tagsOfCompaniesOf = async (tx: Tx, memberIds: readonly string[]): Promise<string[]> =>
  (await idsOfCompaniesOf(tx, memberIds)).map(companyTag);

/** The page of a company names the listing of its owner. */
export async function tagsOfListings(tx: Tx, listingIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ ownerId: listings.ownerId })
    .from(listings)
    .where(inArray(listings.id, [...listingIds]));
  const owners = known(rows.map(({ ownerId }) => ownerId));
  return owners.length > 0 ? (await idsOfCompaniesOwnedBy(tx, owners)).map(companyTag) : [];
}

/** The ids of the companies of the members whose cards these are. */
export async function idsOfCompaniesOfCards(tx: Tx, cardIds: readonly string[]): Promise<string[]> {
  const found = await tx
    .select({ ownerId: cards.ownerId, holderId: cards.holderId })
    .from(cards)
    .where(inArray(cards.id, [...cardIds]));
  return found.length > 0 ? idsOfCompaniesOf(tx, [...new Set(found.map(currentOwnerOf))]) : [];
}
