// Members with their conversations and the messages of a year, created in the database.
import type pg from "pg";
import { ID_AT } from "./feed-data.ts";
import { idIn, idOf, withoutIndexes } from "./job-data.ts";
import { CITIES, coinedWords, COMMON_WORDS, FAMILY_NAMES, FIRST_NAMES, TRADE_WORDS } from "./search-data.ts";

export interface Sizes {
  members: number;
  messages: number;
}

/** They come after all other members. Each has as many messages as `OF_BUSY`, in so many conversations. */
const BUSY = 5;
const OF_BUSY = { conversations: 1_500, messages: 200_000, longest: 50_000 };
const GROUP_SIZE = 20;
const MESSAGES_OF_GROUP = 100;
const WORDS_OF_HALF = 6;
const HALVES = 100_000;
const MINUTES = 365 * 24 * 60;

/** A conversation between two members has so many messages in the middle; a few have ten times as many. */
const IN_ONE = 20;

export const usualMembers = ({ members }: Sizes) =>
  Array.from({ length: 20 }, (_, at) => idOf("m", 1 + at * Math.floor(members / 20)));
export const busyMembers = ({ members }: Sizes) =>
  Array.from({ length: BUSY }, (_, at) => idOf("m", members + at + 1));

/** The words of messages, the commonest first: the hundredth is in one of a hundred messages or so. */
export const MESSAGE_WORDS = [...COMMON_WORDS, ...TRADE_WORDS, ...CITIES, ...coinedWords(20_000)];

export async function fillMessages(client: pg.Client, sizes: Sizes): Promise<void> {
  await client.query(`set work_mem = '256MB'; set maintenance_work_mem = '1GB'; set synchronous_commit = off;
    set session_replication_role = replica`);
  await client.query(ID_AT);
  await client.query(`create temp table sizes as select ${sizes.members} as members`);
  await insertMembers(client, sizes);
  await planConversations(client, sizes);
  for (const [table, insert] of Object.entries(INSERTS)) {
    const began = performance.now();
    await withoutIndexes(client, table, async () => void (await client.query(insert)));
    console.log(`  ${table}: ${Math.round((performance.now() - began) / 1000)} s`);
  }
  await client.query("set session_replication_role = origin");
  await client.query("vacuum analyze");
}

async function insertMembers(client: pg.Client, { members }: Sizes): Promise<void> {
  const oneOf = (list: number) =>
    `initcap(($${list}::text[])[1 + floor(random() * array_length($${list}::text[], 1))::int])`;
  await client.query(
    `insert into members (id, name, email, created_at, updated_at, last_active_at)
     select ${idIn("m", "i")}, ${oneOf(1)} || ' ' || ${oneOf(2)}, i || '@example.in', now(), now(), now()
     from generate_series(1, ${members + BUSY}) i`,
    [FIRST_NAMES, FAMILY_NAMES],
  );
  await client.query(
    `insert into profiles (member_id, headline, city, visibility, updated_at)
     select ${idIn("m", "i")}, 'Does good work', ${oneOf(1)}, 'members', now()
     from generate_series(1, ${members + BUSY}) i`,
    [CITIES],
  );
  await client.query(
    `insert into blocks (blocker_id, blocked_id, created_at)
     select ${idIn("m", "i")}, ${idIn("m", "i + 1")}, now() from generate_series(1, ${members - 1}, 20) i`,
  );
}

