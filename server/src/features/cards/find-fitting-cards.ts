import { and, asc, desc, eq, inArray, ne, not, sql } from "drizzle-orm";
import { categoriesWithin, categoryName } from "@cardplaza/contract/directory/business-categories";
import { isIncompleteCard } from "@cardplaza/contract/cards/card-rules";
import { categoryWords } from "@cardplaza/contract/directory/category-words";
import type { Db } from "../../platform/database.ts";
import type { Member } from "../accounts/accounts.table.ts";
import type { Wanted } from "../../registry/enquiry-target.ts";
import { currentOwnerOf } from "./card-queries.ts";
import { cards, type CardRow } from "./cards.table.ts";
import { CURRENT_OWNER_LEFT } from "./found-card.ts";
import { blockedBetween } from "../moderation/block-queries.ts";
import { hasKeys } from "../search/find-candidates.ts";
import { placeKey, plainWords } from "../search/search-text.ts";
import { searchEntries } from "../search/search.table.ts";
import { CURRENT_OWNER_ID, notDeleted } from "./card-conditions.ts";

const LOOKED_AT = 200;

/**
 * One card of each matching person, the best first: cards of that city that name the category, then those of
 * members whose business there is in the category, although their card does not say so.
 */
export async function findFittingCards(
  db: Db,
  member: Member,
  wanted: Wanted,
  { most, except }: { most: number; except: ReadonlySet<string> },
): Promise<CardRow[]> {
  const byCurrentOwner = new Map<string, CardRow>();
  const take = (found: CardRow[]) => {
    for (const card of found) {
      if (isIncompleteCard(card) || except.has(card.id) || byCurrentOwner.has(currentOwnerOf(card))) continue;
      byCurrentOwner.set(currentOwnerOf(card), card);
    }
  };
  take(await cardsThatSay(db, member, wanted));
  if (byCurrentOwner.size < most) take(await cardsOfOwners(db, member, await ownersOfFitting(db, wanted)));
  return [...byCurrentOwner.values()].slice(0, most);
}

/** Cards that this member may ask: of others who stay, who accept questions, and without blocks between the two. */
const mayBeAskedBy = (member: Member) =>
  and(
    notDeleted(),
    eq(cards.contactFormEnabled, true),
    ne(cards.ownerId, member.id),
    ne(CURRENT_OWNER_ID, member.id),
    not(CURRENT_OWNER_LEFT),
    not(blockedBetween(member.id, CURRENT_OWNER_ID)),
  );

async function cardsThatSay(db: Db, member: Member, { category, city }: Wanted): Promise<CardRow[]> {
  const query = sql`websearch_to_tsquery('english', ${asQuery(category)})`;
  const rows = await db
    .select({ card: cards })
    .from(searchEntries)
    .innerJoin(cards, eq(cards.id, searchEntries.id))
    .where(
      and(
        eq(searchEntries.type, "card"),
        eq(searchEntries.cityKey, placeKey(city)),
        sql`${searchEntries.words} @@ ${query}`,
        mayBeAskedBy(member),
      ),
    )
    .orderBy(
      desc(sql`ts_rank_cd(${searchEntries.words}, ${query}, 32)`),
      desc(searchEntries.quality),
      desc(searchEntries.id),
    )
    .limit(LOOKED_AT);
  return rows.map(({ card }) => card);
}

/** Owners of businesses in this category that are in or serve the city; the most complete and best rated first. */
async function ownersOfFitting(db: Db, { category, city }: Wanted): Promise<string[]> {
  const slugs = categoriesWithin(category);
  const place = placeKey(city);
  if (place === "") return [];
  const fits =
    slugs.length > 0
      ? hasKeys("business", [place], [slugs.map((slug) => `#${slug}`)])
      : sql`entry.type = 'business' and entry.city_key = ${place}
          and entry.words @@ websearch_to_tsquery('english', ${asQuery(category)})`;
  const { rows } = await db.execute<{ owner_id: string }>(sql`
    select entry.owner_id from search_entries entry
    where ${fits} and entry.owner_id is not null
    group by entry.owner_id order by max(entry.quality) desc, entry.owner_id limit ${LOOKED_AT}`);
  return rows.map(({ owner_id }) => owner_id);
}

/** In the order of the owners, the oldest card of each first. */
async function cardsOfOwners(db: Db, member: Member, ownerIds: string[]): Promise<CardRow[]> {
  if (ownerIds.length === 0) return [];
  const found = await db
    .select()
    .from(cards)
    .where(and(inArray(CURRENT_OWNER_ID, ownerIds), mayBeAskedBy(member)))
    .orderBy(asc(cards.id));
  const placeOf = new Map(ownerIds.map((id, place) => [id, place]));
  return found.toSorted(
    (one, other) => (placeOf.get(currentOwnerOf(one)) ?? 0) - (placeOf.get(currentOwnerOf(other)) ?? 0),
  );
}

/** Any name of the category matches. An unknown category is searched by its words. */
function asQuery(category: string): string {
  const slugs = categoriesWithin(category);
  if (slugs.length === 0) return plainWords(category);
  const names = slugs.flatMap((slug) => [categoryName(slug), ...categoryWords(slug)]);
  return [...new Set(names.map(plainWords))].join(" or ");
}
