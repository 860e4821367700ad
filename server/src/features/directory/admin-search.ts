import { and, eq, ilike, inArray, or } from "drizzle-orm";
import { CLAIM_STATUS_WORDS } from "@cardplaza/contract/directory/claims/claim-words";
import type { Db } from "../../platform/database.ts";
import { containing } from "../../platform/like.ts";
import { readPhone } from "../../platform/phone-numbers.ts";
import type { AdminSearch } from "../../registry/admin-search.ts";
import { members } from "../accounts/accounts.table.ts";
import { claims } from "./claims/claims.table.ts";
import { notDeleted } from "./listings/listing-conditions.ts";
import { listings } from "./listings/listings.table.ts";

const matches = (q: string) =>
  and(
    or(eq(listings.id, q), eq(listings.phone, readPhone(q) ?? q), ilike(listings.name, containing(q))),
    notDeleted(),
  );

const findListings = (db: Db, q: string, limit: number) =>
  db
    .select({ id: listings.id, name: listings.name, city: listings.city, phone: listings.phone })
    .from(listings)
    .where(matches(q))
    .limit(limit);

const listingSearch: AdminSearch = {
  kind: "listings",
  roles: ["moderator", "support"],
  async find({ db }, q, limit) {
    return (await findListings(db, q, limit)).map(({ id, name, city, phone }) => ({
      id,
      title: name,
      detail: [city, phone].filter(Boolean).join(" · "),
      path: `/admin/business-listings?q=${encodeURIComponent(name)}`,
    }));
  },
};

/** By their id, by the business, or by who claims it. */
const claimSearch: AdminSearch = {
  kind: "claims",
  roles: ["moderator"],
  async find({ db }, q, limit) {
    const ofListings = (await findListings(db, q, limit)).map(({ id }) => id);
    const found = await db
      .select({ claim: claims, listing: listings.name, claimant: members.name })
      .from(claims)
      .innerJoin(listings, eq(listings.id, claims.listingId))
      .innerJoin(members, eq(members.id, claims.claimantId))
      .where(or(eq(claims.id, q), eq(claims.claimantId, q), inArray(claims.listingId, ofListings)))
      .limit(limit);
    return found.map(({ claim, listing, claimant }) => ({
      id: claim.id,
      title: listing,
      detail: `${claimant} · ${CLAIM_STATUS_WORDS[claim.status]}`,
      path: `/admin/business-claims?q=${encodeURIComponent(listing)}`,
    }));
  },
};

export const directorySearches = [listingSearch, claimSearch];
