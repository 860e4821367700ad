import { CHAPTER_TEXT, WAITING_STATUSES } from "@cardplaza/contract/chapters/chapter-words";
import { categoryName } from "@cardplaza/contract/categories/business-categories";
import { conflict, invalid, wrongState } from "../../../../platform/refusals.ts";
import { isSeated } from "../chapter-queries.ts";
import type { Changing, MemberChange } from "./change-member.ts";
import { requireSeatNotHeld } from "../invites/seat-holds.ts";
import { offerFreeSeat } from "./offer-free-seat.ts";
import { saveMembership } from "./save-membership.ts";
import { isCategoryTaken } from "./seats.ts";

/** Changes the category of a member, if that seat is free; the other one is free then. */
export async function changeCategory(
  { ctx, tx, chapter, target }: Changing,
  { category }: MemberChange,
): Promise<void> {
  if (!category) throw invalid({ category: CHAPTER_TEXT.needCategory });
  const isWaiting = (WAITING_STATUSES as readonly string[]).includes(target.status);
  if (!isSeated(target) && !isWaiting) throw wrongState(CHAPTER_TEXT.notThisState);
  if (category === target.category) return;
  const takesSeat = chapter.oneSeatPerCategory && isSeated(target);
  if (takesSeat && (await isCategoryTaken(tx, chapter.id, category, target.memberId)))
    throw conflict(CHAPTER_TEXT.withoutOffer.seatTaken(categoryName(category)));
  if (takesSeat) await requireSeatNotHeld(tx, chapter.id, category, ctx.now);
  await saveMembership(tx, chapter, { ...target, category }, ctx.now);
  if (takesSeat) await offerFreeSeat(ctx, tx, chapter.id);
}