/** Who is in which conversation, how long it is, and when it began and ended; and what is said in messages. */
async function planConversations(client: pg.Client, { members, messages }: Sizes): Promise<void> {
  const groups = Math.round(messages / 10 / MESSAGES_OF_GROUP);
  const ofPairs = messages * 0.9 - BUSY * OF_BUSY.messages;
  const pairs = Math.round(ofPairs / (IN_ONE * 2));
  const { conversations, longest } = OF_BUSY;
  const usual = Math.round((OF_BUSY.messages - longest) / (conversations - 1));
  await client.query(`
    create temp table planned as
    with kinds as (
      select 'direct' as kind, i, 1 + i % ${members} as one, 1 + (i::bigint * 7919 + i / ${members} * 104729 + 1) % ${members} as other,
        least(greatest(1, (-ln(1 - random()) * ${IN_ONE * 2})::int), 2000) as length
      from generate_series(1, ${pairs}) i
      union all
      select 'direct', ${pairs} + i, ${members} + 1 + i % ${BUSY}, 1 + (i::bigint * 6151) % ${members},
        case when i <= ${BUSY} then ${longest} else ${usual} end
      from generate_series(1, ${BUSY * conversations}) i
      union all
      select 'group', ${pairs + BUSY * conversations} + i, 0, 0, ${MESSAGES_OF_GROUP} from generate_series(1, ${groups}) i
    ), timed as (
      select *, now() - interval '1 minute' * (${MINUTES} * random()) as ended from kinds where one <> other or kind = 'group'
    )
    select ${idIn("c", "i")} as id, i, kind, ${idIn("m", "one")} as one, ${idIn("m", "other")} as other, length, ended,
      -- The newest conversations are as old as their messages are close to each other.
      interval '7 minutes' * (1 + i % 50) as gap, i % 17 = 0 as is_changed, random() < 0.15 as is_unread
    from timed`);
  await client.query("create unique index on planned (id); analyze planned");
  await client.query(
    `create temp table halves as select row_number() over () - 1 as place, string_agg(word, ' ') as text from (
       select i / ${WORDS_OF_HALF} as half, ($1::text[])[1 + floor(power(array_length($1::text[], 1), random()))::int - 1] as word
       from generate_series(0, ${HALVES * WORDS_OF_HALF - 1}) i) words group by half`,
    [MESSAGE_WORDS],
  );
  await client.query("create unique index on halves (place); analyze halves");
  await client.query(`
    create temp table places as
    select planned.*, member, at - 1 as turn, case when kind = 'group' then ${GROUP_SIZE} else 2 end as people
    from planned cross join lateral unnest(case when kind = 'direct' then array[one, other] else
      array(select ${idOfGroup("planned.i", "n")} from generate_series(1, ${GROUP_SIZE}) n)
      end) with ordinality as person (member, at)`);
}

/** Who comes at the n-th place of a group. */
const idOfGroup = (group: string, n: string) =>
  idIn("m", `1 + (${group}::bigint * 31 + (${n}) * 7919) % (select members from sizes)`);
const HEAD = "length + is_changed::int";
/** The number of the newest message of the others: they write by turns, first the first. */
const NEWEST_OF_OTHERS = "case when (length - 1) % people = turn then length - 1 else length end";

const INSERTS: Record<string, string> = {
  conversations: `
    insert into conversations (id, kind, pair, name, head_seq, created_at)
    select id, kind, case when kind = 'direct' then least(one, other) || ':' || greatest(one, other) || ':' || i end,
      case when kind = 'group' then 'Group ' || i else '' end, ${HEAD}, ended - gap * length from planned`,
  conversation_members: `
    insert into conversation_members (conversation_id, member_id, place_id, other_seq, read_seq, seen_seq, changed)
    select id, member, pg_temp.id_at(ended, i), ${NEWEST_OF_OTHERS}, read, read,
      row_number() over (partition by member order by ended)
    from places cross join lateral (select case when is_unread then length * 3 / 4 else ${HEAD} end as read) place
    on conflict do nothing`,
  message_clocks: `
    insert into message_clocks (member_id, change) select member, count(*) from places group by member`,
  // Each took a few minutes to be answered.
  messages: `
    insert into messages (id, conversation_id, seq, changed_seq, sender_id, client_id, body, edited_at, created_at)
    select pg_temp.id_at(at, number), id, seq, case when is_edited then ${HEAD} else seq end,
      case when kind = 'direct' then case when seq % 2 = 1 then one else other end
        else ${idOfGroup("i", `(seq - 1) % ${GROUP_SIZE} + 1`)} end, number, first.text || ' ' || second.text,
      case when is_edited then at + interval '1 minute' end, at
    from (
      select *, ended - gap * (length - seq) as at, row_number() over () as number, is_changed and seq = length / 2 + 1 as is_edited
      from planned cross join lateral generate_series(1, length) seq
    ) said join halves first on first.place = number * 7 % ${HALVES}
      join halves second on second.place = (number * 104729 + 13) % ${HALVES}`,
  message_reactions: `
    insert into message_reactions (message_id, member_id, conversation_id, to_id, seq, emoji, created_at)
    select message.id, case when message.sender_id = one then other else one end, planned.id, message.sender_id,
      message.seq + 1, '👍', message.created_at
    from planned join messages message on message.conversation_id = planned.id
    where planned.kind = 'direct' and message.seq % 20 = 0`,
  hidden_messages: `
    insert into hidden_messages (member_id, message_id)
    select one, message.id from planned join messages message on message.conversation_id = planned.id
    where planned.kind = 'direct' and message.seq % 200 = 3`,
};
