import { eq } from "drizzle-orm";
import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { INVITE_TEXT } from "@cardplaza/contract/chapters/invite-words";
import type { MemberContext } from "../../../../context.ts";
import type { Tx } from "../../../../platform/database.ts";
import { gone } from "../../../../platform/refusals.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { changed } from "../../../../registry/changed.ts";
import { hashToken } from "../../../accounts/sessions/session-queries.ts";
import { notify } from "../../../notifications/notify.ts";
import { findMembership, lockChapter } from "../chapter-queries.ts";
import { requireMayJoin } from "../members/join-chapter.ts";
import { saveMembership } from "../members/save-membership.ts";
import { requireFewChapters, requireSeat } from "../members/seats.ts";
import { showChapter } from "../show-chapter.ts";
import { refusingTakenSeat } from "../chapter-conflicts.ts";
import { endInvite } from "./end-invite.ts";
import { findInvite } from "./find-invite.ts";
import { chapterSeatHolds } from "./invites.table.ts";

interface Accepted {
  category: string;
  /** The seat that was held while they signed up. */
  hold?: string;
}

/** Joins at once: an officer has said yes with the invitation. The rules for seats hold. */
export function acceptInvite(ctx: MemberContext, code: string, { category, hold }: Accepted) {
  const { member, now } = ctx;
  const viewer = { now, viewerId: member.id };
  return refusingTakenSeat(() =>
    inTransaction(ctx.db, async (tx) => {
      await lockChapter(tx, (await findInvite(tx, code, viewer)).chapter.id);
      // Of two who come with the same link for one, the second finds it used.
      const { invite, chapter, inviter } = await findInvite(tx, code, viewer);
      const before = await findMembership(tx, chapter.id, member.id);
      if (before) requireMayJoin(before, now);
      await requireFewChapters(tx, member.id);
      await requireSeat(tx, chapter, category, now, hold);
      const joined = { memberId: member.id, role: "member", status: "active", category } as const;
      await saveMembership(
        tx,
        chapter,
        { ...joined, message: "", reason: "", leaveUntil: null, invitedBy: inviter.id, joinedAt: now },
        now,
      );
      if (invite.forOne && !(await endInvite(tx, invite.id, now))) throw gone(INVITE_TEXT.ended);
      if (hold) await releaseHold(tx, hold);
      await notify(ctx, tx, {
        to: inviter.id,
        news: "chapter.invitation-accepted",
        with: { name: member.name, chapter: chapter.name, category },
        targetUrl: chapterPath(chapter.id, "members"),
        about: `chapter-join:${chapter.id}:${member.id}:active`,
        sender: member.id,
      });
      await changed(ctx, tx, "chapter", [chapter.id]);
      return showChapter({ ...ctx, db: tx }, chapter.id);
    }),
  );
}

const releaseHold = (tx: Tx, hold: string) =>
  tx.delete(chapterSeatHolds).where(eq(chapterSeatHolds.codeHash, hashToken(hold)));
