import { sql, type SQL } from "drizzle-orm";
import { romanise } from "@cardplaza/contract/search/romanise";
import {
  MAX_SUGGESTIONS,
  type SearchCategory,
  type SearchType,
  type Suggestion,
} from "@cardplaza/contract/search/search-words";
import { categoriesNamed } from "@cardplaza/contract/directory/category-words";
import type { Context } from "../../context.ts";
import type { Db } from "../../platform/database.ts";
import { beginningWith } from "../../platform/like.ts";
import type { Registry } from "../../registry/registry.ts";
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
export async function suggest(
  { db, registry }: Pick<Context, "db" | "registry">,
  typed: string,
): Promise<Suggestion[]> {
  const plain = plainWords(withoutPhones(typed));
  if (plain === "" || /^\d+$/.test(plain)) return [];
  const categories = categoriesLike(registry, plain);
  const cities = citiesNamed(romanise(typed.trim())).slice(0, MAX_CITIES);
  const names = await namesLike(db, plain, MAX_SUGGESTIONS - categories.length - cities.length);
  return [
    ...categories,
    ...names.map((text) => ({ kind: "name" as const, text })),
    ...cities.map(({ name }) => ({ kind: "city" as const, text: name })),
  ];
}

/** Of businesses in any language, of other kinds by their names; each shows one at least, if there is room. */
function categoriesLike({ searchKinds }: Registry, plain: string): Suggestion[] {
  const suggested = (type: SearchType, { slug, name }: SearchCategory): Suggestion => ({
    kind: "category",
    text: name,
    category: slug,
    type,
  });
  const byKind = searchKinds.map(({ type, categories = [] }) => {
    const named =
      type === "business"
        ? [...new Set([...categoriesNamed(plain), ...categoriesInTongues(plain)])]
        : categories
            .flatMap((one) => [one, ...(one.within ?? [])])
            .filter(({ name }) => hasWordLike(name, plain));
    return named.map((one) => suggested(type, one));
  });
  const firsts = byKind.flatMap(([first]) => first ?? []);
  return [...new Set([...firsts, ...byKind.flat()])].slice(0, MAX_CATEGORIES);
}

const hasWordLike = (name: string, plain: string) => ` ${plainWords(name)}`.includes(` ${plain}`);

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
