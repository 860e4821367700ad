import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { postDrafts } from "./kept.table.ts";

export const postDraftsPart: AccountPart = {
  kinds: {
    post_drafts: async (db, memberId) =>
      (
        await db
          .select()
          .from(postDrafts)
          .where(eq(postDrafts.memberId, memberId))
          .orderBy(asc(postDrafts.id))
      ).map(({ contents, updatedAt }) => ({ ...contents, updatedAt })),
  },
  async erase(_ctx, tx, memberId) {
    await tx.delete(postDrafts).where(eq(postDrafts.memberId, memberId));
  },
};
