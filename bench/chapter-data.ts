// Chapters with their members, the meetings of two years and what gave points, created in the database.
import type pg from "pg";
import { idIn, withoutIndexes } from "./job-data.ts";
import { CITIES, FAMILY_NAMES, FIRST_NAMES } from "./search-data.ts";

export interface Sizes {
  members: number;
  chapters: number;
  entries: number;
}

/** The first chapter is the largest: as many members as a chapter may have, and so many entries. */
export const LARGEST = { members: 100, entries: 20_000 };
const DAYS = 730;
const WEEKS_AHEAD = 12;

/** The chapter of a member, as SQL. */
const chapterOf = (member: string, { chapters }: Sizes) =>
  `case when ${member} <= ${LARGEST.members} then 1 else 2 + (${member} - ${LARGEST.members + 1}) % ${chapters - 1} end`;

export async function fillChapters(client: pg.Client, sizes: Sizes): Promise<void> {
  await client.query(`set work_mem = '256MB'; set maintenance_work_mem = '512MB'; set synchronous_commit = off;
    set session_replication_role = replica`);
  await insertMembers(client, sizes);
  await insertMeetings(client, sizes);
  await withoutIndexes(client, "chapter_points", () => insertEntries(client, sizes));
  await client.query(
    `insert into chapter_totals (chapter_id, month, points)
     select chapter_id, coalesce(month, 'all'), sum(points) from chapter_points where not held
     group by grouping sets ((chapter_id, month), (chapter_id))`,
  );
  await client.query("set session_replication_role = origin");
  await client.query("vacuum analyze");
}

async function insertMembers(client: pg.Client, sizes: Sizes): Promise<void> {
  const { members, chapters } = sizes;
  const oneOf = (list: number) =>
    `initcap(($${list}::text[])[1 + floor(random() * array_length($${list}::text[], 1))::int])`;
  await client.query(
    `insert into members (id, name, email, created_at, updated_at, last_active_at)
     select ${idIn("m", "i")}, ${oneOf(1)} || ' ' || ${oneOf(2)}, i || '@example.in', now(), now(), now()
     from generate_series(1, ${members}) i`,
    [FIRST_NAMES, FAMILY_NAMES],
  );
  await client.query(
    `insert into chapters (id, name, name_key, city, lat, lng, weekday, start_time, duration_min, frequency, first_day,
       max_members, visitor_max_visits, absence_limit, status, seated, last_met_at, created_at, updated_at)
     select ${idIn("c", "i")}, 'Chapter ' || i, 'chapter' || i, ${oneOf(1)}, 18, 73, 2, '07:30', 90, 'weekly', '2024-01-02',
       100, 2, 3, 'active', 20, now(), now(), now()
     from generate_series(1, ${chapters}) i`,
    [CITIES],
  );
  await client.query(
    `insert into chapter_members (chapter_id, member_id, status, category, joined_at, changed_at)
     select ${idIn("c", chapterOf("i", sizes))}, ${idIn("m", "i")}, 'active', 'lawyers', now() - interval '${DAYS} days', now()
     from generate_series(1, ${members}) i`,
  );
}

async function insertMeetings(client: pg.Client, { chapters }: Sizes): Promise<void> {
  const past = Math.floor(DAYS / 7);
  await client.query(
    `insert into chapter_meetings (id, chapter_id, starts_at, duration_min, status, code_secret, closed_at, created_at)
     select ${idIn("g", "i * 1000 + week")}, ${idIn("c", "i")}, now() + (week - ${past}) * interval '7 days', 90,
       case when week < ${past} then 'closed' else 'scheduled' end, '', case when week < ${past} then now() end, now()
     from generate_series(1, ${chapters}) i cross join generate_series(0, ${past + WEEKS_AHEAD}) week`,
  );
}

/**
 * In the order of time, as they are entered: those of a chapter lie far apart. Of the older referrals one in a hundred
 * is held.
 */
async function insertEntries(client: pg.Client, sizes: Sizes): Promise<void> {
  const { members, chapters, entries } = sizes;
  const other = `case when who <= ${LARGEST.members} then 1 + who % ${LARGEST.members}
    when who + ${chapters - 1} <= ${members} then who + ${chapters - 1} else who - ${chapters - 1} end`;
  await client.query(
    `insert into chapter_points (id, chapter_id, member_id, kind, points, at, month, source_id, with_id, meeting_id, held)
     select ${idIn("p", "i")}, ${idIn("c", "chapter")}, ${idIn("m", "who")}, kind,
       case kind when 'attendance' then 3 when 'one_to_one' then 5 when 'visitor_attended' then 8 when 'referral_won' then 15 else 10 end,
       at, to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM'), ${idIn("s", "i")},
       case when kind not in ('attendance', 'visitor_attended') then ${idIn("m", other)} end,
       case when kind = 'attendance' then ${idIn("g", `chapter * 1000 + floor(i::float8 / ${entries} * ${Math.floor(DAYS / 7)})::int`)} end,
       kind = 'referral_accepted' and i % 100 = 0 and at < now() - interval '60 days'
     from (select i, at, who, ${chapterOf("who", sizes)} as chapter,
         (array['attendance', 'attendance', 'attendance', 'attendance', 'one_to_one', 'one_to_one', 'referral_accepted',
           'referral_accepted', 'referral_won', 'visitor_attended'])[1 + floor(random() * 10)::int] as kind
       from (select i, now() - (${entries} - i) * (interval '${DAYS} days' / ${entries}) as at,
           case when i % ${Math.max(2, Math.floor(entries / LARGEST.entries))} = 0
             then 1 + floor(random() * ${LARGEST.members})::int
             else ${LARGEST.members + 1} + floor(random() * ${members - LARGEST.members})::int end as who
         from generate_series(1, ${entries}) i) chosen) made`,
  );
}
