import { CITY_FILTERS_FEATURE, SEARCH_TEXT } from "@cardplaza/contract/search/search-words";
import type { Context } from "../../context.ts";
import { invalid, premiumRequired } from "../../platform/refusals.ts";
import { positionOf, type Position } from "../places/pins.ts";
import { isPremium } from "../plan/plan-queries.ts";

interface PlaceFilter {
  city: readonly string[];
  /** A city or a PIN code. */
  near?: string;
  radiusKm?: number;
}

export const DEFAULT_RADIUS_KM = 25;

/** One city is free, and so is the order by distance; several cities and a radius need the plan. */
export async function requirePlanForPlace(
  { db, now, member }: Pick<Context, "db" | "now" | "member">,
  { city, radiusKm }: PlaceFilter,
): Promise<void> {
  if (city.length <= 1 && radiusKm === undefined) return;
  if (!member || !(await isPremium(db, member.id, now))) throw premiumRequired(CITY_FILTERS_FEATURE);
}

/** The position of the place; nothing if none was typed. */
export function positionNear(
  { near = "" }: Pick<PlaceFilter, "near">,
  unknown: string = SEARCH_TEXT.unknownPlace,
): Position | undefined {
  if (near.trim() === "") return undefined;
  const position = positionOf(near);
  if (!position) throw invalid({ near: unknown });
  return position;
}

/** A radius is measured around the place, or else around the city. */
export const centreOf = (filter: PlaceFilter, unknown?: string): Position | undefined =>
  positionNear(filter, unknown) ??
  (filter.radiusKm !== undefined && filter.city.length === 1 ? positionOf(filter.city[0] ?? "") : undefined);
