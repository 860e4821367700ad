import { sql, type SQL } from "drizzle-orm";
import { UNREAD_SHOWN_MAX } from "@cardplaza/contract/messages/message-limits";
import type { NoteEvent } from "@cardplaza/contract/messages/message-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { executePlanned } from "../../../platform/execute-planned.ts";
import { blockedBetween } from "../../moderation/block-queries.ts";
import { members } from "../../accounts/accounts.table.ts";
import type { ConversationRow, PlaceRow } from "../conversations.table.ts";
import { isKnown } from "../places/conditions.ts";
import { REACTED_TO_THEM, SEEN, WRITTEN_TO_THEM } from "../places/seen-rows.ts";
import { ms, timeOf } from "./times.ts";

/** A line of the list, with all that its reader is shown of it. */
export interface FullConversation {
  conversation: Omit<ConversationRow, "pair" | "createdAt" | "clientId">;
  own: PlaceRow;
  memberCount: number;
  unread: number;
  /** The other one of two; null in groups and chapters. */
  other: { id: string; name: string | null; isBlocked: boolean } | null;
  last: Line | null;
  reaction: (Line & { emoji: string }) | null;
}

interface Line {
  seq: number;
  senderId: string | null;
  senderName: string | null;
  text: string;
  at: number;
  kind: "text" | "note";
  note: { event: NoteEvent; memberIds: string[]; name?: string } | null;
  files: string[] | null;
  share: string | null;
  isDeleted: boolean;
}

const NAME = sql`case when not person.is_hidden and person.erased_at is null then person.name end`;

/** In a query over `place` and `each`: who is in it with them, or was when they left. */
const IS_WITH_THEM = sql`case when place.standing in ('in', 'invited') then each.standing = 'in'
  else each.standing <> 'invited' and each.joined_seq < place.left_seq
    and (each.left_seq is null or each.left_seq >= place.left_seq) end`;

const MOST_COUNTED = sql.raw(`limit ${UNREAD_SHOWN_MAX}`);

/** How many are unread: what others wrote, and reactions to the reader's, after the number that was read. */
export const UNREAD = sql`case when place.other_seq > place.read_seq then (
    select count(*)::int from (
      (select 1 from messages message where ${WRITTEN_TO_THEM} and message.seq > place.read_seq ${MOST_COUNTED})
      union all
      (select 1 from message_reactions reaction join messages message on message.id = reaction.message_id
        where ${REACTED_TO_THEM} and reaction.seq > place.read_seq ${MOST_COUNTED})
      ${MOST_COUNTED}) unread)
  else 0 end`;

/** In a query over `place` and `conversation`: its receiver may know of the request. */
export const KNOWN = isKnown(sql`place`, sql`conversation`);

/** As the index has it: without `nulls last` all conversations of a member were sorted for each page. */
const BY_PLACE = sql`place.place_id desc nulls last`;

interface Selection {
  /** A condition over `place`, the member's place. */
  which: SQL;
  /** And over `conversation`: only as many of these are looked at as the page needs. */
  also?: SQL;
  order?: SQL;
  limit: number;
}

/** Conversations of a member. */
export async function selectConversations(
  db: Db | Tx,
  memberId: string,
  { which, also, order = BY_PLACE, limit }: Selection,
): Promise<FullConversation[]> {
  const rows = await executePlanned<Row>(
    db,
    sql`
    select to_jsonb(conversation) - 'pair' - 'created_at' - 'client_id' as conversation, to_jsonb(place) as place,
      ${ms("conversation.request_at")} as "requestAt", ${ms("place.archived_at")} as "archivedAt",
      ${ms("place.muted_until")} as "mutedUntil", ${UNREAD} as unread,
      (select count(*)::int from conversation_members each
        where each.conversation_id = place.conversation_id and ${IS_WITH_THEM}) as "memberCount",
      case when conversation.kind = 'direct' then (
        select json_build_object('id', person.id, 'name', ${NAME},
          'isBlocked', ${blockedBetween(sql`person.id`, sql`place.member_id`)})
        from conversation_members each join ${members} person on person.id = each.member_id
        where each.conversation_id = place.conversation_id and each.member_id <> place.member_id limit 1) end as other,
      (select json_build_object('seq', message.seq, 'senderId', message.sender_id, 'text', left(message.body, 200),
          'at', ${ms("message.created_at")}, 'kind', message.kind, 'note', message.note,
          'isDeleted', message.deleted_at is not null, 'share', message.share ->> 'type',
          'files', case when message.has_files then
            (select json_agg(file.kind order by file.place) from message_files file where file.message_id = message.id) end,
          'senderName', (select ${NAME} from ${members} person where person.id = message.sender_id))
        from messages message where ${SEEN} order by message.seq desc limit 1) as last,
      (select json_build_object('seq', reaction.seq, 'senderId', reaction.member_id, 'emoji', reaction.emoji,
          'text', left(message.body, 200), 'at', ${ms("reaction.created_at")}, 'kind', 'text',
          'isDeleted', false,
          'senderName', (select ${NAME} from ${members} person where person.id = reaction.member_id))
        from message_reactions reaction join messages message on message.id = reaction.message_id
        where ${REACTED_TO_THEM}
        order by reaction.seq desc limit 1) as reaction
    from (select * from conversation_members place where place.member_id = ${memberId} and ${which}
        order by ${order} offset 0) place
      join conversations conversation on conversation.id = place.conversation_id
    where ${KNOWN} ${also ? sql`and ${also}` : sql``}
    order by ${order}
    limit ${limit}`,
  );
  return rows.map(fullConversation);
}

interface Row {
  conversation: Record<string, unknown>;
  place: Record<string, unknown>;
  requestAt: number | null;
  archivedAt: number | null;
  mutedUntil: number | null;
  unread: number;
  memberCount: number;
  other: FullConversation["other"];
  last: Line | null;
  reaction: FullConversation["reaction"];
}

function fullConversation({
  conversation,
  place,
  requestAt,
  archivedAt,
  mutedUntil,
  ...row
}: Row): FullConversation {
  return {
    ...row,
    conversation: {
      ...camel(conversation),
      requestAt: timeOf(requestAt),
    } as FullConversation["conversation"],
    own: {
      ...camel(place),
      archivedAt: timeOf(archivedAt),
      mutedUntil: timeOf(mutedUntil),
    } as unknown as PlaceRow,
  };
}

/** The columns' names as the code has them. */
const camel = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
