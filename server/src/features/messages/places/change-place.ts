import { and, eq } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { conversationMembers, type PlaceRow } from "../conversations.table.ts";
import { findPlace } from "./places.ts";
import { publishConversation } from "./publish.ts";
import { tick } from "./tick.ts";

type Fields = Partial<Pick<PlaceRow, "archivedAt" | "draft" | "labels" | "mutedUntil">>;
type Saved = Pick<
  PgUpdateSetSource<typeof conversationMembers>,
  keyof Fields | "clearedSeq" | "placeId" | "readSeq" | "seenSeq"
>;

/** Changes the member's own place in a conversation. Their other devices learn of it, nobody else does. */
export function changePlace(
  ctx: Pick<MemberContext, "db" | "live" | "member">,
  id: string,
  change: (own: PlaceRow) => Fields | null,
): Promise<PlaceRow> {
  return inTransaction(ctx.db, async (tx) => {
    const { own } = await findPlace(tx, ctx.member.id, id);
    const fields = change(own);
    if (!fields) return own;
    // The number first: everybody takes the clock before the place.
    const memberIds = await tick(tx, { conversationId: id, only: [ctx.member.id] });
    await savePlace(tx, own, fields);
    await publishConversation(ctx, tx, memberIds, id);
    return { ...own, ...fields };
  });
}

export const savePlace = (tx: Tx, { conversationId, memberId }: PlaceRow, fields: Saved) =>
  tx
    .update(conversationMembers)
    .set(fields)
    .where(
      and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.memberId, memberId)),
    );
