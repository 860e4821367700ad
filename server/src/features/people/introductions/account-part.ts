import { asc, eq, or } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { isKnownTo } from "./introduction-queries.ts";
import { introductions } from "./introductions.table.ts";

export const introductionsPart: AccountPart = {
  kinds: {
    introductions: (db, memberId) =>
      db
        .select({
          askerId: introductions.askerId,
          viaId: introductions.viaId,
          targetId: introductions.targetId,
          reason: introductions.reason,
          status: introductions.status,
          at: introductions.at,
        })
        .from(introductions)
        .where(isKnownTo(memberId))
        .orderBy(asc(introductions.id)),
  },
  async erase(_ctx, tx, memberId) {
    const { askerId, viaId, targetId } = introductions;
    await tx
      .delete(introductions)
      .where(or(eq(askerId, memberId), eq(viaId, memberId), eq(targetId, memberId)));
  },
};
