import { sql, type SQL } from "drizzle-orm";
import type { ConnectionStatus } from "@cardplaza/contract/connect/connection-words";
import { cityKey, TODAYS_NAMES } from "@cardplaza/contract/places/city-names";
import type { Db } from "../../../platform/database.ts";
import { members } from "../../accounts/accounts.table.ts";
import { rowsOfList, type ConnectionList } from "../../connections/connection-lists.ts";
import { blockedBetween } from "../../moderation/block-queries.ts";
import { profiles } from "../../profile/profile.table.ts";
import { connectionNotes } from "./people.table.ts";

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
  const { rows } = await db.execute<Omit<ListedConnection, "at"> & { at: number }>(sql`
    select listed.id, listed.person_id as "personId", listed.inviter_id as "inviterId", listed.note, listed.status,
      (extract(epoch from listed.at) * 1000)::float8 as at,
      coalesce(${connectionNotes.tags}, '{}') as tags, coalesce(${connectionNotes.privateNote}, '') as "privateNote"
    from (${rowsOfList(memberId, list)}) listed
    left join ${connectionNotes} on ${connectionNotes.connectionId} = listed.id
      and ${connectionNotes.memberId} = ${memberId}
    ${joinsFor(filters)}
    where not ${blockedBetween(sql`listed.person_id`, memberId)} ${matching(filters)} ${after(cursor)}
    order by listed.at desc, listed.id desc
    limit ${limit}`);
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
}

export const cursorOf = ({ at, id }: Pick<ListedConnection, "at" | "id">) => `${at.getTime()}-${id}`;

/** A cursor that nobody was given begins at the first. */
function after(cursor: string | undefined): SQL {
  const [, time, id] = /^(\d{1,15})-([0-9a-z]{1,40})$/.exec(cursor ?? "") ?? [];
  if (!time || !id) return sql``;
  return sql`and (listed.at, listed.id) < (${new Date(Number(time)).toISOString()}::timestamptz, ${id})`;
}

const joinsFor = ({ q, city }: ConnectionFilters): SQL => sql`
  ${q ? sql`join ${members} on ${members.id} = listed.person_id` : sql``}
  ${city ? sql`join ${profiles} on ${profiles.memberId} = listed.person_id` : sql``}`;

const matching = ({ q, city, tag }: ConnectionFilters): SQL =>
  sql.join([
    ...wordsOf(q ?? "").map((word) => sql` and ${hasWordLike(word)}`),
    ...(city ? [sql` and ${isIn(city)}`] : []),
    ...(tag ? [sql` and ${tag} = any(${connectionNotes.tags})`] : []),
  ]);

/** Its name begins like this, or is another name of the same city. */
function isIn(city: string): SQL {
  const key = cityKey(city);
  const names = [...TODAYS_NAMES.keys(), "new delhi"].filter((name) => cityKey(name) === key);
  const own = sql`plain_letters(${profiles.city})`;
  return sql`(starts_with(${own}, plain_letters(${city})) or ${own} = any(${sql.param([key, ...names])}::text[]))`;
}

const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean);

/** In a query over `members`: a word of the name begins like this. */
export const hasWordLike = (word: string): SQL =>
  sql`strpos(' ' || plain_letters(${members.name}), ' ' || plain_letters(${word})) > 0`;

/** The member's own tags, by name. */
export async function listTags(db: Db, memberId: string): Promise<string[]> {
  const { rows } = await db.execute<{ tag: string }>(sql`
    select distinct tag from (${rowsOfList(memberId, "mine")}) listed
    join ${connectionNotes} on ${connectionNotes.connectionId} = listed.id
      and ${connectionNotes.memberId} = ${memberId}
    cross join unnest(${connectionNotes.tags}) tag`);
  return rows.map(({ tag }) => tag).toSorted((a, b) => a.localeCompare(b, "en-IN"));
}
