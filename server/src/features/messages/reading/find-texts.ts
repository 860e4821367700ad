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
/** So many conversations are looked into the first time, and so many messages of each; then twice and four times as many. */
const FIRST = { conversations: 10, messages: 25 };
/** Ids are made before the lock: of two messages at the same moment the first may have the larger one. */
const OVERTAKEN_MS = 10_000;

/** A conversation in which there are messages to look at. */
interface Left {
  id: string;
  /** As old as the newest one that was not looked at. */
  newest: string;
  beforeSeq: number;
  size: number;
}

/** Null if so many messages did not have enough with the words. */
async function lookThrough(ctx: MemberContext, search: Search): Promise<Hit[] | null> {
  const hits: Hit[] = [];
  let left = await findConversations(ctx);
  let looked = 0;
  for (let atOnce = FIRST.conversations; looked <= LOOKED_THROUGH; atOnce *= 2) {
    const [next] = left;
    const after = next ? timeOfId(next.newest) + OVERTAKEN_MS : Number.NEGATIVE_INFINITY;
    const sure = hits.filter(({ id }) => timeOfId(id) > after);
    if (!next || sure.length >= search.limit)
      return sure.toSorted((one, other) => (one.id < other.id ? 1 : -1)).slice(0, search.limit);
    const some = left.splice(0, atOnce);
    for (const { nth, count, isHit, ...message } of await lookInto(ctx, search, some)) {
      if (isHit) hits.push(message);
      if (!count) continue;
      looked += count;
      const { id, size } = some[nth - 1]!;
      if (count === size) left.push({ id, newest: message.id, beforeSeq: message.seq, size: size * 4 });
    }
    left = left.toSorted((one, other) => (one.newest < other.newest ? 1 : -1));
  }
  return null;
}

async function findConversations({ db, member }: MemberContext): Promise<Left[]> {
  const { rows } = await db.execute<Omit<Left, "size"> & Record<string, unknown>>(sql`
    select place.conversation_id as id, place.place_id as newest, coalesce(place.left_seq, ${LAST_SEQ} - 1) + 1 as "beforeSeq"
    from conversation_members place
    where place.member_id = ${member.id} and place.place_id is not null
    order by place.place_id desc nulls last`);
  return rows.map((row) => ({ ...row, size: FIRST.messages }));
}

interface Looked extends Hit {
  /** In which of the conversations that were asked for. */
  nth: number;
  isHit: boolean;
  /** Of the last one that was looked at: how many there were. */
  count: number | null;
}

/** The hits of some conversations, and the last message that was looked at in each. */
async function lookInto(
  { db, member }: MemberContext,
  { words, before }: Search,
  asked: readonly Left[],
): Promise<Looked[]> {
  const hasLetters = sql.join(
    words.map((word) => sql`strpos(lower(message.body), ${word}) > 0`),
    sql` and `,
  );
  // A text is taken apart only if the letters of all words stand in it.
  const { rows } = await db.execute<Looked & Record<string, unknown>>(sql`
    select * from (
      select ${HIT}, asked.nth::int as nth, case when message.nth = message.count then message.count end as count,
        case when ${hasLetters} then ${hasWords(words)} and message.deleted_at is null and ${SEEN}
          ${olderThan(before)} else false end as "isHit"
      from unnest(${column(asked, "id")}::text[], ${column(asked, "beforeSeq")}::int[], ${column(asked, "size")}::int[])
          with ordinality as asked (id, before_seq, size, nth)
        join conversation_members place on place.conversation_id = asked.id and place.member_id = ${member.id}
        cross join lateral (
          select message.*, row_number() over (order by message.seq desc)::int as nth, count(*) over ()::int as count
          from (select * from messages message
            where message.conversation_id = asked.id and message.seq < asked.before_seq
              and message.seq > greatest(place.joined_seq, place.cleared_seq)
            order by message.seq desc limit asked.size) message) message
    ) looked where "isHit" or count is not null`);
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
