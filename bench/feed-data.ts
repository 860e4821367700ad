// Members with their connections, posts of a year, and comments, created in the database.
import type pg from "pg";
import { MAX_CONNECTIONS } from "@cardplaza/contract/people/connection-words";
import { EXPLORE_DAYS } from "@cardplaza/contract/connect/post-words";
import { idIn, idOf, withoutIndexes } from "./job-data.ts";
import { CITIES, FAMILY_NAMES, FIRST_NAMES } from "./search-data.ts";

export interface Sizes {
  members: number;
  /** The number of connections between two members. */
  pairs: number;
  posts: number;
  /** The comments on one post, which has as many reactions. */
  comments: number;
}

/** Whose feeds are measured: so many members with exactly so many connections. */
export const CONNECTIONS = [20, 100, 1_000, 5_000, MAX_CONNECTIONS];
const OF_EACH = 20;
const COMPANIES = 2_000;
const CHAPTERS = 2_000;
const MEMBERS_OF_CHAPTER = 40;
const CHAPTERS_OF_MEASURED = 3;
const DAYS = 365;

/** They come after all other members, so that nobody connects with them by chance. */
export const measuredMembers = ({ members }: Sizes, size: number) => {
  const from = members + CONNECTIONS.indexOf(size) * OF_EACH;
  return Array.from({ length: OF_EACH }, (_, at) => idOf("m", from + at + 1));
};

/** As the product makes ids: nine characters of time, in base 36, then others. */
export const ID_AT = `create or replace function pg_temp.id_at(at timestamptz, number bigint) returns text language plpgsql as $$
  declare rest bigint := floor(extract(epoch from at) * 1000); made text := '';
  begin
    for place in 1..9 loop
      made := substr('0123456789abcdefghijklmnopqrstuvwxyz', (rest % 36)::int + 1, 1) || made;
      rest := rest / 36;
    end loop;
    return made || lpad(number::text, 11, '0');
  end $$`;

export async function fillFeed(client: pg.Client, sizes: Sizes): Promise<void> {
  await client.query(`set work_mem = '256MB'; set maintenance_work_mem = '512MB'; set synchronous_commit = off;
    set session_replication_role = replica`);
  await client.query(ID_AT);
  const fill = async (table: string, insert: typeof insertPosts) => {
    const began = performance.now();
    await withoutIndexes(client, table, () => insert(client, sizes));
    console.log(`  ${table}: ${Math.round((performance.now() - began) / 1000)} s`);
  };
  await insertMembers(client, sizes);
  await insertChapters(client, sizes);
  await fill("connections", insertConnections);
  await fill("posts", insertPosts);
  await fill("comments", insertComments);
  await insertOthers(client, sizes);
  await client.query("set session_replication_role = origin");
  await client.query("vacuum analyze");
}

async function insertMembers(client: pg.Client, { members }: Sizes): Promise<void> {
  const all = members + CONNECTIONS.length * OF_EACH;
  const oneOf = (list: number) =>
    `initcap(($${list}::text[])[1 + floor(random() * array_length($${list}::text[], 1))::int])`;
  await client.query(
    `insert into members (id, name, email, created_at, updated_at, last_active_at)
     select ${idIn("m", "i")}, ${oneOf(1)} || ' ' || ${oneOf(2)}, i || '@example.in', now(), now(), now()
     from generate_series(1, ${all}) i`,
    [FIRST_NAMES, FAMILY_NAMES],
  );
  await client.query(
    `insert into profiles (member_id, headline, city, visibility, updated_at)
     select ${idIn("m", "i")}, 'Does good work', ${oneOf(1)}, case when i % 10 = 0 then 'connections' else 'members' end, now()
     from generate_series(1, ${all}) i`,
    [CITIES],
  );
  await client.query(
    `insert into companies (id, owner_id, name, status, created_at, updated_at, completed_at)
     select ${idIn("c", "i")}, ${idIn("m", "i")}, 'Company ' || i, case when i % 20 = 0 then 'hidden' else 'active' end,
       now(), now(), now()
     from generate_series(1, ${COMPANIES}) i`,
  );
}

