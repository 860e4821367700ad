import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { wrongState } from "../../../../platform/refusals.ts";
import type { Changing } from "./change-member.ts";
import { saveMembership } from "./save-membership.ts";

/** Ends a leave before it ends by itself. */
export async function returnFromLeave({ ctx, tx, chapter, target }: Changing): Promise<void> {
  if (target.status !== "on_leave") throw wrongState(CHAPTER_TEXT.notThisState);
  const back = { status: "active", leaveUntil: null, reason: "", changedAt: ctx.now } as const;
  await saveMembership(tx, chapter, { ...target, ...back }, ctx.now);
}
