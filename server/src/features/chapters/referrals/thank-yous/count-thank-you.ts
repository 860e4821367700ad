import { thankYouPoints } from "@cardplaza/contract/chapters/points-rules";
import type { Tx } from "../../../../platform/database.ts";
import { recordPoints, removePoints } from "../../points/record-points.ts";
import type { ThankYouRow } from "../referrals.table.ts";

/** Gives or changes the points of the one who is thanked. They belong to the day on which it was given. */
export async function countThankYou(tx: Tx, row: ThankYouRow): Promise<void> {
  const points = thankYouPoints(row.amountPaise);
  if (points === 0 || !row.chapterId) return removePoints(tx, "thank_you", row.id);
  await recordPoints(tx, [
    {
      chapterId: row.chapterId,
      memberId: row.toId,
      kind: "thank_you",
      points,
      at: row.at,
      sourceId: row.id,
      withId: row.fromId,
    },
  ]);
}