/** Each of the first members is in one chapter, those who are measured are in as many as are allowed. */
async function insertChapters(client: pg.Client, sizes: Sizes): Promise<void> {
  await client.query(
    `insert into chapters (id, name, name_key, city, lat, lng, weekday, start_time, duration_min, frequency, first_day,
       max_members, visitor_max_visits, absence_limit, status, last_met_at, created_at, updated_at)
     select ${idIn("h", "i")}, 'Chapter ' || i, 'chapter' || i, 'Pune', 18.5, 73.8, 2, '07:30', 90, 'weekly', '2026-01-06',
       ${MEMBERS_OF_CHAPTER}, 2, 3, 'active', now(), now(), now()
     from generate_series(1, ${CHAPTERS}) i`,
  );
  const join = (chapter: string, member: string, from: string) =>
    client.query(
      `insert into chapter_members (chapter_id, member_id, status, category, joined_at, changed_at)
       select ${idIn("h", chapter)}, ${member}, 'active', 'dentists', now(), now() from ${from}`,
    );
  await join(
    `1 + (i - 1) / ${MEMBERS_OF_CHAPTER}`,
    idIn("m", "i"),
    `generate_series(1, ${CHAPTERS * MEMBERS_OF_CHAPTER}) i`,
  );
  const measured = CONNECTIONS.length * OF_EACH;
  await join(
    `1 + (i * 31 + at * 617) % ${CHAPTERS}`,
    idIn("m", `${sizes.members} + i`),
    `generate_series(1, ${measured}) i, generate_series(1, ${CHAPTERS_OF_MEASURED}) at`,
  );
}

async function insertConnections(client: pg.Client, { members, pairs }: Sizes): Promise<void> {
  const insert = (rows: string) =>
    client.query(
      `insert into connections (id, first_id, second_id, inviter_id, status, invited_at, answered_at)
       select ${idIn("k", "one::bigint * 10000000 + other")}, ${idIn("m", "one")}, ${idIn("m", "other")}, ${idIn("m", "one")},
         'accepted', at, at
       from (select one, other, now() - random() * interval '${DAYS} days' as at from (${rows}) pair order by one, other) timed`,
    );
  await insert(
    `select distinct least(a, b) as one, greatest(a, b) as other
     from (select 1 + floor(random() * ${members})::int as a, 1 + floor(random() * ${members})::int as b
       from generate_series(1, ${pairs})) chosen where a <> b`,
  );
  for (const [place, size] of CONNECTIONS.entries())
    await insert(
      `select distinct other.id as one, measured.id as other
       from generate_series(${members + place * OF_EACH + 1}, ${members + (place + 1) * OF_EACH}) measured (id)
       cross join lateral (
         select 1 + ((measured.id::bigint * 7919 + at * ${Math.floor(members / size)}) % ${members}) as id
         from generate_series(1, ${size}) at) other`,
    );
}

/** One in twenty is of a company, one in fifty for a chapter, one in five for connections alone; some are liked very much. */
async function insertPosts(client: pg.Client, { members, posts }: Sizes): Promise<void> {
  await client.query(
    `insert into posts (id, member_id, company_id, chapter_id, body, text_hash, visibility, likes, comments, created_at,
       updated_at)
     select id_of, ${idIn("m", "writer")}, case when is_company then ${idIn("c", "writer")} end,
       case when is_for_chapter then ${idIn("h", `1 + (writer - 1) / ${MEMBERS_OF_CHAPTER}`)} end,
       repeat('We have new machines and look for people who know them. ', 1 + i % 6), i::text,
       case when is_for_chapter then 'chapter' when i % 5 = 0 then 'connections' else 'public' end, floor(power(random(), 8) * 200), floor(power(random(), 8) * 40), at, at
     from (select i, at, pg_temp.id_at(at, i) as id_of, i % 20 = 0 as is_company, i % 50 = 1 as is_for_chapter,
         1 + floor(random() * case when i % 20 = 0 then ${COMPANIES} when i % 50 = 1 then ${CHAPTERS * MEMBERS_OF_CHAPTER}
           else ${members} end)::int as writer
       from (select i, now() - (${posts} - i) * (interval '${DAYS} days' / ${posts}) as at
         from generate_series(1, ${posts}) i) timed) made`,
  );
}

