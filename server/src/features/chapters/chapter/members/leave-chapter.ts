import { and, eq, ne } from "drizzle-orm";
import { CHAPTER_TEXT, chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import type { MemberContext } from "../../../../context.ts";
import type { Tx } from "../../../../platform/database.ts";
import { conflict, forbidden } from "../../../../platform/refusals.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { changed } from "../../../../registry/changed.ts";
import { archive } from "../archive-chapter.ts";
import { findMembership, isSeated, lockChapter, takesPart } from "../chapter-queries.ts";
import { isCurrent } from "../chapters-seen.ts";
import { chapterMembers, type ChapterRow, type MembershipRow } from "../chapters.table.ts";
import { endMembership } from "./end-membership.ts";
import { notifyOfficers } from "./notify-officers.ts";
import { deleteMembership, saveMembership } from "./save-membership.ts";

/** Leaves a chapter, withdraws a request or declines an invitation. With the last member the chapter is archived. */
export function leaveChapter(ctx: MemberContext, id: string) {
  const { member, now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    const chapter = await lockChapter(tx, id);
    const own = await findMembership(tx, id, member.id);
    if (!own || !isCurrent(own, now)) throw forbidden(CHAPTER_TEXT.onlyMembers);
    if (isSeated(own)) await giveUpSeat(ctx, tx, chapter, own);
    else await giveUpWaiting(tx, chapter, own, now);
    await changed(ctx, tx, "chapter", [id]);
    return { left: true } as const;
  });
}

async function giveUpSeat(
  ctx: MemberContext,
  tx: Tx,
  chapter: ChapterRow,
  own: MembershipRow,
): Promise<void> {
  const leads = own.role === "leader" && chapter.status !== "archived";
  if (leads) {
    if (await hasOthers(tx, own)) throw conflict(CHAPTER_TEXT.handOver);
    await archive(ctx, tx, chapter);
  }
  await endMembership(ctx, tx, chapter, own, { status: "left" });
  await notifyOfficers(ctx, tx, chapter.id, {
    news: "chapter.members",
    with: { name: ctx.member.name, chapter: chapter.name },
    targetUrl: chapterPath(chapter.id, "members"),
    about: `chapter-left:${chapter.id}:${ctx.member.id}`,
    sender: ctx.member.id,
  });
}

/** A former member's history stays; of somebody who never had a seat nothing is left. */
async function giveUpWaiting(tx: Tx, chapter: ChapterRow, own: MembershipRow, now: Date): Promise<void> {
  if (own.status === "invited")
    await saveMembership(tx, chapter, { ...own, status: "declined", changedAt: now }, now);
  else if (own.joinedAt) await saveMembership(tx, chapter, { ...own, status: "left", changedAt: now }, now);
  else await deleteMembership(tx, own);
}

const hasOthers = async (tx: Tx, { chapterId, memberId }: MembershipRow) =>
  (await tx.$count(
    chapterMembers,
    and(eq(chapterMembers.chapterId, chapterId), ne(chapterMembers.memberId, memberId), takesPart()),
  )) > 0;
