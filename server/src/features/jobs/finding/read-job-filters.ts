import { and, inArray, not, sql, type SQL } from "drizzle-orm";
import type { JobFilters } from "@cardplaza/contract/jobs/job-search";
import type { JobSort } from "@cardplaza/contract/jobs/job-words";
import { CITY_FILTERS_FEATURE, SEARCH_TEXT } from "@cardplaza/contract/search/search-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Context } from "../../../context.ts";
import { selectPlanned } from "../../../platform/execute-planned.ts";
import { invalid, premiumRequired } from "../../../platform/refusals.ts";
import { leavingIds } from "../../accounts/member-conditions.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { isShown } from "../../companies/company/company-conditions.ts";
import { idsBlockedWith } from "../../moderation/block-queries.ts";
import { citiesAround } from "../../places/cities.ts";
import { positionOf, type Position } from "../../places/pins.ts";
import { isPremium } from "../../plan/plan-queries.ts";
import { placeKey, type QueryText } from "../../search/search-text.ts";
import { KEY, skillKey, type KeyGroups } from "./job-keys.ts";

export type Seeker = Pick<Context, "db" | "now" | "member">;

const DEFAULT_RADIUS_KM = 25;

/** What a list asks for, apart from words. */
export interface JobConditions {
  groups: KeyGroups;
  skills: string[];
  /** The keys of the cities that were asked for. */
  cities: string[];
  /** Distances are measured from here. */
  from?: Position;
  /** The years that the member has. */
  years?: number;
  paiseAYear?: number;
  since?: Date;
  /** Words after a minus. */
  leftOut: string[];
  hiddenCompanies: string[];
  memberId?: string;
  sort: JobSort;
  now: Date;
}

/** One city is free, and so is the order by distance; several cities and a radius need the plan. */
export async function requirePlan(
  { db, now, member }: Seeker,
  { city, radiusKm }: JobFilters,
): Promise<void> {
  if (city.length <= 1 && radiusKm === undefined) return;
  if (!member || !(await isPremium(db, member.id, now))) throw premiumRequired(CITY_FILTERS_FEATURE);
}

/** With what was typed into the box of words, which may name a PIN code. */
export async function readJobFilters(
  seeker: Seeker,
  filters: JobFilters,
  text: Pick<QueryText, "pin" | "web">,
): Promise<JobConditions> {
  const { now, member } = seeker;
  const { mode, type, companyId, expMin, salaryMin, postedDays, sort } = filters;
  const skills = [...new Set(filters.skills.map(skillKey))].filter(Boolean);
  const place = readPlace({ ...filters, near: filters.near || text.pin });
  const groups = [
    ...place.groups,
    ...(mode.length > 0 ? [mode.map(KEY.mode)] : []),
    ...(type.length > 0 ? [type.map(KEY.type)] : []),
    ...(companyId ? [[KEY.company(companyId)]] : []),
  ];
  return {
    groups,
    skills,
    cities: place.cities,
    from: place.from,
    years: expMin,
    paiseAYear: salaryMin === undefined ? undefined : salaryMin * 100,
    since: postedDays ? new Date(now.getTime() - postedDays * DAY_MS) : undefined,
    leftOut: [...text.web.matchAll(/-"?([^"\s][^"]*?)(?:"|\s|$)/g)].map(([, words]) => words as string),
    hiddenCompanies: await companiesHiddenFrom(seeker),
    memberId: member?.id,
    sort,
    now,
  };
}

/** A radius is measured around the place, or else around the city. */
function readPlace({ city, near, radiusKm }: JobFilters) {
  const typed = near?.trim() ?? "";
  const from = typed === "" ? undefined : positionOf(typed);
  if (typed !== "" && !from) throw invalid({ near: SEARCH_TEXT.unknownPlace });
  const cities = [...new Set(city.map(placeKey))].filter(Boolean);
  const centre = from ?? (cities.length === 1 ? positionOf(cities[0] as string) : undefined);
  if (radiusKm !== undefined && centre) {
    const around = [
      ...citiesAround(centre, radiusKm || DEFAULT_RADIUS_KM).map(placeKey),
      ...(from ? [] : cities),
    ];
    // A place in the middle of nowhere has no city around it.
    const groups = [around.length > 0 ? around.map(KEY.city) : [KEY.city("")]];
    return {
      groups: from && cities.length > 0 ? [...groups, cities.map(KEY.city)] : groups,
      cities,
      from: centre,
    };
  }
  return { groups: cities.length > 0 ? [cities.map(KEY.city)] : [], cities, from };
}

/** Of owners in a block with the member, and of those who leave. */
export async function companiesHiddenFrom({ db, member }: Seeker): Promise<string[]> {
  const blocked = member ? await idsBlockedWith(db, member.id) : [];
  const ofThose = (which: SQL | undefined) =>
    selectPlanned(db, (planned) => planned.select({ id: companies.id }).from(companies).where(which));
  const rows = await ofThose(and(inArray(companies.ownerId, leavingIds()), not(isShown() as SQL)));
  if (blocked.length > 0)
    rows.push(...(await ofThose(sql`${companies.ownerId} = any(${sql.param(blocked)}::text[])`)));
  return rows.map(({ id }) => id);
}
