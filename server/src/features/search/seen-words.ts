import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import type { Registry } from "../../registry/registry.ts";
import { hiddenIds } from "../accounts/member-conditions.ts";
import type { QueryWord } from "./read-words.ts";

interface Viewer {
  db: Db;
  registry: Registry;
  isMember: boolean;
}

/**
 * The words without similar ones that no entry has which the viewer may find: unused words are deleted at night, but what
 * is taken back must not be read from a "Did you mean" before.
 */
export async function withSeenWords(viewer: Viewer, words: readonly QueryWord[]): Promise<QueryWord[]> {
  const unknown = words.filter(({ isKnown, lexeme }) => !isKnown && lexeme !== null);
  const lexemes = [...new Set(unknown.flatMap(({ alike }) => alike.map((each) => each.lexeme)))];
  if (lexemes.length === 0) return [...words];
  const seen = await seenAmong(viewer, lexemes);
  return words.map((word) => ({ ...word, alike: word.alike.filter(({ lexeme }) => seen.has(lexeme)) }));
}

async function seenAmong({ db, registry, isMember }: Viewer, lexemes: string[]): Promise<Set<string>> {
  const ways = registry.searchKinds.map(({ type }) => `'${type}//%s'`).join(" | ");
  const { rows } = await db.execute<{ lexeme: string }>(sql`
    select lexeme from unnest(${sql.param(lexemes)}::text[]) as asked(lexeme)
    where exists (
      select 1 from search_entries entry
      where search_keys(entry.type, entry.city_key, entry.city_keys, entry.words, entry.categories, entry.pin)
          @@ replace(${ways}, '%s', asked.lexeme)::tsquery
        and (entry.owner_id is null or entry.owner_id not in ${hiddenIds()})
        and ${isMember ? sql`true` : sql`entry.audience = 'all'`})`);
  return new Set(rows.map(({ lexeme }) => lexeme));
}
