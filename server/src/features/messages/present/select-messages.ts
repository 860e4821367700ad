import { sql, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/database.ts";
import { executePlanned } from "../../../platform/execute-planned.ts";
import { members } from "../../accounts/accounts.table.ts";
import type { MessageReaction, OutcomeKind } from "@cardplaza/contract/messages/message-words";
import { ms, timeOf } from "./times.ts";
import type { MessageRow } from "../messages.table.ts";

/** A message with everything that stands beside it. */
export interface FullMessage {
  message: Omit<MessageRow, "textHash">;
  senderName: string | null;
  reply: { _id: string; seq: number; senderName: string | null; text: string } | null;
  reactions: { emoji: MessageReaction; by: string[] }[];
  remindAt: Date | null;
  made: { kind: OutcomeKind; path: string }[];
}

/** A name, or null for somebody who has left. */
const NAME = sql`case when not writer.is_hidden and writer.erased_at is null then writer.name end`;

interface Selection {
  where: SQL;
  order?: SQL;
  limit: number;
  /** Who has left sees no reaction that came later. */
  until?: number;
}

/** In one statement: each message of a page needs a few looks into indexes. */
export async function selectMessages(
  db: Db | Tx,
  memberId: string,
  { where, order = sql`message.seq`, limit, until }: Selection,
): Promise<FullMessage[]> {
  const rows = await executePlanned<Row>(
    db,
    sql`
    select message.id, message.conversation_id as "conversationId", message.seq, message.changed_seq as "changedSeq",
      message.kind, message.sender_id as "senderId", message.client_id as "clientId", message.body, message.note,
      message.reply_to as "replyTo", message.is_forwarded as "isForwarded", message.subject, message.share, message.link,
      message.has_files as "hasFiles", message.warning, message.status, ${ms("message.pinned_at")} as "pinnedAt",
      ${ms("message.edited_at")} as "editedAt", ${ms("message.deleted_at")} as "deletedAt",
      ${ms("message.created_at")} as "createdAt",
      (select ${NAME} from ${members} writer where writer.id = message.sender_id) as "senderName",
      case when message.reply_to is not null then (
        select json_build_object('_id', answered.id, 'seq', answered.seq, 'text', left(answered.body, 200), 'senderName',
          (select ${NAME} from ${members} writer where writer.id = answered.sender_id))
        from messages answered
        where answered.id = message.reply_to and answered.conversation_id = message.conversation_id
          and answered.deleted_at is null and (answered.status <> 'waiting' or answered.sender_id = ${memberId})
          and answered.seq > (select greatest(place.joined_seq, place.cleared_seq) from conversation_members place
            where place.conversation_id = answered.conversation_id and place.member_id = ${memberId})) end as reply,
      (select json_agg(json_build_object('emoji', each.emoji, 'by', each.by) order by each.first) from (
        select reaction.emoji, array_agg(reaction.member_id order by reaction.seq) as by, min(reaction.seq) as first
        from message_reactions reaction join ${members} writer on writer.id = reaction.member_id
        where reaction.message_id = message.id and ${NAME} is not null
          ${until === undefined ? sql`` : sql`and reaction.seq <= ${until}`}
        group by reaction.emoji) each) as reactions,
      (select ${ms("reminder.at")} from message_reminders reminder
        where reminder.member_id = ${memberId} and reminder.message_id = message.id) as "remindAt",
      (select json_agg(json_build_object('kind', outcome.kind, 'path', outcome.path) order by outcome.kind)
        from message_outcomes outcome
        where outcome.member_id = ${memberId} and outcome.message_id = message.id) as made
    from messages message
    where ${where}
    order by ${order}
    limit ${limit}`,
  );
  return rows.map(({ senderName, reply, reactions, remindAt, made, ...message }) => ({
    message: {
      ...message,
      pinnedAt: timeOf(message.pinnedAt),
      editedAt: timeOf(message.editedAt),
      deletedAt: timeOf(message.deletedAt),
      createdAt: new Date(message.createdAt),
    },
    senderName,
    reply,
    reactions: reactions ?? [],
    remindAt: timeOf(remindAt),
    made: made ?? [],
  }));
}

type Times = "createdAt" | "editedAt" | "deletedAt" | "pinnedAt";
type Row = Omit<FullMessage["message"], Times> &
  Record<Exclude<Times, "createdAt">, number | null> & {
    createdAt: number;
    senderName: string | null;
    reply: FullMessage["reply"];
    reactions: FullMessage["reactions"] | null;
    remindAt: number | null;
    made: FullMessage["made"] | null;
  };

/** In the statement above: the message with this id. */
export const isMessage = (id: string) => sql`message.id = ${id}`;
