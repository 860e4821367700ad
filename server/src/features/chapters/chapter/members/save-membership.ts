import { and, eq } from "drizzle-orm";
import { LEAST_ACTIVE_MEMBERS } from "@cardplaza/contract/chapters/chapter-words";
import type { Tx } from "../../../../platform/database.ts";
import { one } from "../../../../platform/one.ts";
import { hasSeat } from "../chapter-queries.ts";
import { chapterMembers, chapters, type ChapterRow, type MembershipRow } from "../chapters.table.ts";
import { seatOf } from "./seats.ts";

type Membership = Pick<MembershipRow, "memberId" | "status" | "category"> & Partial<MembershipRow>;

/** Writes a membership, its seat and what the chapter counts of it. The chapter is locked. */
export async function saveMembership(
  tx: Tx,
  chapter: ChapterRow,
  { chapterId: _chapterId, ...membership }: Membership,
  now: Date,
): Promise<MembershipRow> {
  const values = { changedAt: now, ...membership, seat: seatOf(chapter, membership) };
  const saved = one(
    await tx
      .insert(chapterMembers)
      .values({ ...values, chapterId: chapter.id })
      .onConflictDoUpdate({ target: [chapterMembers.chapterId, chapterMembers.memberId], set: values })
      .returning(),
  );
  await countSeats(tx, chapter);
  return saved;
}

/** For somebody who never had a seat: nothing is left of a request that was withdrawn. */
export async function deleteMembership(
  tx: Tx,
  { chapterId, memberId }: Pick<MembershipRow, "chapterId" | "memberId">,
): Promise<void> {
  await tx
    .delete(chapterMembers)
    .where(and(eq(chapterMembers.chapterId, chapterId), eq(chapterMembers.memberId, memberId)));
}

/** With five members a chapter is active, and it stays so with fewer: it rests only if it does not meet. */
async function countSeats(tx: Tx, chapter: Pick<ChapterRow, "id" | "status">): Promise<number> {
  const seated = await tx.$count(chapterMembers, and(eq(chapterMembers.chapterId, chapter.id), hasSeat()));
  const isComplete = chapter.status === "pending" && seated >= LEAST_ACTIVE_MEMBERS;
  await tx
    .update(chapters)
    .set({ seated, ...(isComplete && { status: "active" }) })
    .where(eq(chapters.id, chapter.id));
  return seated;
}
