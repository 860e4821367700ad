import type { SearchQuery } from "@cardplaza/contract/search/search";
import type { Context } from "../../context.ts";
import type { Db } from "../../platform/database.ts";
import { hiddenMemberIds } from "../accounts/hidden-members.ts";
import { idsBlockedWith } from "../moderation/block-queries.ts";
import { placeOfPin, positionOf } from "../places/pins.ts";
import type { Registry } from "../../registry/registry.ts";
import { DEFAULT_RADIUS_KM, positionNear, requirePlanForPlace } from "./place-filter.ts";
import type { SearchFilters } from "./search-filters.ts";
import { placeKey } from "./search-text.ts";

export type Searcher = Pick<Context, "db" | "now" | "member" | "registry">;

/** A place is searched around, with or without a radius. */
export const requirePlan = (searcher: Searcher, { city, near, radiusKm }: SearchQuery): Promise<void> =>
  requirePlanForPlace(searcher, { city, radiusKm: radiusKm ?? (near ? DEFAULT_RADIUS_KM : undefined) });

/** The filters of the request apart from the category, and what we know of the searcher. */
export async function readFilters(
  { db, now, member, registry }: Searcher,
  query: SearchQuery,
): Promise<SearchFilters> {
  const { near, radiusKm = DEFAULT_RADIUS_KM, sort } = query;
  const leaving = await hiddenMemberIds(db);
  const position = positionNear(query);
  const cities = [...new Set(query.city.map(placeKey))].filter(Boolean);
  const around = near ? cityOf(near) : "";
  // Distances are measured from the requested place, or else from the city.
  const from = position ?? (sort === "distance" && cities[0] ? positionOf(cities[0]) : undefined);
  return {
    cities,
    state: query.state,
    rating: query.rating,
    verified: query.verified ?? false,
    openNow: query.openNow ?? false,
    price: { minPaise: query.priceMinPaise, maxPaise: query.priceMaxPaise },
    moq: query.moq,
    near: position && { ...position, radiusKm },
    from,
    homeCity: around || (member ? placeKey(await homeCityOf(registry, db, member.id)) : ""),
    sort,
    isMember: member !== null,
    hiddenIds: [...leaving, ...(member ? await idsBlockedWith(db, member.id) : [])],
    now,
  };
}

const cityOf = (near: string) => placeKey(/^\d{6}$/.test(near) ? (placeOfPin(near)?.district ?? "") : near);

async function homeCityOf({ rooms }: Registry, db: Db, memberId: string): Promise<string> {
  for (const { homeCity } of rooms) if (homeCity) return homeCity(db, memberId);
  return "";
}
