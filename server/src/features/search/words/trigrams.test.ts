import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { likenessOf } from "./trigrams.ts";

const app = await sharedTestApp();
const WORDS = [
  "sharma",
  "sharrma",
  "enterprises",
  "entreprise",
  "sri",
  "kitchens",
  "kitchan",
  "गणेश",
  "a1",
  "ganesha",
];

test("a query is as similar to a word as PostgreSQL says, and to a name with that word at least as much", async () => {
  const pairs = WORDS.flatMap((one) =>
    WORDS.flatMap((word) => WORDS.map((other) => [`${one} ${other}`, word] as const)),
  );
  const { rows } = await app.db.execute<{ whole: number; within: number }>(sql`
    select similarity(query, word) as whole, word_similarity(query, 'shree ' || word || ' and sons') as within
    from rows from (jsonb_to_recordset(${JSON.stringify(pairs.map(([query, word]) => ({ query, word })))}::jsonb)
      as (query text, word text)) with ordinality as pair (query, word, place) order by place`);
  for (const [at, [query, word]] of pairs.entries()) {
    const likeness = likenessOf(query, word);
    expect(likeness, `${query}, ${word}`).toBeCloseTo(rows[at]?.whole ?? -1, 5);
    expect(rows[at]?.within, `${query}, ${word}`).toBeGreaterThanOrEqual(likeness - 1e-6);
  }
});
