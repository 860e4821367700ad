import { and, eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { conversationMembers } from "../conversations.table.ts";
import type { Place } from "../places/places.ts";
import { takeClocks } from "../places/take-clocks.ts";
import { ONE_MORE } from "../places/tell-own-devices.ts";
import { writeNote } from "./write-note.ts";

/** The yes of an invited member. They see what is written from now on. */
export async function joinGroup(ctx: MemberContext, tx: Tx, { conversation }: Place): Promise<void> {
  const { id, headSeq } = conversation;
  // Everybody takes the clocks before the places.
  await takeClocks(tx, id);
  await tx
    .update(conversationMembers)
    .set({
      standing: "in",
      joinedSeq: headSeq,
      readSeq: headSeq,
      seenSeq: headSeq,
      otherSeq: 0,
      leftSeq: null,
      // A device may hold what they had before they left: it reads all of it again.
      ownChanges: ONE_MORE,
    })
    .where(and(eq(conversationMembers.conversationId, id), eq(conversationMembers.memberId, ctx.member.id)));
  await writeNote(ctx, tx, id, { event: "joined", memberIds: [] });
}
