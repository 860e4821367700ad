import { CHAPTER_TEXT, chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import type { MemberContext } from "../../../../context.ts";
import type { Tx } from "../../../../platform/database.ts";
import { conflict, notFound } from "../../../../platform/refusals.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { isReachable } from "../../../moderation/reachable.ts";
import { notify } from "../../../notifications/notify.ts";
import { newsOfChapter } from "../chapter-notice.ts";
import { findMembership, isSeated, lockChapterManagedBy } from "../chapter-queries.ts";
import { isEndedInvitation } from "../chapters-seen.ts";
import type { MembershipRow } from "../chapters.table.ts";
import { refusedUntil } from "./ask-again.ts";
import { showMember } from "./list-members.ts";
import { saveMembership } from "./save-membership.ts";

interface Invited {
  userId: string;
  category?: string;
  message?: string;
}

/** Offers a member a seat, which they take with one call while the seat is free. */
export function inviteToChapter(
  ctx: MemberContext,
  id: string,
  { userId, category = "", message = "" }: Invited,
) {
  const { member, now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    const { chapter } = await lockChapterManagedBy(tx, id, member.id, now);
    await requireInvitable(ctx, tx, userId);
    const before = await findMembership(tx, id, userId);
    if (before) requireMayBeInvited(before, now);
    await saveMembership(
      tx,
      chapter,
      {
        memberId: userId,
        role: "member",
        status: "invited",
        category,
        message,
        reason: "",
        invitedBy: member.id,
      },
      now,
    );
    await notify(ctx, tx, {
      to: userId,
      news: "chapter.invitation",
      with: { ...newsOfChapter(chapter), name: member.name, category, message },
      targetUrl: chapterPath(id),
      about: `chapter-invitation:${id}:${userId}`,
      sender: member.id,
    });
    return showMember({ ...ctx, db: tx }, id, userId);
  });
}

/** The refusal does not show who blocked whom. */
async function requireInvitable({ member }: MemberContext, tx: Tx, userId: string): Promise<void> {
  if (!(await isReachable(tx, member.id, userId))) throw notFound(CHAPTER_TEXT.inviteNotFound);
}

function requireMayBeInvited(before: MembershipRow, now: Date): void {
  if (isSeated(before)) throw conflict(CHAPTER_TEXT.theyAreMember);
  if (before.status === "requested" || before.status === "waitlisted") throw conflict(CHAPTER_TEXT.theyAsked);
  if (before.status === "invited" && !isEndedInvitation(before, now))
    throw conflict(CHAPTER_TEXT.invitedAlready);
  // A member who declined an invitation is left alone for a while.
  const until = before.status === "declined" && before.invitedBy ? refusedUntil(before, now) : null;
  if (until) throw conflict(CHAPTER_TEXT.theyDeclined(until));
}
