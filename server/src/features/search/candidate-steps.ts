import { sql, type SQL } from "drizzle-orm";
import type { SearchType } from "@cardplaza/contract/search/search-words";
import type { SearchFilters } from "./search-filters.ts";
import { keyQuery, type KeyGroups } from "./search-keys.ts";
import type { QueryText } from "./search-text.ts";

/** How an entry was found: by words of its name, by other words, by a similar name, or without words. */
export const STEP = { inName: 1, inText: 2, alike: 3, withoutWords: 4 } as const;
type Step = (typeof STEP)[keyof typeof STEP];

/** Entries to be ranked. */
export interface Candidates {
  /** Named queries that the step reads. */
  before?: SQL;
  found: SQL;
  /** How many there are up to the limit, if fewer are read than counted. */
  total?: SQL;
}

export const NOTHING = sql.raw("");

const KEYS = sql`search_keys(entry.type, entry.city_key, entry.city_keys, entry.words, entry.categories, entry.pin)`;

/** Whether an entry, named `entry`, has these keys in one of the cities, or anywhere, and not all of the others. */
export const hasKeys = (
  type: SearchType,
  cities: readonly string[],
  groups: KeyGroups,
  without: KeyGroups = [],
) => sql`${KEYS} @@ ${keyQuery(type, cities, groups, without)}::tsquery`;

/** What the index of the words also finds. */
export function narrowingGroups(
  { pin }: Pick<QueryText, "pin">,
  { categories }: Pick<SearchFilters, "categories">,
): KeyGroups {
  const groups: KeyGroups = [];
  if (categories) groups.push(categories.length > 0 ? categories.map((slug) => `#${slug}`) : ["#"]);
  if (pin) groups.push([`!${pin}`]);
  return groups;
}

export const number = (step: Step) => sql.raw(String(step));

/** What the ranking needs of an entry. A thousand whole rows would take longer to keep and sort than to find. */
export const RANKED = sql.raw(
  `id owner_id name_key other_key city_key lat lng rating_sum rating_count completeness quality verified_until
   price_paise is_slow created_at updated_at`
    .split(/\s+/)
    .map((column) => `entry.${column}`)
    .join(", "),
);

export const take = (step: Step) =>
  sql`select ${RANKED}, ${number(step)} as step from search_entries entry where`;
/** Reads the entries of a step with their words, the largest part of an entry. */
export const takeWords = (step: SQL) =>
  sql`select ${RANKED}, entry.words, ${step} as step from search_entries entry where`;

export const together = (parts: SQL[]) =>
  sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );
