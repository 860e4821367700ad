import { SUGGESTION_TEXT, type SuggestionReason } from "@cardplaza/contract/people/connection-words";
import { industryName } from "@cardplaza/contract/companies/industries";
import { categoryName } from "@cardplaza/contract/categories/business-categories";
import type { Db } from "../../../platform/database.ts";
import type { Suggested } from "../../../registry/registration.ts";
import type { Registry } from "../../../registry/registry.ts";
import { exchangedCardsWith } from "../../cards/saved/exchanged-cards.ts";
import { ownersInSameIndustry } from "../../companies/company/same-industry.ts";
import { sharedConnections } from "../connections/connection-queries.ts";
import { ownersInSameCategory } from "../../directory/pages/same-category.ts";
import { enquiryPartners } from "../../enquiries/enquiry-partners.ts";
import { leadPartners } from "../../leads/lead-partners.ts";
import { knownOfMember } from "../profile/known-of-member.ts";
import { findCityAndHeadline } from "../profile/profile-queries.ts";
import type { StoredReason } from "./suggestions.table.ts";
import { newestInCity, newestOfAll, newestOfTrade } from "./newest-people.ts";
import { tradeWords } from "./trade-words.ts";

export interface Candidate {
  personId: string;
  mutual: number;
  score: number;
  /** The strongest first. */
  reasons: StoredReason[];
}

interface Found extends Suggested {
  mutual?: number;
}

/** How many people are looked at for each reason. */
const LOOKED_AT = 200;
const MOST_SHARED_COUNTED = 20;

const WEIGHT: Record<SuggestionReason, number> = {
  exchanged_cards: 60,
  lead: 40,
  shared_connections: 14,
  same_chapter: 14,
  same_category: 12,
  same_trade: 10,
  same_city: 8,
  chapter_near: 6,
  newest: 1,
};
/** The weight of each connection that both have. */
const WEIGHT_OF_SHARED = 4;

/** Who may be worth meeting, the best first; some of them may not be shown. */
export async function findCandidates(registry: Registry, db: Db, memberId: string): Promise<Candidate[]> {
  const byPerson = new Map<string, Candidate>();
  for (const { personId, reason, text, mutual = 0 } of await findAll(registry, db, memberId)) {
    const candidate = byPerson.get(personId) ?? { personId, mutual: 0, score: 0, reasons: [] };
    if (candidate.reasons.some((known) => known.reason === reason)) continue;
    candidate.reasons.push({ reason, text });
    candidate.mutual += mutual;
    candidate.score += WEIGHT[reason] + WEIGHT_OF_SHARED * Math.min(mutual, MOST_SHARED_COUNTED);
    byPerson.set(personId, candidate);
  }
  byPerson.delete(memberId);
  const all = [...byPerson.values()];
  for (const { reasons } of all) reasons.sort((one, other) => WEIGHT[other.reason] - WEIGHT[one.reason]);
  return all.sort((one, other) => other.score - one.score || (one.personId < other.personId ? -1 : 1));
}

async function findAll(registry: Registry, db: Db, memberId: string): Promise<Found[]> {
  const told = await cityAndTrade(db, memberId);
  const found: Found[] = [];
  for (const find of [shared, exchanged, inTouch, inSameCategory]) found.push(...(await find(db, memberId)));
  found.push(...(await near(db, told)));
  for (const { findSuggested } of registry.rooms)
    found.push(...((await findSuggested?.(db, { memberId, city: told.city, limit: LOOKED_AT })) ?? []));
  return found;
}

const because = (reason: SuggestionReason, text: string, ids: readonly string[]): Found[] =>
  ids.map((personId) => ({ personId, reason, text }));

async function shared(db: Db, memberId: string): Promise<Found[]> {
  const found = await sharedConnections(db, memberId, LOOKED_AT);
  return found.map(({ id, count }) => ({
    personId: id,
    reason: "shared_connections",
    text: SUGGESTION_TEXT.shared_connections(count),
    mutual: count,
  }));
}

const exchanged = async (db: Db, memberId: string): Promise<Found[]> =>
  because(
    "exchanged_cards",
    SUGGESTION_TEXT.exchanged_cards,
    await exchangedCardsWith(db, memberId, LOOKED_AT),
  );

async function inTouch(db: Db, memberId: string): Promise<Found[]> {
  const leads = await leadPartners(db, memberId, { limit: LOOKED_AT });
  const enquiries = await enquiryPartners(db, memberId, { limit: LOOKED_AT });
  return because("lead", SUGGESTION_TEXT.lead, [...leads, ...enquiries]);
}

/** Members whose companies or businesses have the same category. */
async function inSameCategory(db: Db, memberId: string): Promise<Found[]> {
  const companies = await ownersInSameIndustry(db, memberId, LOOKED_AT);
  const businesses = await ownersInSameCategory(db, memberId, LOOKED_AT);
  const named = (name: string, ids: readonly string[]) =>
    because("same_category", SUGGESTION_TEXT.same_category(name), ids);
  return [
    ...(companies ? named(industryName(companies.industry), companies.ownerIds) : []),
    ...(businesses ? named(categoryName(businesses.category), businesses.ownerIds) : []),
  ];
}

/** What a member's profile says, or what they told elsewhere. */
async function cityAndTrade(db: Db, memberId: string) {
  const told = await findCityAndHeadline(db, memberId);
  const known = told.city && told.headline ? undefined : await knownOfMember(db, memberId);
  return {
    city: told.city || (known?.city?.value ?? ""),
    trade: tradeWords(told.headline || (known?.trade?.value ?? "")),
  };
}

/** Of the same city or trade. */
async function near(db: Db, { city, trade }: Awaited<ReturnType<typeof cityAndTrade>>): Promise<Found[]> {
  return [
    ...(trade
      ? because(
          "same_trade",
          SUGGESTION_TEXT.same_trade(trade),
          await newestOfTrade(db, trade, city, LOOKED_AT),
        )
      : []),
    ...(city
      ? because("same_city", SUGGESTION_TEXT.same_city(city), await newestInCity(db, city, LOOKED_AT))
      : []),
  ];
}

/** The newest members, for somebody who shares nothing with anybody. */
export async function findNewest(db: Db): Promise<Candidate[]> {
  const reasons: StoredReason[] = [{ reason: "newest", text: SUGGESTION_TEXT.newest }];
  return (await newestOfAll(db, LOOKED_AT)).map((personId) => ({ personId, reasons, mutual: 0, score: 0 }));
}
