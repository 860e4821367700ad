import { sql } from "drizzle-orm";
import { MAX_SUGGESTIONS } from "@cardplaza/contract/search/search-words";
import { beginningWith } from "../../../platform/like.ts";
import { plainWords } from "../../search/search-text.ts";
import { quoted } from "./job-keys.ts";
import { companiesHiddenFrom, type Seeker } from "./read-job-filters.ts";

/** So many are read in alphabetical order, of which those with the most open jobs are suggested. */
const LOOKED_AT = 60;
const COUNTED = 50;

/** Titles, skills and companies of open jobs that begin as typed, in any script. */
export async function suggestJobs(seeker: Seeker, typed: string): Promise<string[]> {
  const { db } = seeker;
  const plain = plainWords(typed);
  if (plain === "") return [];
  // "~<~" is the order of the index on prefixes; in any other order all rows would be sorted first.
  const { rows } = await db.execute<{ key: string; text: string }>(sql`
    select key, text from job_terms where plain like ${beginningWith(plain)}
    order by plain using ~<~ limit ${LOOKED_AT}`);
  if (rows.length === 0) return [];
  const terms = rows.map(({ key, text }, place) => ({ text, place, query: quoted(key) }));
  const hidden = await companiesHiddenFrom(seeker);
  const counted = await db.execute<{ text: string }>(sql`
    select text from (
      select text, place, (select count(*) from (
        select 1 from open_jobs open
        where open.keys @@ term.query::tsquery and not open.company_id = any(${sql.param(hidden)}::text[])
        limit ${COUNTED}) those) as count
      from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as term (text text, place int, query text)
    ) counted where count > 0 order by count desc, place`);
  // A title and a skill may be the same.
  const byPlain = Map.groupBy(counted.rows, ({ text }) => plainWords(text));
  return [...byPlain.values()].flatMap(([first]) => first?.text ?? []).slice(0, MAX_SUGGESTIONS);
}
