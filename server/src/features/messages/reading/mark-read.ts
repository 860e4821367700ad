import { eq, sql } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { one } from "../../../platform/one.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { readNoticesAbout } from "../../notifications/opened.ts";
import { conversationMembers } from "../conversations.table.ts";
import { savePlace } from "../places/change-place.ts";
import { findPlace, type Place } from "../places/places.ts";
import { publishConversation } from "../places/publish.ts";
import { tick } from "../places/tick.ts";
import { UNREAD } from "../present/select-conversations.ts";
import { findHiding } from "../settings/settings-queries.ts";
import type { Db, Tx } from "../../../platform/database.ts";

/** How far the member has read. A smaller number marks it unread again; what others know as seen never goes back. */
export async function markRead(ctx: MemberContext, id: string, seq: number) {
  const { isToEnd, ...read } = await saveRead(ctx, id, seq);
  if (isToEnd) await readNoticesAbout(ctx, [id]);
  return read;
}

function saveRead(ctx: MemberContext, id: string, seq: number) {
  const memberId = ctx.member.id;
  return inTransaction(ctx.db, async (tx) => {
    const place = await findPlace(tx, memberId, id);
    const { own, conversation } = place;
    const readSeq = Math.min(seq, own.leftSeq ?? conversation.headSeq);
    const seenSeq = Math.max(own.seenSeq, readSeq);
    if (readSeq !== own.readSeq || seenSeq !== own.seenSeq) {
      const others = seenSeq > own.seenSeq ? await findTold(tx, place) : [];
      const told = await tick(tx, { conversationId: id, only: [memberId, ...others] });
      // Of two reads at once the farther one counts.
      const { seenSeq: known } = conversationMembers;
      await savePlace(tx, own, {
        readSeq,
        ...(others.length > 0 && { seenSeq: sql`greatest(${known}, ${seenSeq}::int)` }),
      });
      await publishConversation(ctx, tx, told, id);
    }
    const isToEnd = readSeq > own.readSeq && readSeq >= own.otherSeq;
    return { readSeq, unread: await countUnreadOf(tx, memberId, id), isToEnd };
  });
}

/** Who learns that this member has read: both show it, and the two have agreed to talk. */
async function findTold(tx: Tx, { conversation, own }: Place): Promise<string[]> {
  const isAgreed = conversation.request === null || conversation.request === "accepted";
  if (!isAgreed || conversation.kind === "chapter" || own.standing !== "in") return [];
  const rows = await tx
    .select({ id: conversationMembers.memberId, standing: conversationMembers.standing })
    .from(conversationMembers)
    .where(eq(conversationMembers.conversationId, conversation.id));
  const ids = rows.flatMap(({ id, standing }) => (standing === "in" ? [id] : []));
  const hiding = await findHiding(tx, ids, "seen");
  if (hiding.has(own.memberId)) return [];
  return ids.filter((id) => id !== own.memberId && !hiding.has(id));
}

async function countUnreadOf(db: Db | Tx, memberId: string, id: string): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(sql`
    select ${UNREAD} as unread from conversation_members place
    where place.conversation_id = ${id} and place.member_id = ${memberId}`);
  return one(rows).unread;
}
