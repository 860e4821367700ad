import { CHAPTER_TEXT, MAX_LEAVE_DAYS } from "@cardplaza/contract/chapters/chapter-words";
import { dateInIndia, DAY_MS } from "@cardplaza/contract/time";
import { invalid, wrongState } from "../../../../platform/refusals.ts";
import type { Changing, MemberChange } from "./change-member.ts";
import { saveMembership } from "./save-membership.ts";

/** The member keeps the seat and is away until that day, which is the last one. */
export async function goOnLeave(
  { ctx, tx, chapter, target }: Changing,
  { until, reason = "" }: MemberChange,
): Promise<void> {
  if (!until) throw invalid({ until: CHAPTER_TEXT.needUntil });
  if (until < dateInIndia(ctx.now)) throw invalid({ until: CHAPTER_TEXT.pastDay });
  if (until > dateInIndia(new Date(ctx.now.getTime() + MAX_LEAVE_DAYS * DAY_MS)))
    throw invalid({ until: CHAPTER_TEXT.needUntil });
  if (target.status !== "active" && target.status !== "on_leave") throw wrongState(CHAPTER_TEXT.notThisState);
  const away = { status: "on_leave", leaveUntil: until, reason, changedAt: ctx.now } as const;
  await saveMembership(tx, chapter, { ...target, ...away }, ctx.now);
}
