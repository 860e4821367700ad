import { CHAPTER_TEXT, chapterPath, WAITING_STATUSES } from "@cardplaza/contract/chapters/chapter-words";
import { wrongState } from "../../../../platform/refusals.ts";
import { notify } from "../../../notifications/notify.ts";
import type { Changing, MemberChange } from "./change-member.ts";
import { saveMembership } from "./save-membership.ts";

/** Refuses a request, or withdraws an invitation. */
export async function declineMember(
  { ctx, tx, chapter, target }: Changing,
  { reason = "" }: MemberChange,
): Promise<void> {
  if (!(WAITING_STATUSES as readonly string[]).includes(target.status))
    throw wrongState(CHAPTER_TEXT.notWaiting);
  const declined = { status: "declined", reason, invitedBy: null, changedAt: ctx.now } as const;
  await saveMembership(tx, chapter, { ...target, ...declined }, ctx.now);
  if (target.status === "invited") return;
  await notify(ctx, tx, {
    to: target.memberId,
    news: "chapter.membership",
    with: { chapter: chapter.name, what: "declined" },
    targetUrl: chapterPath(chapter.id),
    about: `chapter-declined:${chapter.id}:${target.memberId}`,
  });
}
