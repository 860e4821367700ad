import { and, inArray, not, sql, type SQL } from "drizzle-orm";
import type { JobFilters } from "@cardplaza/contract/jobs/job-search";
import type { JobSort } from "@cardplaza/contract/jobs/job-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Context } from "../../../context.ts";
import { selectPlanned } from "../../../platform/execute-planned.ts";
import { hiddenIds } from "../../accounts/member-conditions.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { isShown } from "../../companies/company-conditions.ts";
import { idsBlockedWith } from "../../moderation/block-queries.ts";
import { citiesAround } from "../../places/cities.ts";
import type { Position } from "../../places/pins.ts";
import { centreOf, DEFAULT_RADIUS_KM } from "../../search/place-filter.ts";
import { placeKey, type QueryText } from "../../search/search-text.ts";
import { KEY, skillKey, type KeyGroups } from "./job-keys.ts";

export type Seeker = Pick<Context, "db" | "now" | "member">;

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

function readPlace({ city, near, radiusKm }: JobFilters) {
  const cities = [...new Set(city.map(placeKey))].filter(Boolean);
  const from = centreOf({ city: cities, near, radiusKm });
  const inCities = cities.length > 0 ? [cities.map(KEY.city)] : [];
  if (radiusKm === undefined || !from) return { groups: inCities, cities, from };
  const isAroundPlace = Boolean(near?.trim());
  const around = [
    ...citiesAround(from, radiusKm || DEFAULT_RADIUS_KM).map(placeKey),
    ...(isAroundPlace ? [] : cities),
  ];
  // A place in the middle of nowhere has no city around it.
  const groups = [around.length > 0 ? around.map(KEY.city) : [KEY.city("")]];
  return { groups: isAroundPlace ? [...groups, ...inCities] : groups, cities, from };
}

/** Of owners in a block with the member, and of those who leave. */
export async function companiesHiddenFrom({ db, member }: Seeker): Promise<string[]> {
  const blocked = member ? await idsBlockedWith(db, member.id) : [];
  const ofThose = (which: SQL | undefined) =>
    selectPlanned(db, (planned) => planned.select({ id: companies.id }).from(companies).where(which));
  const rows = await ofThose(and(inArray(companies.ownerId, hiddenIds()), not(isShown() as SQL)));
  if (blocked.length > 0)
    rows.push(...(await ofThose(sql`${companies.ownerId} = any(${sql.param(blocked)}::text[])`)));
  return rows.map(({ id }) => id);
}
