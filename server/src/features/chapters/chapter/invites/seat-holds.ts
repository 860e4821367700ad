import { and, eq, gt, ne } from "drizzle-orm";
import { INVITE_TEXT } from "@cardplaza/contract/chapters/invite-words";
import { categoryName } from "@cardplaza/contract/categories/business-categories";
import type { Db, Tx } from "../../../../platform/database.ts";
import { conflict } from "../../../../platform/refusals.ts";
import { hashToken } from "../../../accounts/sessions/session-queries.ts";
import type { ChapterRow } from "../chapters.table.ts";
import { chapterSeatHolds } from "./invites.table.ts";

type Seats = Pick<ChapterRow, "id" | "seated" | "maxMembers" | "oneSeatPerCategory">;

/** The categories of seats that are held now, besides the one with this code. */
export async function heldSeats(
  db: Db | Tx,
  chapterId: string,
  now: Date,
  ownHold?: string,
): Promise<string[]> {
  const rows = await db
    .select({ category: chapterSeatHolds.category })
    .from(chapterSeatHolds)
    .where(
      and(
        eq(chapterSeatHolds.chapterId, chapterId),
        gt(chapterSeatHolds.until, now),
        ownHold === undefined ? undefined : ne(chapterSeatHolds.codeHash, hashToken(ownHold)),
      ),
    );
  return rows.map(({ category }) => category);
}

/** Why a free seat cannot be given now: somebody is signing up for it. The chapter is locked. */
async function reasonHeld(
  db: Db | Tx,
  { id, seated, maxMembers, oneSeatPerCategory }: Seats,
  category: string,
  now: Date,
  ownHold?: string,
): Promise<string | null> {
  const held = await heldSeats(db, id, now, ownHold);
  if (oneSeatPerCategory && held.includes(category)) return INVITE_TEXT.seatHeld(categoryName(category));
  return seated + held.length >= maxMembers ? INVITE_TEXT.allHeld : null;
}

/** For members who change their category: they have a place, so only the seat matters. */
export async function requireSeatNotHeld(
  tx: Tx,
  chapterId: string,
  category: string,
  now: Date,
): Promise<void> {
  if ((await heldSeats(tx, chapterId, now)).includes(category))
    throw conflict(INVITE_TEXT.seatHeld(categoryName(category)));
}

/** The chapter is locked. */
export async function requireNotHeld(
  tx: Tx,
  chapter: Seats,
  category: string,
  now: Date,
  ownHold?: string,
): Promise<void> {
  const reason = await reasonHeld(tx, chapter, category, now, ownHold);
  if (reason) throw conflict(reason);
}