/**
 * One below each fifth post, and many below the newest post, where every tenth is a reply. That one has as many
 * reactions.
 */
async function insertComments(client: pg.Client, { members, comments }: Sizes): Promise<void> {
  await client.query(
    `insert into comments (id, post_id, member_id, body, created_at)
     select pg_temp.id_at(created_at, row_number() over ()), id, member_id, 'Thank you all.', created_at
     from posts where random() < 0.2`,
  );
  await client.query(
    `insert into comments (id, post_id, parent_id, member_id, body, replies, created_at)
     select pg_temp.id_at(now() + i * interval '1 ms', i), (select max(id) from posts),
       case when i % 10 = 0 then pg_temp.id_at(now() + interval '1 ms', 1) end, ${idIn("m", `1 + (i * 7919) % ${members}`)},
       'Well done, that looks very good.', case when i = 1 then ${Math.floor(comments / 10)} else 0 end, now()
     from generate_series(1, ${comments}) i`,
  );
  await client.query(
    `insert into post_reactions (post_id, member_id, kind, at)
     select (select max(id) from posts), ${idIn("m", `1 + (i * 7919) % ${members}`)},
       (array['like','like','like','celebrate','insightful','support'])[1 + i % 6], now() - i * interval '1 second'
     from generate_series(1, ${comments}) i`,
  );
  await client.query(`update posts set comments = ${comments}, likes = ${comments}, visibility = 'public', company_id = null,
    chapter_id = null where id = (select max(id) from posts)`);
}

/** What the measured members follow, hide, mute, block and are suggested; hashtags of the last days. */
async function insertOthers(client: pg.Client, sizes: Sizes): Promise<void> {
  const measured = CONNECTIONS.flatMap((size) => measuredMembers(sizes, size));
  const each = (table: string, columns: string, values: string, count: number) =>
    client.query(
      `insert into ${table} (${columns}) select member, ${values}
       from unnest($1::text[]) member cross join generate_series(1, ${count}) i on conflict do nothing`,
      [measured],
    );
  await each("company_followers", "member_id, company_id, followed_at", `${idIn("c", "i * 7")}, now()`, 10);
  await each("muted_members", "member_id, muted_id, at", `${idIn("m", "i * 11")}, now()`, 10);
  await each("blocks", "blocker_id, blocked_id, created_at", `${idIn("m", "i * 13")}, now()`, 5);
  await each(
    "suggestions",
    "member_id, person_id, place, reasons",
    // Suggested people come from everywhere among the members.
    `${idIn("m", `1 + (i * 104729) % ${sizes.members}`)}, i, '[{"reason":"same_city","text":"Lives in Pune"}]'`,
    50,
  );
  await each("suggestion_lists", "member_id, computed_at", "now()", 1);
  await client.query(
    `insert into blocks (blocker_id, blocked_id, created_at)
     select ${idIn("m", "i")}, ${idIn("m", "i + 1")}, now() from generate_series(1, ${sizes.members - 1}, 20) i`,
  );
  await client.query(
    `insert into hidden_posts (member_id, post_id, at)
     select member, id, now() from unnest($1::text[]) member, (select id from posts order by id desc offset 50 limit 20) late`,
    [measured],
  );
  await client.query(
    `insert into muted_words (member_id, words) select member, '{lottery,crypto,"loan offer"}' from unnest($1::text[]) member`,
    [measured],
  );
  await client.query(
    `insert into post_tags (tag, post_id)
     select 'tag' || floor(power(random(), 2) * 500)::int, id from posts
     where created_at > now() - interval '${EXPLORE_DAYS} days' and random() < 0.5`,
  );
}
