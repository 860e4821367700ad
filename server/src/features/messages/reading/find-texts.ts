import { sql, type SQL } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { timeOfId } from "../../../platform/ids.ts";
import { LAST_SEQ } from "../places/seen-range.ts";
import { SEEN } from "../places/seen-rows.ts";
import { ms } from "../present/times.ts";

interface Search {
  words: readonly string[];
  /** Only older messages than the one with this id. */
  before?: string;
  limit: number;
}

export interface Hit {
  id: string;
  conversationId: string;
  seq: number;
  text: string;
  at: number;
}

/**
 * The newest of the member's messages that have all the words; of the last word the beginning is enough. Nearly
 * everybody's messages are looked through, the newest first, which ends soon for a common word. Where more are left, the
 * words are rare, and the index of the messages of all members answers.
 */
export async function findTexts(ctx: MemberContext, search: Search): Promise<Hit[]> {
  return (await lookThrough(ctx, search)) ?? askIndex(ctx, search);
}

const LOOKED_THROUGH = 8_000;
/** So many conversations are looked into the first time, and so many messages of each; then more of both. */
const FIRST = { conversations: 10, messages: 25 };
const AT_ONCE = 40;
/** Times and ids are taken before the lock: of two messages at the same moment the first may have the later one. */
const OVERTAKEN_MS = 10_000;

/** A conversation in which there are messages to look at. */
interface Left {
  id: string;
  /** The time, in ms, of the newest one that was not looked at. */
  newest: number;
  beforeSeq: number;
  size: number;
}

/** Null if so many messages did not have enough with the words. */
async function lookThrough(ctx: MemberContext, search: Search): Promise<Hit[] | null> {
  const hits: Hit[] = [];
  let left = await findConversations(ctx);
  let looked = 0;
  for (let atOnce = FIRST.conversations; looked < LOOKED_THROUGH; atOnce = Math.min(2 * atOnce, AT_ONCE)) {
    const [next] = left;
    const after = next ? next.newest + OVERTAKEN_MS : Number.NEGATIVE_INFINITY;
    const sure = hits.filter(({ id }) => timeOfId(id) > after);
    if (!next || sure.length >= search.limit)
      return sure.toSorted((one, other) => (one.id < other.id ? 1 : -1)).slice(0, search.limit);
    const some = left.splice(0, atOnce);
    for (const { nth, count, lastSeq, lastAt, found } of await lookInto(ctx, search, some)) {
      const { id, size } = some[nth - 1]!;
      hits.push(...(found ?? []));
      looked += count;
      if (count === size) left.push({ id, newest: lastAt, beforeSeq: lastSeq, size: size * 4 });
    }
    left = left.toSorted((one, other) => other.newest - one.newest);
  }
  return null;
}

async function findConversations({ db, member }: MemberContext): Promise<Left[]> {
  const { rows } = await db.execute<{ id: string; placeId: string; beforeSeq: number }>(sql`
    select place.conversation_id as id, place.place_id as "placeId",
      coalesce(place.left_seq, ${LAST_SEQ} - 1) + 1 as "beforeSeq"
    from conversation_members place
    where place.member_id = ${member.id} and place.place_id is not null
    order by place.place_id desc nulls last`);
  return rows.map(({ placeId, ...row }) => ({ ...row, newest: timeOfId(placeId), size: FIRST.messages }));
}

interface Looked {
  /** In which of the conversations that were asked for. */
  nth: number;
  /** How many messages were looked at, and the oldest of them. */
  count: number;
  lastSeq: number;
  lastAt: number;
  found: Hit[] | null;
}

/** A text is taken apart only if the letters of all words stand in it. */
async function lookInto(
  { db, member }: MemberContext,
  { words, before }: Search,
  asked: readonly Left[],
): Promise<Looked[]> {
  const hasLetters = sql.join(
    words.map((word) => sql`strpos(lower(message.body), ${word}) > 0`),
    sql` and `,
  );
  const isHit = sql`case when ${hasLetters}
    then ${hasWords(words)} and message.deleted_at is null and ${SEEN} ${olderThan(before)} else false end`;
  const { rows } = await db.execute<Looked & Record<string, unknown>>(sql`
    select asked.nth::int as nth, looked.*
    from unnest(${column(asked, "id")}::text[], ${column(asked, "beforeSeq")}::int[], ${column(asked, "size")}::int[])
        with ordinality as asked (id, before_seq, size, nth)
      join conversation_members place on place.conversation_id = asked.id and place.member_id = ${member.id}
      cross join lateral (
        select count(*)::int as count, min(message.seq) as "lastSeq", ${ms("min(message.created_at)")} as "lastAt",
          json_agg(json_build_object('id', message.id, 'conversationId', message.conversation_id, 'seq', message.seq,
            'text', message.body, 'at', ${ms("message.created_at")})) filter (where ${isHit}) as found
        from (select * from messages message
          where message.conversation_id = asked.id and message.seq < asked.before_seq
            and message.seq > greatest(place.joined_seq, place.cleared_seq)
          order by message.seq desc limit asked.size) message) looked
    where looked.count > 0`);
  return rows;
}

const column = (asked: readonly Left[], name: "id" | "beforeSeq" | "size") =>
  sql.param(asked.map((each) => each[name]));

/** The messages of all members that have the words, and of these the member's. */
async function askIndex({ db, member }: MemberContext, { words, before, limit }: Search): Promise<Hit[]> {
  const { rows } = await db.execute<Hit & Record<string, unknown>>(sql`
    select ${HIT}
    from (select * from messages message where ${hasWords(words)} ${olderThan(before)} offset 0) message
      join conversation_members place on place.conversation_id = message.conversation_id
        and place.member_id = ${member.id}
    where message.deleted_at is null and place.place_id is not null and ${SEEN}
    order by message.id desc
    limit ${limit}`);
  return rows;
}

const HIT = sql`message.id, message.conversation_id as "conversationId", message.seq, message.body as text,
  ${ms("message.created_at")} as at`;

function hasWords(words: readonly string[]): SQL {
  const query = words.map((word, at) => (at === words.length - 1 ? `${word}:*` : word)).join(" & ");
  return sql`to_tsvector('simple', message.body) @@ to_tsquery('simple', ${query})`;
}

const olderThan = (id: string | undefined) => (id ? sql`and message.id < ${id}` : sql``);
