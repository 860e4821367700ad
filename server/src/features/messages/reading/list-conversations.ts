import { sql, type SQL } from "drizzle-orm";
import { CONVERSATIONS_PER_PAGE } from "@cardplaza/contract/messages/message-limits";
import type { ConversationFilter } from "@cardplaza/contract/messages/message-words";
import type { MemberContext } from "../../../context.ts";
import { askedOf } from "../conversations.table.ts";
import { presentConversations } from "../present/present-conversations.ts";
import { selectConversations } from "../present/select-conversations.ts";
import { searchConversations } from "./search-conversations.ts";

interface Query {
  filter: ConversationFilter;
  label: string;
  q: string;
  cursor?: string;
}

/** Waits for this member's answer: an unanswered request, or an invitation to a group. */
export const IS_REQUEST = sql`(place.standing = 'invited' or coalesce(conversation.request = 'asked', false)
  and conversation.requested_by is distinct from place.member_id)`;

const IN_FILTER: Record<ConversationFilter, (memberId: string) => SQL> = {
  all: () => sql`place.archived_at is null`,
  unread: () => sql`place.other_seq > place.read_seq and place.archived_at is null`,
  requests: (memberId) => sql`(place.standing = 'invited' or place.conversation_id in (
    select asked.id from conversations asked where asked.request = 'asked' and (${ASKED} = ${memberId} or ${ASKED} is null)))`,
  archived: () => sql`place.archived_at is not null`,
};
/** Nobody any more where who asked has left Cardplaza. */
const ASKED = askedOf({ pair: sql`asked.pair`, requestedBy: sql`asked.requested_by` });

export async function listConversations(ctx: MemberContext, { filter, label, q, cursor }: Query) {
  if (q) return searchConversations(ctx, q, cursor);
  const which = sql`place.place_id is not null and ${IN_FILTER[filter](ctx.member.id)}
    ${label ? sql`and ${label} = any(place.labels)` : sql``}
    ${cursor ? sql`and place.place_id < ${cursor}` : sql``}`;
  const limit = CONVERSATIONS_PER_PAGE + 1;
  const also = filter === "requests" ? IS_REQUEST : sql`not ${IS_REQUEST}`;
  const rows = await selectConversations(ctx.db, ctx.member.id, { which, also, limit });
  const page = rows.slice(0, CONVERSATIONS_PER_PAGE);
  return {
    conversations: await presentConversations(ctx, page),
    nextCursor: rows.length === limit ? (page.at(-1)?.own.placeId ?? null) : null,
  };
}
