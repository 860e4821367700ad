import { and, eq } from "drizzle-orm";
import type { Ring } from "@cardplaza/contract/chapters/leaderboard";
import type { RingOfTwo } from "@cardplaza/contract/chapters/leaderboard-rules";
import { POINTS_TEXT } from "@cardplaza/contract/chapters/points-words";
import type { MemberContext } from "../../../context.ts";
import { takeTurns } from "../../../platform/advisory-locks.ts";
import type { Tx } from "../../../platform/database.ts";
import { forbidden, notFound } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockChapterManagedBy } from "../chapter/chapter-queries.ts";
import { addToTotals } from "./add-to-totals.ts";
import { pairOf } from "./exchanges.ts";
import { holdPair, ringKey } from "./hold-rings.ts";
import { clearedRings } from "./points.table.ts";
import { findRing } from "./rings.ts";

/** An officer counts the points of two who referred mostly to each other, or holds them back again. */
export function clearRing(
  { db, member, now }: MemberContext,
  chapterId: string,
  ringId: string,
  cleared: boolean,
): Promise<Ring> {
  const ring = readRing(ringId);
  const pair = [ring.firstId, ring.secondId] as const;
  return inTransaction(db, async (tx) => {
    await lockChapterManagedBy(tx, chapterId, member.id, now);
    if (pair.includes(member.id)) throw forbidden(POINTS_TEXT.ownRing);
    await takeTurns(
      tx,
      "rings",
      pair.map((id) => ringKey(ring.month, id)),
    );
    const found = await findRing(tx, chapterId, ring, member.id);
    if (!found) throw notFound(POINTS_TEXT.ringNotFound);
    if (cleared)
      await tx
        .insert(clearedRings)
        .values({ ...ring, chapterId, clearedBy: member.id, clearedAt: now })
        .onConflictDoNothing();
    else await holdAgain(tx, chapterId, ring);
    await addToTotals(tx, await holdPair(tx, ring.month, pair, true));
    return (await findRing(tx, chapterId, ring, member.id))!;
  });
}

function readRing(id: string): RingOfTwo {
  const [month = "", one = "", other = ""] = id.split(".");
  const [firstId, secondId] = pairOf(one, other);
  return { month, firstId, secondId };
}

const holdAgain = (tx: Tx, chapterId: string, { month, firstId, secondId }: RingOfTwo) =>
  tx
    .delete(clearedRings)
    .where(
      and(
        eq(clearedRings.chapterId, chapterId),
        eq(clearedRings.month, month),
        eq(clearedRings.firstId, firstId),
        eq(clearedRings.secondId, secondId),
      ),
    );
