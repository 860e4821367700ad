import { sql, type SQL } from "drizzle-orm";
import { MESSAGES_PER_PAGE } from "@cardplaza/contract/messages/message-limits";
import type { MemberContext } from "../../../context.ts";
import { isHiddenFrom } from "../places/conditions.ts";
import { findPlace } from "../places/places.ts";
import { headSeqFor, seenRange } from "../places/seen-range.ts";
import { presentMessages } from "../present/present-messages.ts";
import { selectMessages, type FullMessage } from "../present/select-messages.ts";

interface Query {
  before?: number;
  after?: number;
  around?: number;
  aroundMessage?: string;
  changedSince?: number;
}

/** A page of a conversation in its order, or what changed in it since a number. */
export async function listMessages(ctx: MemberContext, id: string, query: Query) {
  const { conversation, own } = await findPlace(ctx.db, ctx.member.id, id);
  const { after, until } = seenRange(own);
  const seen = sql`message.conversation_id = ${id} and message.seq > ${after} and message.seq <= ${until}
    and (message.status <> 'waiting' or message.sender_id = ${ctx.member.id})
    and not ${isHiddenFrom(ctx.member.id, sql`message.id`)}`;
  const { rows, hasEarlier, hasLater } = await readPage(ctx, { id, seen, until }, query);
  return {
    messages: await presentMessages(ctx, rows),
    hasEarlier,
    hasLater,
    // Later than this, the reader of a page may have missed something.
    headSeq:
      query.changedSince !== undefined && hasLater
        ? (rows.at(-1)?.message.changedSeq ?? 0)
        : headSeqFor(own, conversation.headSeq),
  };
}

interface Seen {
  id: string;
  /** In a query over `message`: what the reader sees of the conversation. */
  seen: SQL;
  until: number;
}

async function readPage(
  ctx: MemberContext,
  { id, seen, until }: Seen,
  { before, after, around: given, aroundMessage, changedSince }: Query,
) {
  const select = async (where: SQL, order: SQL, limit = MESSAGES_PER_PAGE) => {
    const rows = await selectMessages(ctx.db, ctx.member.id, { where, order, limit: limit + 1, until });
    return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
  };
  const newerThan = (seq: number, limit?: number) =>
    select(sql`${seen} and message.seq > ${seq}`, sql`message.seq`, limit);
  const olderThan = async (seq: number | undefined, limit?: number) => {
    const { rows, hasMore } = await select(
      seq === undefined ? seen : sql`${seen} and message.seq < ${seq}`,
      sql`message.seq desc`,
      limit,
    );
    return { rows: rows.toReversed(), hasMore };
  };
  if (changedSince !== undefined) {
    // The numbers of all changes since then are above it, also those of new messages.
    const { rows, hasMore } = await select(hasChangedSince(changedSince, id, seen), sql`message.changed_seq`);
    return { rows, hasEarlier: false, hasLater: hasMore };
  }
  const around = given ?? (aroundMessage === undefined ? undefined : await findSeq(ctx, seen, aroundMessage));
  if (around !== undefined) {
    const half = MESSAGES_PER_PAGE / 2;
    const older = await olderThan(around, half);
    const newer = await newerThan(around - 1, half);
    return { rows: [...older.rows, ...newer.rows], hasEarlier: older.hasMore, hasLater: newer.hasMore };
  }
  if (after !== undefined) {
    const { rows, hasMore } = await newerThan(after);
    return { rows, hasEarlier: true, hasLater: hasMore };
  }
  const { rows, hasMore } = await olderThan(before);
  return { rows, hasEarlier: hasMore, hasLater: before !== undefined } satisfies Page;
}

/** New messages and changed ones, the first of each by an index of its own. */
function hasChangedSince(since: number, id: string, seen: SQL): SQL {
  const limit = MESSAGES_PER_PAGE + 1;
  return sql`message.id in (
    (select message.id from messages message
      where ${seen} and message.seq > ${since} and message.changed_seq = message.seq order by message.seq limit ${limit})
    union all
    (select message.id from (select * from messages message where message.conversation_id = ${id}
        and message.changed_seq > message.seq and message.changed_seq > ${since} offset 0) message
      where ${seen} order by message.changed_seq limit ${limit}))`;
}

async function findSeq({ db }: MemberContext, seen: SQL, id: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ seq: number }>(
    sql`select message.seq from messages message where message.id = ${id} and ${seen}`,
  );
  return rows[0]?.seq;
}

interface Page {
  rows: FullMessage[];
  hasEarlier: boolean;
  hasLater: boolean;
}
