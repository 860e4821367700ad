import { sql, type SQL } from "drizzle-orm";
import { romanise } from "@cardplaza/contract/search/romanise";
import { MAX_SUGGESTIONS, type Suggestion } from "@cardplaza/contract/search/search-words";
import { categoriesNamed } from "@cardplaza/contract/directory/category-words";
import type { Db } from "../../platform/database.ts";
import { beginningWith } from "../../platform/like.ts";
import { leavingIds } from "../accounts/member-conditions.ts";
import { citiesNamed } from "../places/cities.ts";
import { categoriesInTongues } from "./category-tongues.ts";
import { plainWords, withoutPhones } from "./search-text.ts";
import { soundsOf } from "./sound-of.ts";

const MAX_CATEGORIES = 3;
const MAX_CITIES = 2;
/** This many names are read in alphabetical order, because several may be the same. */
const LOOKED_AT = 60;

/** Categories, names and cities that begin with the typed text, in any script. */
export async function suggest(db: Db, typed: string): Promise<Suggestion[]> {
  const plain = plainWords(withoutPhones(typed));
  if (plain === "" || /^\d+$/.test(plain)) return [];
  const categories = [...new Set([...categoriesNamed(plain), ...categoriesInTongues(plain)])].slice(
    0,
    MAX_CATEGORIES,
  );
  const cities = citiesNamed(romanise(typed.trim())).slice(0, MAX_CITIES);
  const names = await namesLike(db, plain, MAX_SUGGESTIONS - categories.length - cities.length);
  return [
    ...categories.map(({ slug, name }) => ({ kind: "category" as const, text: name, category: slug })),
    ...names.map((text) => ({ kind: "name" as const, text })),
    ...cities.map(({ name }) => ({ kind: "city" as const, text: name })),
  ];
}

/** Matches by spelling first, then by sound. */
async function namesLike(db: Db, plain: string, most: number): Promise<string[]> {
  const written = await namesBeginning(db, sql`name_key`, plain, most);
  if (written.length >= most) return written;
  const heard = await namesBeginning(db, sql`sound_key`, soundsOf(plain), most);
  return [...new Set([...written, ...heard])].slice(0, most);
}

// "~<~" is the order of the index on prefixes; in any other order all rows would be sorted first.
async function namesBeginning(db: Db, key: SQL, plain: string, most: number): Promise<string[]> {
  const begins = beginningWith(plain);
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct on (name) name from (
      select name, ${key} as key from search_entries
      where audience = 'all' and ${key} like ${begins} and (owner_id is null or owner_id not in ${leavingIds()})
      order by ${key} using ~<~ limit ${LOOKED_AT}
    ) first_ones order by name limit ${most}`);
  return rows.map(({ name }) => name);
}
