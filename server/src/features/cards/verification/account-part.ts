import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { cardVerifications } from "./verification.table.ts";

export const verificationPart: AccountPart = {
  kinds: {
    verifications: async (db, memberId) => {
      const rows = await db
        .select()
        .from(cardVerifications)
        .where(eq(cardVerifications.memberId, memberId))
        .orderBy(asc(cardVerifications.id));
      return rows.map(({ memberId: _member, codeId: _code, decidedBy: _decider, ...row }) => row);
    },
  },
  async erase(_ctx, tx, memberId) {
    await tx.delete(cardVerifications).where(eq(cardVerifications.memberId, memberId));
  },
};
