import {
  CHAPTER_TEXT,
  type ChapterRole,
  type MemberAction,
} from "@cardplaza/contract/chapters/chapter-words";
import type { MemberContext } from "../../../../context.ts";
import type { Tx } from "../../../../platform/database.ts";
import { forbidden, notFound } from "../../../../platform/refusals.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { changed } from "../../../../registry/changed.ts";
import {
  findChapterOf,
  findMembership,
  isOfficer,
  lockChapter,
  lockChapterManagedBy,
  requireRunning,
  type ChapterAndMembership,
} from "../chapter-queries.ts";
import { isEndedInvitation } from "../chapters-seen.ts";
import type { ChapterRow, MembershipRow } from "../chapters.table.ts";
import { refusingTakenSeat } from "../chapter-conflicts.ts";
import { acceptMember } from "./accept-member.ts";
import { changeCategory } from "./change-category.ts";
import { declineMember } from "./decline-member.ts";
import { giveRole } from "./give-role.ts";
import { goOnLeave } from "./go-on-leave.ts";
import { showMember } from "./list-members.ts";
import { removeMember } from "./remove-member.ts";
import { restoreMember } from "./restore-member.ts";
import { returnFromLeave } from "./return-from-leave.ts";
import { setTarget } from "./set-target.ts";
import { suspendMember } from "./suspend-member.ts";

export interface MemberChange {
  action: MemberAction;
  role?: Exclude<ChapterRole, "leader">;
  reason?: string;
  until?: string;
  targetPoints?: number;
  category?: string;
}

/** One member of a chapter, and who changes them. The chapter is locked. */
export interface Changing {
  ctx: MemberContext;
  tx: Tx;
  chapter: ChapterRow;
  /** The officer, or the member themselves. */
  actor: MembershipRow;
  target: MembershipRow;
}

/** Their notices come from the chapter, not from the officer: a member who blocked the officer needs them too. */
const VERBS: Record<MemberAction, (changing: Changing, change: MemberChange) => Promise<void>> = {
  accept: acceptMember,
  decline: declineMember,
  role: giveRole,
  suspend: suspendMember,
  restore: restoreMember,
  leave_of_absence: goOnLeave,
  return: returnFromLeave,
  remove: removeMember,
  target: setTarget,
  category: changeCategory,
};
/** Members may do these for themselves. */
const OWN_ACTIONS: readonly MemberAction[] = ["leave_of_absence", "return", "target", "category"];
/** What an officer does to another one is for the leader. */
const AGAINST_OFFICERS: readonly MemberAction[] = ["suspend", "restore", "remove"];

export function changeMember(ctx: MemberContext, id: string, memberId: string, change: MemberChange) {
  return refusingTakenSeat(() =>
    inTransaction(ctx.db, async (tx) => {
      const { chapter, membership: actor } = await lockForChange(ctx, tx, id, memberId, change.action);
      const target = await findMembership(tx, id, memberId);
      if (!target || isEndedInvitation(target, ctx.now)) throw notFound(CHAPTER_TEXT.notAMember);
      requireMayChange(actor, target, change.action);
      await VERBS[change.action]({ ctx, tx, chapter, actor, target }, change);
      await changed(ctx, tx, "chapter", [id]);
      return showMember({ ...ctx, db: tx }, id, memberId);
    }),
  );
}

/** What members do for themselves is possible also after the leader's plan has ended. */
async function lockForChange(
  { member, now }: MemberContext,
  tx: Tx,
  id: string,
  memberId: string,
  action: MemberAction,
): Promise<ChapterAndMembership> {
  if (memberId !== member.id || !OWN_ACTIONS.includes(action))
    return lockChapterManagedBy(tx, id, member.id, now);
  await lockChapter(tx, id);
  const found = await findChapterOf(tx, id, member.id);
  requireRunning(found.chapter.status);
  return found;
}

function requireMayChange(actor: MembershipRow, target: MembershipRow, action: MemberAction): void {
  const isAgainst = AGAINST_OFFICERS.includes(action);
  if (isAgainst && target.role === "leader") throw forbidden(CHAPTER_TEXT.leaderFirst);
  if (actor.role === "leader") return;
  if (action === "role" || (isAgainst && isOfficer(target.role))) throw forbidden(CHAPTER_TEXT.onlyLeader);
}
