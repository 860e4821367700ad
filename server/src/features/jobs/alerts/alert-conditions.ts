import { sql } from "drizzle-orm";
import type { AlertFilters } from "@cardplaza/contract/jobs/job-alerts";
import type { Db } from "../../../platform/database.ts";
import { placeKey, plainWords } from "../../search/search-text.ts";
import { KEY, skillKey, type KeyGroups } from "../finding/job-keys.ts";
import { readTyped } from "../finding/list-jobs.ts";

/** What an alert looks for. */
export interface AlertConditions {
  groups: KeyGroups;
  /** The keys of words after a minus. */
  leftOut: string[];
  /** The years that the member has. */
  years: number | null;
  paiseAYear: number | null;
}

/**
 * As the list of jobs reads its filters, but a word must be in the title, a skill, the department, the city or the
 * name of the company. Null for words that can find nothing.
 */
export async function readConditions(
  db: Db,
  all: readonly AlertFilters[],
): Promise<(AlertConditions | null)[]> {
  const texts = all.map(({ q }) => readTyped(q));
  const leftOut = texts.map(({ web }) =>
    web.split(" ").flatMap((word) => (word.startsWith("-") ? plainWords(word).split(" ") : [])),
  );
  const stems = await stemsOf(db, [...texts.flatMap(({ words }) => words), ...leftOut.flat()]);
  const keysOf = (words: readonly string[]) =>
    words.flatMap((word) => {
      const stem = stems.get(word);
      return stem ? [KEY.inFacts(stem)] : [];
    });
  return all.map(({ city, mode, type, expMin, salaryMin, skills }, at) => {
    const { words, isEither, isVain } = texts[at]!;
    if (isVain) return null;
    const keys = keysOf(words);
    return {
      groups: [
        ...(isEither ? [keys] : keys.map((key) => [key])),
        city ? [KEY.city(placeKey(city))] : [],
        mode.map(KEY.mode),
        type.map(KEY.type),
        skills.map((skill) => KEY.skill(skillKey(skill))),
      ].filter((group) => group.length > 0),
      leftOut: keysOf(leftOut[at]!),
      years: expMin,
      paiseAYear: salaryMin ? salaryMin * 100 : null,
    };
  });
}

/** None for words without a meaning of their own, such as "the". */
async function stemsOf(db: Db, words: readonly string[]): Promise<Map<string, string | null>> {
  const { rows } = await db.execute<{ word: string; stem: string | null }>(sql`
    select word, (tsvector_to_array(to_tsvector('english', word)))[1] as stem
    from unnest(${sql.param([...new Set(words)])}::text[]) word`);
  return new Map(rows.map(({ word, stem }) => [word, stem]));
}
