import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { chapterPoints } from "./points.table.ts";

export const pointsAccountPart: AccountPart = {
  kinds: {
    "chapter-points": (db, memberId) =>
      db
        .select({
          id: chapterPoints.id,
          chapterId: chapterPoints.chapterId,
          kind: chapterPoints.kind,
          points: chapterPoints.points,
          at: chapterPoints.at,
          isCounted: chapterPoints.held,
        })
        .from(chapterPoints)
        .where(eq(chapterPoints.memberId, memberId))
        .orderBy(asc(chapterPoints.id))
        .then((rows) => rows.map((row) => ({ ...row, isCounted: !row.isCounted }))),
  },
  // An entry holds nothing personal but the member's id, whose row is without a name by then. It stays, so that the
  // totals of the chapter's past months and the points of the others remain as they were.
  async erase() {},
};
