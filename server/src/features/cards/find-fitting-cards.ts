import { and, asc, desc, eq, inArray, ne, not, sql } from "drizzle-orm";
import { isIncompleteCard } from "@cardplaza/contract/cards/card-rules";
import type { Db } from "../../platform/database.ts";
import type { Member } from "../accounts/accounts.table.ts";
import type { Wanted } from "../../registry/enquiry-target.ts";
import { currentOwnerOf } from "./card-queries.ts";
import { cards, type CardRow } from "./cards.table.ts";
import { IS_HIDDEN_CARD } from "./found-card.ts";
import { blockedBetween } from "../moderation/block-queries.ts";
import { categoryQuery, findOwners } from "../search/find-owners.ts";
import { placeKey } from "../search/search-text.ts";
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
  if (byCurrentOwner.size < most) {
    const owners = await findOwners(db, { type: "business", ...wanted }, LOOKED_AT);
    take(await cardsOfOwners(db, member, owners));
  }
  return [...byCurrentOwner.values()].slice(0, most);
}

/** Cards that this member may ask: of others who stay, who accept questions, and without blocks between the two. */
const mayBeAskedBy = (member: Member) =>
  and(
    notDeleted(),
    eq(cards.contactFormEnabled, true),
    ne(cards.ownerId, member.id),
    ne(CURRENT_OWNER_ID, member.id),
    not(IS_HIDDEN_CARD),
    not(blockedBetween(member.id, CURRENT_OWNER_ID)),
  );

async function cardsThatSay(db: Db, member: Member, { category, city }: Wanted): Promise<CardRow[]> {
  const query = categoryQuery(category);
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
