import { withoutPlaceholder } from "@cardplaza/contract/cards/card-rules";
import { categoryName } from "@cardplaza/contract/categories/business-categories";
import type { KnownFrom } from "@cardplaza/contract/people/profile-words";
import type { Db } from "../../../platform/database.ts";
import { mainCardsOf } from "../../cards/card-queries.ts";
import { placeOfAddress } from "../../cards/card-place.ts";
import { listingOf } from "../../directory/listings/listing-queries.ts";
import { lastCityAskedFrom } from "../../enquiries/last-city.ts";
import { findLastApplicationOf } from "../../jobs/applications/application-queries.ts";

export interface Known {
  value: string;
  from: KnownFrom;
}
export interface KnownOfMember {
  city: Known | null;
  trade: Known | null;
}

/** The city and the trade that a member told elsewhere: on the card, in the listing, an enquiry or an application. */
export async function knownOfMember(db: Db, memberId: string): Promise<KnownOfMember> {
  const card = (await mainCardsOf(db, [memberId])).get(memberId);
  const known = {
    city: told("card", card ? placeOfAddress(card.address).city : ""),
    trade: told("card", card ? withoutPlaceholder("role", card.role) : ""),
  };
  if (known.city && known.trade) return known;
  const listing = await listingOf(db, memberId);
  known.city ??= told("listing", listing?.city ?? "");
  known.trade ??= told("listing", listing?.category ? categoryName(listing.category) : "");
  known.city ??= told("enquiry", await lastCityAskedFrom(db, memberId));
  known.city ??= told("application", (await findLastApplicationOf(db, { id: memberId }))?.city ?? "");
  return known;
}

const told = (from: KnownFrom, value: string): Known | null => (value.trim() ? { value, from } : null);
