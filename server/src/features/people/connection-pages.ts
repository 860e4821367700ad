import { sql, type SQL } from "drizzle-orm";
import type { ConnectionStatus } from "@cardplaza/contract/people/connection-words";
import { cityKey, TODAYS_NAMES } from "@cardplaza/contract/places/city-names";
import type { Db } from "../../platform/database.ts";
import { executePlanned } from "../../platform/execute-planned.ts";
import { members } from "../accounts/accounts.table.ts";
import { hasWordLike } from "../accounts/member-conditions.ts";
import { connectedBetween } from "./connections/connection-conditions.ts";
import { rowsOfList, type ConnectionList, type ListPage } from "./connections/connection-lists.ts";
import { profiles } from "./profile/profile.table.ts";
import { connectionNotes } from "./connections/connection-notes.table.ts";

export interface ListedConnection {
  id: string;
  personId: string;
  inviterId: string;
  status: ConnectionStatus;
  note: string;
  at: Date;
  tags: string[];
  privateNote: string;
}

export interface ConnectionFilters {
  q?: string;
  city?: string;
  tag?: string;
  /** The id of a member: only who is connected with them too. */
  with?: string;
}

interface Page {
  cursor?: string;
  limit: number;
}

/** One list of a member, the newest first. */
export async function listConnections(
  db: Db,
  memberId: string,
  list: ConnectionList,
  filters: ConnectionFilters,
  { cursor, limit }: Page,
): Promise<ListedConnection[]> {
  const page = { before: readCursor(cursor), limit };
  const isFiltered = Object.values(filters).some(Boolean);
  const query = sql`
    select listed.id, listed.person_id as "personId", listed.inviter_id as "inviterId", listed.note, listed.status,
      (extract(epoch from listed.at) * 1000)::float8 as at,
      coalesce(${connectionNotes.tags}, '{}') as tags, coalesce(${connectionNotes.privateNote}, '') as "privateNote"
    from (${rowsOfList(memberId, list, isFiltered ? undefined : page)}) listed
    left join ${connectionNotes} on ${connectionNotes.connectionId} = listed.id
      and ${connectionNotes.memberId} = ${memberId}
    ${isFiltered ? filtered(filters, page) : sql``}
    order by listed.at desc, listed.id desc
    limit ${limit}`;
  type Row = Omit<ListedConnection, "at"> & { at: number };
  const rows = isFiltered ? (await db.execute<Row>(query)).rows : await executePlanned<Row>(db, query);
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
}

export const cursorOf = ({ at, id }: Pick<ListedConnection, "at" | "id">) => `${at.getTime()}-${id}`;

/** A cursor that nobody was given begins at the first. */
function readCursor(cursor: string | undefined): ListPage["before"] {
  const [, time, id] = /^(\d{1,13})-([0-9a-z]{1,40})$/.exec(cursor ?? "") ?? [];
  return time && id ? { at: new Date(Number(time)), id } : undefined;
}

/** All connections are read: nobody has so many that this would take long. */
const filtered = ({ q, city, tag, with: other }: ConnectionFilters, { before }: ListPage): SQL => sql`
  ${q ? sql`join ${members} on ${members.id} = listed.person_id` : sql``}
  ${city ? sql`join ${profiles} on ${profiles.memberId} = listed.person_id` : sql``}
  where true ${sql.join([
    ...wordsOf(q ?? "").map((word) => sql` and ${hasWordLike(word)}`),
    ...(city ? [sql` and ${isIn(city)}`] : []),
    ...(tag ? [sql` and ${tag} = any(${connectionNotes.tags})`] : []),
    ...(other ? [sql` and ${connectedBetween(sql`listed.person_id`, other)}`] : []),
    ...(before
      ? [sql` and (listed.at, listed.id) < (${before.at.toISOString()}::timestamptz, ${before.id})`]
      : []),
  ])}`;

/** Its name begins like this, or is another name of the same city. */
function isIn(city: string): SQL {
  const key = cityKey(city);
  const names = [...TODAYS_NAMES.keys(), "new delhi"].filter((name) => cityKey(name) === key);
  const own = sql`plain_letters(${profiles.city})`;
  return sql`(starts_with(${own}, plain_letters(${city})) or ${own} = any(${sql.param([key, ...names])}::text[]))`;
}

const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean);

/** The member's own tags, by name. */
export async function listTags(db: Db, memberId: string): Promise<string[]> {
  const { rows } = await db.execute<{ tag: string }>(sql`
    select distinct tag from (${rowsOfList(memberId, "mine")}) listed
    join ${connectionNotes} on ${connectionNotes.connectionId} = listed.id
      and ${connectionNotes.memberId} = ${memberId}
    cross join unnest(${connectionNotes.tags}) tag`);
  return rows.map(({ tag }) => tag).toSorted((a, b) => a.localeCompare(b, "en-IN"));
}
