import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { executePlanned } from "../../platform/execute-planned.ts";
import { soundOf } from "./words/sound-of.ts";

export interface QueryWord {
  word: string;
  /** None if the word has no meaning for the search, such as "the". */
  lexeme: string | null;
  /** Stems of other known words that sound the same: other spellings, other scripts. */
  same: string[];
  /** A name, category or city has it, or a word that sounds the same. */
  isKnown: boolean;
  /** Known words that are similar, the most similar first. */
  alike: { word: string; lexeme: string; likeness: number }[];
}

const MAX_WORDS = 10;
/** A shorter word that is known was meant: too many others are similar to it. */
const SURE_LENGTH = 5;
/** Shorter sounds are shared by unrelated words. */
const SOUND_LENGTH = 3;
const MAX_SAME = 12;

/** What the search knows of the typed words. */
export async function readWords(db: Db, words: readonly string[]): Promise<QueryWord[]> {
  if (words.length === 0) return [];
  const typed = words.slice(0, MAX_WORDS).map((word) => ({ word, sound: soundOf(word) }));
  const rows = await executePlanned<{
    word: string;
    lexeme: string | null;
    same: string[] | null;
    known: boolean;
    alike: QueryWord["alike"] | null;
  }>(
    db,
    sql`
    select typed.word, (tsvector_to_array(to_tsvector('english', typed.word)))[1] as lexeme,
      case when length(typed.sound) >= ${SOUND_LENGTH} then (select json_agg(distinct same.lexeme) from (
        select lexeme from search_words where sound = typed.sound limit ${MAX_SAME}) same) end as same,
      exists (select 1 from search_words known where known.word = typed.word) as known,
      case when length(typed.word) >= ${SURE_LENGTH} or (length(typed.word) >= 3
          and not exists (select 1 from search_words known where known.word = typed.word))
        then (select json_agg(alike) from search_words_like(typed.word) alike) end as alike
    from rows from (jsonb_to_recordset(${JSON.stringify(typed)}::jsonb) as (word text, sound text))
      with ordinality as typed (word, sound, place)
    order by typed.place`,
  );
  return rows.map(({ word, lexeme, same, known, alike }) => ({
    word,
    lexeme,
    same: (lexeme === null ? [] : (same ?? [])).filter((other) => other !== lexeme),
    isKnown: known || Boolean(same),
    alike: alike ?? [],
  }));
}
