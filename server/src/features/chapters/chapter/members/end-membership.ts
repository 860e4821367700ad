import type { JobContext } from "../../../../context.ts";
import type { Tx } from "../../../../platform/database.ts";
import { handOverPictures } from "../../../uploads/hand-over-pictures.ts";
import type { NotifyContext } from "../../../notifications/notice.ts";
import { findLeader } from "../chapter-queries.ts";
import type { ChapterRow, MembershipRow } from "../chapters.table.ts";
import { offerFreeSeat } from "./offer-free-seat.ts";
import { saveMembership } from "./save-membership.ts";

/** Frees the seat of a member who leaves or is removed, for the next on the waitlist. The chapter is locked. */
export async function endMembership(
  ctx: NotifyContext & Pick<JobContext, "now">,
  tx: Tx,
  chapter: ChapterRow,
  membership: MembershipRow,
  end: { status: "left" | "removed"; reason?: string },
): Promise<void> {
  const { memberId } = membership;
  await saveMembership(
    tx,
    chapter,
    { ...membership, role: "member", leaveUntil: null, reason: "", changedAt: ctx.now, ...end },
    ctx.now,
  );
  const leaderId = await findLeader(tx, chapter.id);
  // The chapter goes on to show a cover that they uploaded.
  if (leaderId) await handOverPictures(tx, [chapter.cover], { from: memberId, to: leaderId });
  await offerFreeSeat(ctx, tx, chapter.id);
}
