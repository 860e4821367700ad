import { sql, type SQL } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { uploads } from "../../uploads/uploads.table.ts";

/** The ids of messages with a file of this member: what they wrote, and what others passed on. */
export const messagesWithFilesOf = (memberId: string): SQL => sql`
  select file.message_id from message_files file join ${uploads} upload on upload.id = file.upload_id
  where upload.member_id = ${memberId}`;

/** In the order of their ids: who writes has locked the conversation before they refer to a member. */
export async function lockConversationsOf(tx: Tx, memberId: string): Promise<void> {
  await tx.execute(sql`
    select from conversations where id in (
      select conversation_id from conversation_members where member_id = ${memberId}
      union select conversation_id from messages where id in (${messagesWithFilesOf(memberId)}))
    order by id for no key update`);
}
