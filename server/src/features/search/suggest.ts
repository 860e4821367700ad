import { sql, type SQL } from "drizzle-orm";
import { romanise } from "@cardplaza/contract/slugs/romanise";
import {
  MAX_SUGGESTIONS,
  type SearchCategory,
  type SearchType,
  type Suggestion,
} from "@cardplaza/contract/search/search-words";
import { categoriesNamed } from "@cardplaza/contract/categories/category-words";
import type { Context } from "../../context.ts";
import type { Db } from "../../platform/database.ts";
import { beginningWith } from "../../platform/like.ts";
import type { Registry } from "../../registry/registry.ts";
import { hiddenIds } from "../accounts/member-conditions.ts";
import { idsBlockedWith } from "../moderation/block-queries.ts";
import { citiesNamed } from "../places/cities.ts";
import { categoriesInTongues } from "./words/category-tongues.ts";
import { plainWords, withoutPhones } from "./search-text.ts";
import { soundsOf } from "./words/sound-of.ts";

const MAX_CATEGORIES = 3;
const MAX_CITIES = 2;
/** This many names are read in alphabetical order, because several may be the same. */
const LOOKED_AT = 60;

/** Categories, names and cities that begin with the typed text, in any script. */
export async function suggest(
  { db, registry, member }: Pick<Context, "db" | "registry" | "member">,
  typed: string,
): Promise<Suggestion[]> {
  const plain = plainWords(withoutPhones(typed));
  if (plain === "" || /^\d+$/.test(plain)) return [];
  const categories = categoriesLike(registry, plain);
  const cities = citiesNamed(romanise(typed.trim())).slice(0, MAX_CITIES);
  const blocked = member ? await idsBlockedWith(db, member.id) : [];
  const names = await namesLike(db, plain, {
    blocked,
    most: MAX_SUGGESTIONS - categories.length - cities.length,
  });
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

interface Wanted {
  /** Members whose names are left out. */
  blocked: string[];
  most: number;
}

/** Matches by spelling first, then by sound. */
async function namesLike(db: Db, plain: string, wanted: Wanted): Promise<string[]> {
  const { most } = wanted;
  const written = await namesBeginning(db, sql`name_key`, plain, wanted);
  if (written.length >= most) return written;
  const heard = await namesBeginning(db, sql`sound_key`, soundsOf(plain), wanted);
  return [...new Set([...written, ...heard])].slice(0, most);
}

// "~<~" is the order of the index on prefixes; in any other order all rows would be sorted first.
async function namesBeginning(db: Db, key: SQL, plain: string, { blocked, most }: Wanted): Promise<string[]> {
  const isBlocked = sql`owner_id = any(${sql.param(blocked)}::text[])`;
  const begins = beginningWith(plain);
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct on (name) name from (
      select name, ${key} as key from search_entries
      where audience = 'all' and ${key} like ${begins} and (owner_id is null or (owner_id not in ${hiddenIds()} and not ${isBlocked}))
      order by ${key} using ~<~ limit ${LOOKED_AT}
    ) first_ones order by name limit ${most}`);
  return rows.map(({ name }) => name);
}
