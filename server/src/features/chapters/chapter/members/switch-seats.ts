import { and, asc, count, eq, gt, sql } from "drizzle-orm";
import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { categoryName } from "@cardplaza/contract/categories/business-categories";
import type { Tx } from "../../../../platform/database.ts";
import { invalid } from "../../../../platform/refusals.ts";
import { hasSeat } from "../chapter-queries.ts";
import { chapterMembers } from "../chapters.table.ts";

/** From now on each category has one seat, or any number of them. The chapter is locked. */
export async function switchSeats(tx: Tx, chapterId: string, oneSeatPerCategory: boolean): Promise<void> {
  const seated = and(eq(chapterMembers.chapterId, chapterId), hasSeat());
  if (oneSeatPerCategory) {
    const [shared] = await tx
      .select({ category: chapterMembers.category })
      .from(chapterMembers)
      .where(seated)
      .groupBy(chapterMembers.category)
      .having(gt(count(), 1))
      .orderBy(asc(chapterMembers.category))
      .limit(1);
    if (shared)
      throw invalid({ oneSeatPerCategory: CHAPTER_TEXT.sharedCategory(categoryName(shared.category)) });
  }
  await tx
    .update(chapterMembers)
    .set({ seat: oneSeatPerCategory ? sql`${chapterMembers.category}` : null })
    .where(seated);
}
