import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/database.ts";
import { hasLeft } from "../../accounts/member-conditions.ts";

export interface ListedBusiness {
  id: string;
  name: string;
  changedAt: Date;
}

/** Published, and the owner is not leaving. */
const IS_LISTED = sql`
  listing.status = 'published' and listing.deleted_at is null
  and not ${hasLeft(sql`listing.owner_id`)}`;

/** The first id of every file, with so many businesses in each. */
export async function firstBusinessIds(db: Db, perFile: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select listing.id, row_number() over (order by listing.id) as place
      from listings listing where ${IS_LISTED}
    ) listed
    where place % ${perFile} = ${1 % perFile} order by id`);
  return rows.map(({ id }) => id);
}

const PAGE = 2_000;

/** The businesses of one file, a page at a time, so that a large file is never in memory as a whole. */
export async function* readListedBusinesses(
  db: Db,
  first: string,
  next: string | undefined,
): AsyncGenerator<ListedBusiness[]> {
  let after = sql`listing.id >= ${first}`;
  for (;;) {
    const { rows } = await db.execute<{ id: string; name: string; updated_at: string }>(sql`
      select listing.id, listing.name, listing.updated_at
      from listings listing
      where ${after} ${next ? sql`and listing.id < ${next}` : sql``} and ${IS_LISTED}
      order by listing.id limit ${PAGE}`);
    if (rows.length > 0)
      yield rows.map(({ id, name, updated_at }) => ({ id, name, changedAt: new Date(updated_at) }));
    if (rows.length < PAGE) return;
    after = sql`listing.id > ${rows.at(-1)?.id}`;
  }
}
