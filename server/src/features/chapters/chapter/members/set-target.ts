import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { invalid, wrongState } from "../../../../platform/refusals.ts";
import { isSeated } from "../chapter-queries.ts";
import type { Changing, MemberChange } from "./change-member.ts";
import { saveMembership } from "./save-membership.ts";

/** The points of a month that a member aims at. */
export async function setTarget(
  { ctx, tx, chapter, target }: Changing,
  { targetPoints }: MemberChange,
): Promise<void> {
  if (targetPoints === undefined) throw invalid({ targetPoints: CHAPTER_TEXT.needTarget });
  if (!isSeated(target)) throw wrongState(CHAPTER_TEXT.notThisState);
  await saveMembership(tx, chapter, { ...target, targetPoints }, ctx.now);
}
