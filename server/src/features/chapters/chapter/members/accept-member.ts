import { CHAPTER_TEXT, chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { wrongState } from "../../../../platform/refusals.ts";
import { notify } from "../../../notifications/notify.ts";
import { newsOfChapter } from "../chapter-notice.ts";
import type { Changing } from "./change-member.ts";
import { saveMembership } from "./save-membership.ts";
import { requireFewChapters, requireSeat } from "./seats.ts";

/** Gives a seat to somebody who asked for it or is on the waitlist. */
export async function acceptMember({ ctx, tx, chapter, target }: Changing): Promise<void> {
  if (target.status !== "requested" && target.status !== "waitlisted")
    throw wrongState(CHAPTER_TEXT.notWaiting);
  await requireSeat(tx, chapter, target.category, ctx.now);
  await requireFewChapters(tx, target.memberId, CHAPTER_TEXT.theyAreInTooMany);
  await saveMembership(
    tx,
    chapter,
    { ...target, status: "active", joinedAt: ctx.now, changedAt: ctx.now },
    ctx.now,
  );
  await notify(ctx, tx, {
    to: target.memberId,
    news: "chapter.seat",
    with: { ...newsOfChapter(chapter), isGiven: true },
    targetUrl: chapterPath(chapter.id),
    about: `chapter-accepted:${chapter.id}:${target.memberId}`,
  });
}
