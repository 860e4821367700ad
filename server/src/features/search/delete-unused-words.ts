import { sql } from "drizzle-orm";
import { HOUR_SECONDS } from "@cardplaza/contract/time";
import type { JobContext } from "../../context.ts";
import type { Job } from "../../platform/jobs.ts";

const BATCH = 1_000;

/** Every night: deletes words that no entry uses any more, such as the name of a member who left. */
export const deleteUnusedWordsJob: Job<JobContext, object> = {
  name: "forget-words",
  schedule: "50 3 * * *",
  expireInSeconds: HOUR_SECONDS,
  async run({ db, registry }, _data, signal) {
    const ways = registry.searchKinds.map(({ type }) => `'${type}//%s'`).join(" | ");
    let after = "";
    for (;;) {
      signal.throwIfAborted();
      const { rows } = await db.execute<{ last: string | null }>(sql`
        with looked_at as (
          select word, lexeme from search_words where word > ${after} order by word limit ${BATCH}
        ), gone as (
          delete from search_words using looked_at
          where search_words.word = looked_at.word and not exists (
            select 1 from search_entries entry
            where search_keys(entry.type, entry.city_key, entry.city_keys, entry.words, entry.categories, entry.pin)
              @@ replace(${ways}, '%s', looked_at.lexeme)::tsquery)
        )
        select max(word) as last from looked_at`);
      const last = rows[0]?.last;
      if (!last) return;
      after = last;
    }
  },
};
