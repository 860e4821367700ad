import { asc, desc, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** The order of a list: by a time, and by id within one time. The newest first if nothing is said. */
export interface ListOrder {
  at: AnyPgColumn;
  id: AnyPgColumn;
  oldestFirst?: boolean;
}

export interface ListPlace {
  cursor?: string | undefined;
  /** Of callers from before the cursor. */
  page?: number;
  limit: number;
}

/** What a query adds to read one page. */
interface PagePart {
  after: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
}

/** Where a row is in its list. */
interface Place {
  at: Date | null;
  id: string;
}

/** Reads one page of a list, and from where the next one goes on. */
export async function readPage<Row>(
  { at, id, oldestFirst = false }: ListOrder,
  { cursor, page = 1, limit }: ListPlace,
  read: (part: PagePart) => Promise<Row[]>,
  placeOf: (row: Row) => Place,
): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const direction = oldestFirst ? asc : desc;
  const place = placeIn(cursor);
  const found = await read({
    after:
      place &&
      sql`(${at}, ${id}) ${sql.raw(oldestFirst ? ">" : "<")} (${place.at}::timestamptz, ${place.id})`,
    orderBy: [direction(at), direction(id)],
    limit: limit + 1,
    offset: place ? 0 : (page - 1) * limit,
  });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: last && found.length > limit ? cursorOf(placeOf(last)) : null };
}

const cursorOf = ({ at, id }: Place) => `${at?.getTime() ?? 0}-${id}`;

/** A cursor that nobody was given begins at the first row. */
function placeIn(cursor: string | undefined): { at: string; id: string } | undefined {
  const [, at, id] = /^(\d{1,13})-([0-9a-z]{1,40})$/.exec(cursor ?? "") ?? [];
  return at && id ? { at: new Date(Number(at)).toISOString(), id } : undefined;
}

/** What lists from before the cursor return beside it. */
export const pagedBefore = (count: number, { page = 1, limit }: ListPlace) => ({
  total: count,
  page,
  pages: Math.max(1, Math.ceil(count / limit)),
});
