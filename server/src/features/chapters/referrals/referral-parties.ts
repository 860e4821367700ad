import { CHAPTER_TEXT, LISTED_STATUSES } from "@cardplaza/contract/chapters/chapter-words";
import { REFERRAL_TEXT } from "@cardplaza/contract/chapters/referral-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { forbidden, notFound } from "../../../platform/refusals.ts";
import { isReachable } from "../../moderation/reachable.ts";
import { chaptersOf } from "../chapter/chapter-queries.ts";

export interface ReferralChapters {
  giverChapterId: string;
  receiverChapterId: string;
  isCrossChapter: boolean;
}

/** Through which chapters the giver reaches the receiver. Somebody blocked or gone looks like no member of a chapter. */
export async function findReferralChapters(
  tx: Tx,
  giverId: string,
  { receiverId, chapterId }: { receiverId: string; chapterId?: string },
): Promise<ReferralChapters> {
  const own = await activeChapterIds(tx, giverId);
  if (own.length === 0) throw forbidden(REFERRAL_TEXT.needsChapter);
  if (chapterId && !own.includes(chapterId)) throw forbidden(CHAPTER_TEXT.onlyMembers);
  const theirs = (await isReachable(tx, giverId, receiverId)) ? await activeChapterIds(tx, receiverId) : [];
  if (theirs.length === 0) throw notFound(REFERRAL_TEXT.notReceiver);
  const common = own.filter((id) => theirs.includes(id));
  const giverChapterId = chapterId ?? common[0] ?? own[0]!;
  const isShared = common.includes(giverChapterId);
  return {
    giverChapterId,
    receiverChapterId: isShared ? giverChapterId : (common[0] ?? theirs[0]!),
    isCrossChapter: common.length === 0,
  };
}

/** The running chapters in which the member gives and receives referrals. */
export async function activeChapterIds(tx: Db | Tx, memberId: string): Promise<string[]> {
  const running: readonly string[] = LISTED_STATUSES;
  return (await chaptersOf(tx, memberId))
    .filter(({ chapter, membership }) => membership.status === "active" && running.includes(chapter.status))
    .map(({ chapter }) => chapter.id);
}
