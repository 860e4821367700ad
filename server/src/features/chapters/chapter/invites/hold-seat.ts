import { randomBytes } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import {
  INVITE_TEXT,
  SEAT_HOLD_MINUTES,
  SEAT_HOLDS_PER_LINK,
} from "@cardplaza/contract/chapters/invite-words";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { Context } from "../../../../context.ts";
import type { Tx } from "../../../../platform/database.ts";
import { conflict } from "../../../../platform/refusals.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { hashToken } from "../../../accounts/sessions/session-queries.ts";
import { lockChapter } from "../chapter-queries.ts";
import { requireSeat } from "../members/seats.ts";
import { findInvite } from "./find-invite.ts";
import { chapterSeatHolds, type InviteRow } from "./invites.table.ts";

/** Holds a seat for somebody who was invited and signs up now. */
export function holdSeat(ctx: Context, code: string, { category }: { category: string }) {
  const { now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    const { invite } = await findInvite(tx, code, { now, viewerId: ctx.member?.id });
    const chapter = await lockChapter(tx, invite.chapterId);
    await makeRoom(tx, invite, now);
    await requireSeat(tx, chapter, category, now);
    const hold = randomBytes(16).toString("base64url");
    const until = new Date(now.getTime() + SEAT_HOLD_MINUTES * MINUTE_MS);
    await tx
      .insert(chapterSeatHolds)
      .values({ codeHash: hashToken(hold), inviteId: invite.id, chapterId: chapter.id, category, until });
    return { hold, until };
  });
}

/** An invited member who chooses again holds one seat, so that nobody blocks a whole chapter with one link. */
async function makeRoom(tx: Tx, { id, forOne }: InviteRow, now: Date): Promise<void> {
  const ofInvite = eq(chapterSeatHolds.inviteId, id);
  await tx
    .delete(chapterSeatHolds)
    .where(forOne ? ofInvite : and(ofInvite, lte(chapterSeatHolds.until, now)));
  const held = await tx.$count(chapterSeatHolds, and(ofInvite, gt(chapterSeatHolds.until, now)));
  if (held >= SEAT_HOLDS_PER_LINK) throw conflict(INVITE_TEXT.tooManyHolds);
}
