import { and, eq, gt, isNull, lte, not, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { messages } from "../messages.table.ts";
import type { PlaceRow } from "../conversations.table.ts";
import { seenRange } from "./seen-range.ts";

/**
 * The member deleted the message for themselves. With an offset it is asked for each message; otherwise the database may
 * compare each with everything that the member ever deleted.
 */
export const isHiddenFrom = (memberId: SQL | string, messageId: SQLWrapper): SQL =>
  sql`exists (select from hidden_messages hidden
    where hidden.member_id = ${memberId} and hidden.message_id = ${messageId} offset 0)`;

/** In a query over messages: those of one conversation that this member sees. */
export function isSeenFrom(own: PlaceRow): SQL | undefined {
  const { after, until } = seenRange(own);
  return and(
    eq(messages.conversationId, own.conversationId),
    gt(messages.seq, after),
    lte(messages.seq, until),
    isDeliveredTo(own.memberId),
    not(isHiddenFrom(own.memberId, messages.id)),
  );
}

/** What waits for a moderator is seen by its sender alone. */
export const isDeliveredTo = (memberId: string): SQL | undefined =>
  or(not(eq(messages.status, "waiting")), eq(messages.senderId, memberId));

/** The receiver of a request knows nothing of it while its message waits for a moderator. */
export const isKnown = (place: SQL, conversation: SQL): SQL =>
  sql`not coalesce(${conversation}.request = 'asked' and ${conversation}.requested_by <> ${place}.member_id
    and ${place}.place_id is null and ${place}.cleared_seq = 0, false)`;

/** In a query over messages: it was not deleted for all. */
export const isThere = () => isNull(messages.deletedAt);
