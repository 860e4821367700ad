import { CHAPTER_TEXT, chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { invalid, wrongState } from "../../../../platform/refusals.ts";
import { notify } from "../../../notifications/notify.ts";
import type { Changing, MemberChange } from "./change-member.ts";
import { saveMembership } from "./save-membership.ts";

/** The member keeps the seat, but takes no part until an officer restores them. */
export async function suspendMember(
  { ctx, tx, chapter, target }: Changing,
  { reason }: MemberChange,
): Promise<void> {
  if (!reason) throw invalid({ reason: CHAPTER_TEXT.needReason });
  if (target.status !== "active" && target.status !== "on_leave") throw wrongState(CHAPTER_TEXT.notThisState);
  const suspended = { status: "suspended", role: "member", reason, leaveUntil: null } as const;
  await saveMembership(tx, chapter, { ...target, ...suspended, changedAt: ctx.now }, ctx.now);
  await notify(ctx, tx, {
    to: target.memberId,
    news: "chapter.membership",
    with: { chapter: chapter.name, what: "suspended", reason },
    targetUrl: chapterPath(chapter.id),
    about: `chapter-suspended:${chapter.id}:${target.memberId}`,
  });
}
