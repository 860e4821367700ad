import { and, desc, eq, isNull, ne, not, sql } from "drizzle-orm";
import { categoriesWithin, categoryName } from "@cardplaza/contract/business-categories";
import { isIncompleteCard } from "@cardplaza/contract/card-rules";
import { categoryWords } from "@cardplaza/contract/category-words";
import type { Db } from "../../platform/database.ts";
import type { Member } from "../accounts/accounts.table.ts";
import { keeperOf } from "../cards/card-queries.ts";
import { cards, type CardRow } from "../cards/cards.table.ts";
import { KEEPER_ID, KEEPER_LEFT } from "../cards/found-card.ts";
import { areBlocked } from "../moderation/block-queries.ts";
import { placeKey, plainWords } from "../search/search-text.ts";
import { searchEntries } from "../search/search.table.ts";

const LOOKED_AT = 200;

interface Wanted {
  category: string;
  city: string;
}

/** Cards of that city that speak of the category, best first, one of each person. */
export async function findFittingCards(
  db: Db,
  member: Member,
  { category, city }: Wanted,
  { most, except }: { most: number; except: ReadonlySet<string> },
): Promise<CardRow[]> {
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
        isNull(cards.deletedAt),
        eq(cards.contactFormEnabled, true),
        ne(cards.ownerId, member.id),
        ne(KEEPER_ID, member.id),
        not(KEEPER_LEFT),
        not(areBlocked(member.id, KEEPER_ID)),
      ),
    )
    .orderBy(
      desc(sql`ts_rank_cd(${searchEntries.words}, ${query}, 32)`),
      desc(searchEntries.quality),
      desc(searchEntries.id),
    )
    .limit(LOOKED_AT);
  const byKeeper = new Map<string, CardRow>();
  for (const { card } of rows) {
    if (isIncompleteCard(card) || except.has(card.id) || byKeeper.has(keeperOf(card))) continue;
    byKeeper.set(keeperOf(card), card);
  }
  return [...byKeeper.values()].slice(0, most);
}

/** Any name that the category goes by will do. One that we do not know is taken for its words. */
function asQuery(category: string): string {
  const slugs = categoriesWithin(category);
  if (slugs.length === 0) return plainWords(category);
  const names = slugs.flatMap((slug) => [categoryName(slug), ...categoryWords(slug)]);
  return [...new Set(names.map(plainWords))].join(" or ");
}
