import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";

export interface AskedWord {
  word: string;
  /** None where the word says nothing, such as "the". */
  lexeme: string | null;
  /** Some name, category or city has it. */
  isKnown: boolean;
  /** Known words that are like it, the most alike first. */
  alike: { word: string; lexeme: string; likeness: number }[];
}

const MAX_WORDS = 10;
/** A shorter word that is known was meant: nearly everything is like it. */
const SURE_LENGTH = 5;

/** What the search knows of the words that somebody typed. */
export async function readWords(db: Db, words: readonly string[]): Promise<AskedWord[]> {
  if (words.length === 0) return [];
  const { rows } = await db.execute<{
    word: string;
    lexeme: string | null;
    known: boolean;
    alike: AskedWord["alike"] | null;
  }>(sql`
    select asked.word, (tsvector_to_array(to_tsvector('english', asked.word)))[1] as lexeme,
      exists (select 1 from search_words known where known.word = asked.word) as known,
      case when length(asked.word) >= ${SURE_LENGTH} or (length(asked.word) >= 3
          and not exists (select 1 from search_words known where known.word = asked.word))
        then (select json_agg(alike) from search_words_like(asked.word) alike) end as alike
    from jsonb_array_elements_text(${JSON.stringify(words.slice(0, MAX_WORDS))}::jsonb)
      with ordinality as asked (word, place)
    order by asked.place`);
  return rows.map(({ word, lexeme, known, alike }) => ({ word, lexeme, isKnown: known, alike: alike ?? [] }));
}
