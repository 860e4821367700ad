import { CHAPTER_TEXT, chapterPath, type MembershipStatus } from "@cardplaza/contract/chapters/chapter-words";
import type { MemberContext } from "../../../../context.ts";
import type { Tx } from "../../../../platform/database.ts";
import { conflict, forbidden, wrongState } from "../../../../platform/refusals.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { changed } from "../../../../registry/changed.ts";
import { notify } from "../../../notifications/notify.ts";
import { findMembership, isSeated, lockChapter } from "../chapter-queries.ts";
import { findChapterSeenBy, isEndedInvitation, isListedStatus } from "../chapters-seen.ts";
import type { ChapterRow, MembershipRow } from "../chapters.table.ts";
import { requireNotHeld } from "../invites/seat-holds.ts";
import { showChapter } from "../show-chapter.ts";
import { refusingTakenSeat } from "../chapter-conflicts.ts";
import { refusedUntil } from "./ask-again.ts";
import { notifyOfficers } from "./notify-officers.ts";
import { saveMembership } from "./save-membership.ts";
import { reasonWithoutSeat, requireFewChapters } from "./seats.ts";

interface Asked {
  category: string;
  message?: string;
  waitlist?: boolean;
}

/** Asks the officers for a seat, or takes the one that an invitation offers. Without a free seat there is the waitlist. */
export function joinChapter(ctx: MemberContext, id: string, { category, message = "", waitlist }: Asked) {
  const { member, now } = ctx;
  return refusingTakenSeat(() =>
    inTransaction(ctx.db, async (tx) => {
      await lockChapter(tx, id);
      const { chapter } = await findChapterSeenBy({ ...ctx, db: tx }, id);
      if (!isListedStatus(chapter.status)) throw wrongState(CHAPTER_TEXT.notOpen);
      const before = await findMembership(tx, id, member.id);
      if (before) requireMayAsk(before, now);
      await requireFewChapters(tx, member.id);
      const reason = await reasonWithoutSeat(tx, chapter, category);
      if (reason && !waitlist) throw conflict(reason);
      const isInvited = before?.status === "invited" && !isEndedInvitation(before, now);
      if (isInvited && !reason) await requireNotHeld(tx, chapter, category, now);
      const status = reason ? "waitlisted" : isInvited ? "active" : "requested";
      await saveMembership(
        tx,
        chapter,
        {
          memberId: member.id,
          role: "member",
          status,
          category,
          message,
          reason: "",
          leaveUntil: null,
          invitedBy: isInvited ? before.invitedBy : null,
          ...(status === "active" && { joinedAt: now }),
        },
        now,
      );
      const inviterId = before?.invitedBy ?? null;
      await notifyOf(ctx, tx, chapter, { status, category, message, inviterId });
      await changed(ctx, tx, "chapter", [id]);
      return showChapter({ ...ctx, db: tx }, id);
    }),
  );
}

function requireMayAsk(before: MembershipRow, now: Date): void {
  if (before.status === "requested" || before.status === "waitlisted")
    throw conflict(CHAPTER_TEXT.askedAlready);
  requireMayJoin(before, now);
}

/** Neither in the chapter nor lately refused by its officers. */
export function requireMayJoin(before: MembershipRow, now: Date): void {
  if (before.status === "suspended") throw forbidden(CHAPTER_TEXT.suspendedMember);
  if (isSeated(before)) throw conflict(CHAPTER_TEXT.memberAlready);
  // Who declined an invitation may change their mind; whom officers declined or removed waits.
  const wasRefused = before.status === "removed" || (before.status === "declined" && !before.invitedBy);
  const until = refusedUntil(before, now);
  if (wasRefused && until) throw conflict(CHAPTER_TEXT.askLater(until));
}

interface Joining {
  status: MembershipStatus;
  category: string;
  message: string;
  inviterId: string | null;
}

async function notifyOf(
  ctx: MemberContext,
  tx: Tx,
  { id, name }: ChapterRow,
  { status, category, message, inviterId }: Joining,
): Promise<void> {
  const { member } = ctx;
  const about = `chapter-join:${id}:${member.id}:${status}`;
  if (status === "active") {
    if (!inviterId) return;
    await notify(ctx, tx, {
      to: inviterId,
      news: "chapter.invitation-accepted",
      with: { name: member.name, chapter: name, category },
      targetUrl: chapterPath(id, "members"),
      about,
      sender: member.id,
    });
    return;
  }
  const what = status === "waitlisted" ? "waits" : "asks";
  await notifyOfficers(ctx, tx, id, {
    news: "chapter.join-request",
    with: { name: member.name, chapter: name, category, what, message },
    targetUrl: chapterPath(id, "manage"),
    about,
    sender: member.id,
  });
}
