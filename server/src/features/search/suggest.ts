import { sql } from "drizzle-orm";
import { categoriesNamed } from "@cardplaza/contract/category-words";
import { MAX_SUGGESTIONS, type Suggestion } from "@cardplaza/contract/search-words";
import type { Db } from "../../platform/database.ts";
import { citiesNamed } from "../places/cities.ts";
import { plainWords, withoutPhones } from "./search-text.ts";

const MAX_CATEGORIES = 3;
const MAX_CITIES = 2;
/** So many names in the order of the alphabet are looked at: several may be the same. */
const LOOKED_AT = 60;

/** What somebody may be about to type: categories, names and cities that begin like it. */
export async function suggest(db: Db, typed: string): Promise<Suggestion[]> {
  const plain = plainWords(withoutPhones(typed));
  if (plain === "" || /^\d+$/.test(plain)) return [];
  const categories = categoriesNamed(plain).slice(0, MAX_CATEGORIES);
  const cities = citiesNamed(typed.trim()).slice(0, MAX_CITIES);
  const names = await namesLike(db, plain, MAX_SUGGESTIONS - categories.length - cities.length);
  return [
    ...categories.map(({ slug, name }) => ({ kind: "category" as const, text: name, category: slug })),
    ...names.map((text) => ({ kind: "name" as const, text })),
    ...cities.map(({ name }) => ({ kind: "city" as const, text: name })),
  ];
}

// In the order of the index by beginnings, which "~<~" names: in any other, all of them would be sorted first.
async function namesLike(db: Db, plain: string, most: number): Promise<string[]> {
  const begins = `${plain.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct on (name_key) name from (
      select name, name_key from search_entries
      where audience = 'all' and name_key like ${begins} and (owner_id is null or owner_id not in (
        select id from members where erases_at is not null))
      order by name_key using ~<~ limit ${LOOKED_AT}
    ) first_ones order by name_key limit ${most}`);
  return rows.map(({ name }) => name);
}
