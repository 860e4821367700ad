import { and, count, eq, inArray, ne } from "drizzle-orm";
import { SEATED_STATUSES, WAITING_STATUSES } from "@cardplaza/contract/chapters/chapter-words";
import type { Gap } from "@cardplaza/contract/chapters/leaderboard";
import { MAX_GAPS, MAX_PEOPLE_OF_GAP } from "@cardplaza/contract/chapters/points-words";
import { categoryName, LISTED_CATEGORIES } from "@cardplaza/contract/categories/business-categories";
import type { MemberContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { currentOwnerOf } from "../../cards/card-queries.ts";
import { cardSearch } from "../../cards/card-search.ts";
import type { CardRow } from "../../cards/cards.table.ts";
import { findFittingCards } from "../../cards/find-fitting-cards.ts";
import { countCategories } from "../../directory/pages/count-categories.ts";
import { findChapterRunBy, hasSeat } from "../chapter/chapter-queries.ts";
import { chapterMembers, type ChapterRow } from "../chapter/chapters.table.ts";

/** Trades that the chapter misses, those with the most businesses in its city first, with members who would fit. */
export async function findGaps(ctx: MemberContext, chapterId: string): Promise<{ gaps: Gap[] }> {
  const { db, member } = ctx;
  const { chapter } = await findChapterRunBy(db, chapterId, member.id);
  const known = await db
    .select({
      memberId: chapterMembers.memberId,
      category: chapterMembers.category,
      status: chapterMembers.status,
    })
    .from(chapterMembers)
    .where(
      and(
        eq(chapterMembers.chapterId, chapterId),
        inArray(chapterMembers.status, [...SEATED_STATUSES, ...WAITING_STATUSES]),
      ),
    );
  const seated = known.filter(({ status }) => (SEATED_STATUSES as readonly string[]).includes(status));
  const taken = new Set(seated.map(({ category }) => category));
  const among = new Set(known.map(({ memberId }) => memberId));
  const gaps: Gap[] = [];
  for (const [category, nearby] of await missingTrades(db, chapter, taken)) {
    const wanted = { category, city: chapter.city };
    const most = MAX_PEOPLE_OF_GAP + among.size;
    const cards = await findFittingCards(db, member, wanted, { most, except: new Set() });
    const people = cards.filter((card) => !among.has(currentOwnerOf(card))).slice(0, MAX_PEOPLE_OF_GAP);
    gaps.push({
      category,
      categoryName: categoryName(category),
      nearby,
      people: await presentPeople(ctx, people),
    });
  }
  return { gaps };
}

/** In a city with few businesses the trades that other chapters have fill the list. */
async function missingTrades(
  db: Db,
  chapter: ChapterRow,
  taken: ReadonlySet<string>,
): Promise<[string, number][]> {
  const missing = LISTED_CATEGORIES.map(({ slug }) => slug).filter((slug) => !taken.has(slug));
  const nearby = await countCategories(db, chapter.city, missing);
  const here = [...nearby].toSorted(([, one], [, other]) => other - one).slice(0, MAX_GAPS);
  if (here.length === MAX_GAPS) return here;
  const elsewhere = await db
    .select({ category: chapterMembers.category, members: count() })
    .from(chapterMembers)
    .where(
      and(hasSeat(), ne(chapterMembers.chapterId, chapter.id), inArray(chapterMembers.category, missing)),
    )
    .groupBy(chapterMembers.category);
  const more = elsewhere
    .filter(({ category }) => !nearby.has(category))
    .toSorted((one, other) => other.members - one.members)
    .map(({ category }): [string, number] => [category, 0]);
  return [...here, ...more].slice(0, MAX_GAPS);
}

/** As the search shows their cards: without what the owners switched off. */
async function presentPeople({ db, now }: MemberContext, cards: readonly CardRow[]): Promise<Gap["people"]> {
  const ids = cards.map(({ id }) => id);
  const shown = await cardSearch.resultsOf(db, ids, now, true);
  const byId = new Map(shown.map((result) => [result._id, result]));
  return cards.flatMap((card) => {
    const result = byId.get(card.id);
    if (!result) return [];
    const { title, subtitle, city, image, url } = result;
    const userId = currentOwnerOf(card);
    return [{ userId, name: title, headline: subtitle, city, profile_image: image, url }];
  });
}
