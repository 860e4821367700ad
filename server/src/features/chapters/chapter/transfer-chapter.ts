import { CHAPTER_TEXT, chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { forbidden, invalid, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { notify } from "../../notifications/notify.ts";
import { isPremium } from "../../plan/plan-queries.ts";
import {
  findChapterOf,
  findMembership,
  lockChapter,
  requireRunning,
  type ChapterAndMembership,
} from "./chapter-queries.ts";
import { handOver } from "./hand-over-chapter.ts";
import { graceOf } from "./leader-grace.ts";
import { mayTakeOver } from "./may-take-over.ts";
import { showChapter } from "./show-chapter.ts";

/** The leader hands the chapter over; once their grace has ended, a member with the plan may take it over. */
export function transferChapter(ctx: MemberContext, id: string, userId: string) {
  const { member, now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    await lockChapter(tx, id);
    const found = await findChapterOf(tx, id, member.id);
    const { chapter, membership } = found;
    requireRunning(chapter.status);
    if (membership.role !== "leader") await requireMayTakeOver(ctx, tx, found, userId);
    const next = await findMembership(tx, id, userId);
    const isNext = next?.status === "active" && next.role !== "leader";
    if (!isNext) throw invalid({ userId: CHAPTER_TEXT.transferTo });
    if (!(await isPremium(tx, userId, now))) throw wrongState(CHAPTER_TEXT.needsPlan);
    await handOver(ctx, tx, chapter, userId);
    await notify(ctx, tx, {
      to: userId,
      news: "chapter.membership",
      with: { chapter: chapter.name, what: "role", role: "leader" },
      targetUrl: chapterPath(id, "manage"),
      about: `chapter-leader:${id}:${userId}`,
    });
    await changed(ctx, tx, "chapter", [id]);
    return showChapter({ ...ctx, db: tx }, id);
  });
}

async function requireMayTakeOver(
  { member, now }: MemberContext,
  tx: Tx,
  { chapter, membership }: ChapterAndMembership,
  userId: string,
): Promise<void> {
  const { readOnly } = await graceOf(tx, chapter, now);
  if (!readOnly || userId !== member.id || membership.status !== "active")
    throw forbidden(CHAPTER_TEXT.onlyLeader);
  if (!(await mayTakeOver(tx, membership, now))) throw forbidden(CHAPTER_TEXT.onlyOfficers);
}
