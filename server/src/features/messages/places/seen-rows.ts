import { sql, type SQL } from "drizzle-orm";
import type { PlaceRow } from "../conversations.table.ts";
import { isHiddenFrom } from "./conditions.ts";

// Parts of queries over `place`, the place of a member, and `message`: the lists, the counts and the threads share them.

/** What the member of the place sees of its conversation. */
export const SEEN = sql`message.conversation_id = place.conversation_id
  and message.seq > greatest(place.joined_seq, place.cleared_seq)
  and message.seq <= coalesce(place.left_seq, case when place.standing = 'invited' then 0 else 2147483647 end)
  and (message.status <> 'waiting' or message.sender_id = place.member_id)
  and not ${isHiddenFrom(sql`place.member_id`, sql`message.id`)}`;

/** Of what they see, what others wrote. Lines of the product are unread for nobody. */
export const WRITTEN_TO_THEM = sql`${SEEN} and message.kind = 'text' and message.sender_id is distinct from place.member_id`;

/** A `reaction` of somebody else to a `message` of theirs that they still see. A deleted one shows no reactions. */
export const REACTED_TO_THEM = sql`reaction.conversation_id = place.conversation_id and reaction.to_id = place.member_id
  and reaction.member_id <> place.member_id and reaction.seq <= coalesce(place.left_seq, 2147483647)
  and message.deleted_at is null and ${SEEN}`;

/** One place. */
export const isPlaceOf = ({ conversationId, memberId }: Pick<PlaceRow, "conversationId" | "memberId">): SQL =>
  sql`place.conversation_id = ${conversationId} and place.member_id = ${memberId}`;
