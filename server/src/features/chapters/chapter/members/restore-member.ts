import { CHAPTER_TEXT, chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { wrongState } from "../../../../platform/refusals.ts";
import { notify } from "../../../notifications/notify.ts";
import type { Changing } from "./change-member.ts";
import { saveMembership } from "./save-membership.ts";

/** Ends a suspension. The seat was theirs all the time. */
export async function restoreMember({ ctx, tx, chapter, target }: Changing): Promise<void> {
  if (target.status !== "suspended") throw wrongState(CHAPTER_TEXT.notThisState);
  const restored = { status: "active", reason: "", changedAt: ctx.now } as const;
  await saveMembership(tx, chapter, { ...target, ...restored }, ctx.now);
  await notify(ctx, tx, {
    to: target.memberId,
    news: "chapter.membership",
    with: { chapter: chapter.name, what: "restored" },
    targetUrl: chapterPath(chapter.id),
    about: `chapter-restored:${chapter.id}:${target.memberId}`,
  });
}
