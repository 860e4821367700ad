import { sql } from "drizzle-orm";
import { categoriesWithin, categoryName } from "@cardplaza/contract/categories/business-categories";
import { categoryWords } from "@cardplaza/contract/categories/category-words";
import type { SearchType } from "@cardplaza/contract/search/search-words";
import type { Db } from "../../platform/database.ts";
import { hasKeys } from "./candidate-steps.ts";
import { placeKey, plainWords } from "./search-text.ts";

interface CategoryInCity {
  type: SearchType;
  category: string;
  city: string;
}

/** Owners of entries in this category that are in or serve the city; the most complete and best rated first. */
export async function findOwners(
  db: Db,
  { type, category, city }: CategoryInCity,
  most: number,
): Promise<string[]> {
  const slugs = categoriesWithin(category);
  const place = placeKey(city);
  if (place === "") return [];
  const fits =
    slugs.length > 0
      ? hasKeys(type, [place], [slugs.map((slug) => `#${slug}`)])
      : sql`entry.type = ${type} and entry.city_key = ${place} and entry.words @@ ${categoryQuery(category)}`;
  const { rows } = await db.execute<{ owner_id: string }>(sql`
    select entry.owner_id from search_entries entry
    where ${fits} and entry.owner_id is not null
    group by entry.owner_id order by max(entry.quality) desc, entry.owner_id limit ${most}`);
  return rows.map(({ owner_id }) => owner_id);
}

/** Any name of the category matches. An unknown category is searched by its words. */
export const categoryQuery = (category: string) =>
  sql`websearch_to_tsquery('english', ${wordsOfCategory(category)})`;

function wordsOfCategory(category: string): string {
  const slugs = categoriesWithin(category);
  if (slugs.length === 0) return plainWords(category);
  const names = slugs.flatMap((slug) => [categoryName(slug), ...categoryWords(slug)]);
  return [...new Set(names.map(plainWords))].join(" or ");
}
