import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../registry/account-part.ts";
import { blocks, reports } from "./moderation.table.ts";

export const moderationPart: AccountPart = {
  kinds: {
    blocks: (db, memberId) =>
      db
        .select({ blockedId: blocks.blockedId, createdAt: blocks.createdAt })
        .from(blocks)
        .where(eq(blocks.blockerId, memberId))
        .orderBy(asc(blocks.createdAt)),
    reports: (db, memberId) =>
      db
        .select({
          targetType: reports.targetType,
          targetId: reports.targetId,
          reason: reports.reason,
          details: reports.details,
          dismissedAt: reports.dismissedAt,
          createdAt: reports.createdAt,
        })
        .from(reports)
        .where(eq(reports.reporterId, memberId))
        .orderBy(asc(reports.id)),
  },
  // Blocks that others set stay, because they belong to them. Reports stay too, because they still need a
  // decision.
  async erase(_ctx, tx, memberId) {
    await tx.delete(blocks).where(eq(blocks.blockerId, memberId));
    await tx
      .update(reports)
      .set({ reporterId: null, networkHash: null })
      .where(eq(reports.reporterId, memberId));
  },
};
