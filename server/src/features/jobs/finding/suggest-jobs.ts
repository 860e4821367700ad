import { sql } from "drizzle-orm";
import { MAX_SUGGESTIONS } from "@cardplaza/contract/search/search-words";
import { beginningWith } from "../../../platform/like.ts";
import { plainWords } from "../../search/search-text.ts";
import { KEY, quoted } from "./job-keys.ts";
import { companiesHiddenFrom, type Seeker } from "./read-job-filters.ts";

/** So many are read in alphabetical order, of which those with the most open jobs are suggested. */
const LOOKED_AT = 60;
const COUNTED = 50;

/** Titles, skills and companies of open jobs that begin as typed, in any script. */
export async function suggestJobs(seeker: Seeker, typed: string): Promise<string[]> {
  // A title and a skill may be the same.
  const byPlain = Map.groupBy(await termsLike(seeker, typed), ({ text }) => plainWords(text));
  return [...byPlain.values()].flatMap(([first]) => first?.text ?? []).slice(0, MAX_SUGGESTIONS);
}

/** Companies with open jobs whose names begin as typed. */
export async function suggestCompanies(seeker: Seeker, typed: string) {
  const found = await termsLike(seeker, typed, KEY.company(""));
  return found
    .slice(0, MAX_SUGGESTIONS)
    .map(({ key, text, count }) => ({ _id: key.slice(KEY.company("").length), name: text, jobs: count }));
}

interface FoundTerm extends Record<string, unknown> {
  key: string;
  text: string;
  count: number;
}

/** Those with the most open jobs first; only keys that begin with `begin`. */
async function termsLike(seeker: Seeker, typed: string, begin = ""): Promise<FoundTerm[]> {
  const { db } = seeker;
  const plain = plainWords(typed);
  if (plain === "") return [];
  // "~<~" is the order of the index on prefixes; in any other order all rows would be sorted first.
  const { rows } = await db.execute<{ key: string; text: string }>(sql`
    select key, text from job_terms where plain like ${beginningWith(plain)} and starts_with(key, ${begin})
    order by plain using ~<~ limit ${LOOKED_AT}`);
  if (rows.length === 0) return [];
  const terms = rows.map(({ key, text }, place) => ({ key, text, place, query: quoted(key) }));
  const hidden = await companiesHiddenFrom(seeker);
  const counted = await db.execute<FoundTerm>(sql`
    select key, text, count::int from (
      select key, text, place, (select count(*) from (
        select 1 from open_jobs open
        where open.keys @@ term.query::tsquery and not open.company_id = any(${sql.param(hidden)}::text[])
        limit ${COUNTED}) those) as count
      from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as term (key text, text text, place int, query text)
    ) counted where count > 0 order by count desc, place`);
  return counted.rows;
}
