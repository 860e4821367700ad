import { sql } from "drizzle-orm";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { plainWords } from "../../search/search-text.ts";
import { KEY, quoted } from "./job-keys.ts";
import { jobTerms } from "./job-terms.table.ts";

export interface Term {
  key: string;
  text: string;
}

/** In a fixed order, so that two writers of the same new terms do not deadlock. */
export async function learnTerms(tx: Tx, terms: readonly Term[]): Promise<void> {
  const byKey = new Map(terms.map(({ key, text }) => [key, { key, text, plain: plainWords(text) }]));
  const rows = [...byKey.values()]
    .filter(({ plain }) => plain !== "")
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  if (rows.length === 0) return;
  await tx
    .insert(jobTerms)
    .values(rows)
    .onConflictDoUpdate({
      target: jobTerms.key,
      set: { text: sql`excluded.text`, plain: sql`excluded.plain` },
      // People write a title or a skill in different ways; only the name of a company follows what was written last.
      setWhere: sql`${jobTerms.text} <> excluded.text and ${jobTerms.key} like ${KEY.company("%")}`,
    });
}

const BATCH = 1_000;

/** Removes terms that no open job has any more. */
export async function deleteUnusedTerms({ db }: Pick<JobContext, "db">): Promise<void> {
  let last: string | undefined = "";
  while (last !== undefined) {
    const rows: { key: string }[] = (
      await db.execute<{ key: string }>(
        sql`select key from job_terms where key > ${last} order by key limit ${BATCH}`,
      )
    ).rows;
    const keys = rows.map(({ key }) => ({ key, query: quoted(key) }));
    await db.execute(sql`
      delete from job_terms using jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as looked (key text, query text)
      where job_terms.key = looked.key
        and not exists (select 1 from open_jobs open where open.keys @@ looked.query::tsquery)`);
    last = rows.length < BATCH ? undefined : rows.at(-1)?.key;
  }
}
