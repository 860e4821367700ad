import { eq } from "drizzle-orm";
import { CHAPTER_TEXT, LEAST_ACTIVE_MEMBERS } from "@cardplaza/contract/chapters/chapter-words";
import type { JobContext, MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { forbidden, wrongState } from "../../../platform/refusals.ts";
import { nextVersion, requireLatest } from "../../../platform/stale-edits.ts";
import { findChapterOf, lockChapter, lockChapterLedBy } from "./chapter-queries.ts";
import { chapters, type ChapterRow } from "./chapters.table.ts";
import { requireManageable } from "./leader-grace.ts";
import { requireFewChapters } from "./members/seats.ts";
import { planMeetings } from "./plan-meetings.ts";

/** For its leader. It keeps its members and its history, and takes no seat of theirs. */
export async function archiveChapter(ctx: MemberContext, tx: Tx, id: string): Promise<void> {
  const { chapter } = await lockChapterLedBy(tx, id, ctx.member.id, ctx.now);
  await archive(ctx, tx, chapter);
}

/** The chapter is locked. */
export async function archive(
  ctx: Pick<JobContext, "jobs" | "now">,
  tx: Tx,
  chapter: ChapterRow,
): Promise<void> {
  await tx
    .update(chapters)
    .set({ status: "archived", ...nextVersion(chapter, ctx.now) })
    .where(eq(chapters.id, chapter.id));
  await planMeetings(ctx, tx, chapter.id);
}

/** Its sixty days without a meeting begin again. */
export async function restoreChapter(
  ctx: MemberContext,
  tx: Tx,
  id: string,
  on: { version?: number; updated_at?: string },
): Promise<void> {
  await lockChapter(tx, id);
  const { chapter, membership } = await findChapterOf(tx, id, ctx.member.id);
  if (membership.role !== "leader") throw forbidden(CHAPTER_TEXT.onlyLeader);
  requireLatest(chapter, on);
  if (chapter.status === "suspended") throw wrongState(CHAPTER_TEXT.suspended);
  if (chapter.status !== "archived") return;
  await requireManageable(tx, chapter, ctx.now);
  await requireFewChapters(tx, ctx.member.id);
  await reopen(ctx, tx, chapter);
}

/** The chapter is locked. */
export async function reopen(
  ctx: Pick<JobContext, "jobs" | "now">,
  tx: Tx,
  chapter: ChapterRow,
): Promise<void> {
  const status = chapter.seated >= LEAST_ACTIVE_MEMBERS ? "active" : "pending";
  await tx
    .update(chapters)
    .set({ status, lastMetAt: ctx.now, suspendedFor: "", ...nextVersion(chapter, ctx.now) })
    .where(eq(chapters.id, chapter.id));
  await planMeetings(ctx, tx, chapter.id);
}
