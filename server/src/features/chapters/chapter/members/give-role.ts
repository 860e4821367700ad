import { CHAPTER_TEXT, chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { forbidden, invalid, wrongState } from "../../../../platform/refusals.ts";
import { notify } from "../../../notifications/notify.ts";
import type { Changing, MemberChange } from "./change-member.ts";
import { saveMembership } from "./save-membership.ts";

/** The leader makes a member an officer, or an officer a member. */
export async function giveRole(
  { ctx, tx, chapter, target }: Changing,
  { role }: MemberChange,
): Promise<void> {
  if (!role) throw invalid({ role: CHAPTER_TEXT.needRole });
  if (target.role === "leader") throw forbidden(CHAPTER_TEXT.leaderFirst);
  if (target.status !== "active" && target.status !== "on_leave") throw wrongState(CHAPTER_TEXT.notThisState);
  if (target.role === role) return;
  await saveMembership(tx, chapter, { ...target, role }, ctx.now);
  await notify(ctx, tx, {
    to: target.memberId,
    news: "chapter.membership",
    with: { chapter: chapter.name, what: "role", role },
    targetUrl: chapterPath(chapter.id),
    about: `chapter-role:${chapter.id}:${target.memberId}:${role}`,
  });
}
