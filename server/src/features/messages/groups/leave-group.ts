import type { MemberContext } from "../../../context.ts";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import { wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { endPlaces } from "../places/end-places.ts";
import { lockPlace } from "../places/places.ts";
import { takeClocks } from "../places/take-clocks.ts";
import { endInvitations } from "./end-invitations.ts";
import { findNextAdmin } from "./next-admin.ts";
import { writeNote } from "./write-note.ts";

/** Leaves a group, or declines to come into it. Who has left already has nothing to do. */
export function leaveGroup(ctx: MemberContext, id: string): Promise<void> {
  const memberId = ctx.member.id;
  return inTransaction(ctx.db, async (tx) => {
    const { conversation, own } = await lockPlace(tx, memberId, id);
    if (conversation.kind !== "group") throw wrongState(MESSAGE_TEXT.notGroup);
    if (own.standing === "invited") return endInvitations(ctx, tx, id, memberId);
    if (own.standing !== "in") return;
    await takeClocks(tx, id);
    const leftSeq = await writeNote(ctx, tx, id, { event: "left", memberIds: [] });
    await endPlaces(tx, id, [memberId], { standing: "left", leftSeq });
    await findNextAdmin(ctx, tx, id);
  });
}
