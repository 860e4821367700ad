import { and, eq, ne, notInArray } from "drizzle-orm";
import {
  CHAPTER_TEXT,
  MAX_CHAPTERS_OF_MEMBER,
  type MembershipStatus,
} from "@cardplaza/contract/chapters/chapter-words";
import { categoryName } from "@cardplaza/contract/categories/business-categories";
import { takeTurn } from "../../../../platform/advisory-locks.ts";
import type { Db, Tx } from "../../../../platform/database.ts";
import { conflict, limitReached } from "../../../../platform/refusals.ts";
import { hasSeat, isSeated } from "../chapter-queries.ts";
import { chapterMembers, chapters, type ChapterRow } from "../chapters.table.ts";
import { requireNotHeld } from "../invites/seat-holds.ts";

/** What the database keeps unique: the category of a member with a seat, if each category has one. */
export const seatOf = (
  { oneSeatPerCategory }: Pick<ChapterRow, "oneSeatPerCategory">,
  membership: { status: MembershipStatus; category: string },
) => (oneSeatPerCategory && isSeated(membership) ? membership.category : null);

/** Why this category cannot get a seat now; null if it can. */
export async function reasonWithoutSeat(
  db: Db | Tx,
  { id, seated, maxMembers, oneSeatPerCategory }: ChapterRow,
  category: string,
  text: { full: string; seatTaken: (category: string) => string } = CHAPTER_TEXT,
): Promise<string | null> {
  if (seated >= maxMembers) return text.full;
  if (oneSeatPerCategory && (await isCategoryTaken(db, id, category)))
    return text.seatTaken(categoryName(category));
  return null;
}

/** For an officer who accepts somebody, and for who was invited. The chapter is locked, so that two do not both get the last seat. */
export async function requireSeat(
  tx: Tx,
  chapter: ChapterRow,
  category: string,
  now: Date,
  ownHold?: string,
): Promise<void> {
  const reason = await reasonWithoutSeat(tx, chapter, category, CHAPTER_TEXT.withoutOffer);
  if (reason) throw conflict(reason);
  await requireNotHeld(tx, chapter, category, now, ownHold);
}

export async function isCategoryTaken(
  db: Db | Tx,
  chapterId: string,
  category: string,
  exceptMemberId = "",
): Promise<boolean> {
  const taken = await db.$count(
    chapterMembers,
    and(
      eq(chapterMembers.chapterId, chapterId),
      eq(chapterMembers.category, category),
      ne(chapterMembers.memberId, exceptMemberId),
      hasSeat(),
    ),
  );
  return taken > 0;
}

/** Archived chapters do not count. Of two chapters that a member joins at once, the second waits and counts the first. */
export async function requireFewChapters(
  tx: Tx,
  memberId: string,
  text: string = CHAPTER_TEXT.tooMany,
): Promise<void> {
  await takeTurn(tx, "chapterMemberships", memberId);
  const rows = await tx
    .select({ id: chapters.id })
    .from(chapterMembers)
    .innerJoin(chapters, eq(chapters.id, chapterMembers.chapterId))
    .where(and(eq(chapterMembers.memberId, memberId), hasSeat(), notInArray(chapters.status, ["archived"])));
  if (rows.length >= MAX_CHAPTERS_OF_MEMBER) throw limitReached(text);
}
