import { sql } from "drizzle-orm";
import { conversationPath } from "@cardplaza/contract/messages/message-words";
import type { Conversations } from "../../../registry/conversations.ts";
import { contactShownTo } from "../../people/profile/contact-shown.ts";
import { pairText } from "../requests/show-with.ts";
import { wordsOf } from "./make-of-message.ts";
import { findMadeOf, findReceived, noteReferral } from "./outcomes.ts";

/** Leads and referrals lead back to a message; the trail of a deal names the conversation, with no text of it. */
export const conversationsForRoomsBelow: Conversations = {
  async findWriter({ db, member }, id) {
    const { message, sender } = await findReceived(db, member.id, id);
    const contact = await contactShownTo(db, member.id, sender.id);
    return { name: sender.name, ...contact, text: await wordsOf(db, message) };
  },
  noteMade: noteReferral,
  findMadeOf,
  async findTalk(db, one, other, before) {
    const lastOf = (memberId: string) => sql`(
      select (extract(epoch from message.created_at) * 1000)::float8 from messages message
      where message.conversation_id = conversation.id and message.sender_id = ${memberId} and message.kind = 'text'
        and message.status = 'sent' and message.deleted_at is null
        and message.created_at <= ${before.toISOString()}::timestamptz
      order by message.seq desc limit 1)`;
    const { rows } = await db.execute<{ id: string; first: number | null; second: number | null }>(sql`
      select conversation.id, ${lastOf(one)} as first, ${lastOf(other)} as second
      from conversations conversation where conversation.pair = ${pairText(one, other)}`);
    const [talk] = rows;
    if (!talk || talk.first === null || talk.second === null) return null;
    return { at: new Date(Math.max(talk.first, talk.second)), path: conversationPath(talk.id) };
  },
};
