import { CHAPTER_TEXT, chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { invalid, wrongState } from "../../../../platform/refusals.ts";
import { notify } from "../../../notifications/notify.ts";
import { isSeated } from "../chapter-queries.ts";
import type { Changing, MemberChange } from "./change-member.ts";
import { endMembership } from "./end-membership.ts";

/** Takes the seat from a member, who learns why. */
export async function removeMember(
  { ctx, tx, chapter, target }: Changing,
  { reason }: MemberChange,
): Promise<void> {
  if (!reason) throw invalid({ reason: CHAPTER_TEXT.needReason });
  if (!isSeated(target)) throw wrongState(CHAPTER_TEXT.notAMember);
  await endMembership(ctx, tx, chapter, target, { status: "removed", reason });
  await notify(ctx, tx, {
    to: target.memberId,
    news: "chapter.membership",
    with: { chapter: chapter.name, what: "removed", reason },
    targetUrl: chapterPath(chapter.id),
    about: `chapter-removed:${chapter.id}:${target.memberId}`,
  });
}
