import { sql } from "drizzle-orm";
import { FORMER_MEMBER_NAME } from "@cardplaza/contract/accounts/account-words";
import type { Db } from "../../../platform/database.ts";
import { members } from "../../accounts/accounts.table.ts";
import { uploads } from "../../uploads/uploads.table.ts";
import { SEEN } from "../places/seen-rows.ts";
import { KNOWN } from "../present/select-conversations.ts";

const NAME = sql`case when not person.is_hidden and person.erased_at is null then person.name
  else ${FORMER_MEMBER_NAME} end`;

/** Each conversation of the member, with what they set in it. */
export async function conversationsOf(db: Db, memberId: string): Promise<object[]> {
  const { rows } = await db.execute(sql`
    select conversation.id, conversation.kind, conversation.name, conversation.chapter_id as "chapterId",
      (select ${NAME} from conversation_members each join ${members} person on person.id = each.member_id
        where conversation.kind = 'direct' and each.conversation_id = place.conversation_id
          and each.member_id <> place.member_id limit 1) as "with",
      conversation.request, conversation.requested_by = place.member_id as "requestedByMe",
      conversation.subject, place.role, place.standing, place.draft, place.labels,
      place.archived_at as "archivedAt", place.muted_until as "mutedUntil", conversation.created_at as "createdAt"
    from conversation_members place join conversations conversation on conversation.id = place.conversation_id
    where place.member_id = ${memberId} and ${KNOWN}
    order by conversation.id`);
  return rows;
}

/** Every message that the member sees, with the ids of files that they uploaded themselves. */
export async function messagesSeenBy(db: Db, memberId: string): Promise<object[]> {
  const { rows } = await db.execute(sql`
    select message.id, message.conversation_id as "conversationId", message.seq, message.kind,
      message.sender_id = place.member_id as "byMe",
      (select ${NAME} from ${members} person where person.id = message.sender_id) as sender,
      message.body, message.note, message.share, message.reply_to as "replyTo",
      (select coalesce(json_agg(json_build_object('name', upload.name, 'type', upload.type,
          'uploadId', case when upload.member_id = place.member_id then upload.id end) order by file.place), '[]')
        from message_files file join ${uploads} upload on upload.id = file.upload_id
        where file.message_id = message.id) as files,
      message.created_at as "createdAt", message.edited_at as "editedAt", message.deleted_at as "deletedAt"
    from conversation_members place join messages message on ${SEEN}
    where place.member_id = ${memberId}
    order by message.conversation_id, message.seq`);
  return rows;
}
