import { and, gt, gte, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import type { Sitemap } from "../../registry/sitemap.ts";

const BATCH = 2_000;

export interface ListedPage {
  path: string;
  changedAt?: Date;
}

/** The first id of every file, with `perFile` pages in each. */
export async function firstIds(db: Db, sitemap: Sitemap, now: Date, perFile: number): Promise<string[]> {
  const { from, id } = sitemap.rows;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select ${id} as id, row_number() over (order by ${id}) as place
      from ${from} where ${sitemap.isListed(now)}
    ) listed
    where place % ${perFile} = ${1 % perFile} order by id`);
  return rows.map((row) => row.id);
}

/** The pages of one file in batches, so that a large file is never in memory as a whole. */
export async function* readPages(
  db: Db,
  { rows: { from, id, name, path }, changedAt, isListed }: Sitemap,
  now: Date,
  first: string,
  next: string | undefined,
): AsyncGenerator<ListedPage[]> {
  let after = gte(id, first);
  for (;;) {
    const { rows } = await db.execute<{ id: string; name: string; changed_at: string | null }>(sql`
      select ${id} as id, ${name} as name, ${changedAt ?? sql`null`} as changed_at
      from ${from} where ${and(after, next ? lt(id, next) : undefined, isListed(now))}
      order by ${id} limit ${BATCH}`);
    if (rows.length > 0)
      yield rows.map((row) => ({
        path: path(row),
        ...(row.changed_at && { changedAt: new Date(row.changed_at) }),
      }));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = gt(id, last.id);
  }
}
