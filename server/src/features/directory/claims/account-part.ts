import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { claims } from "./claims.table.ts";

export const claimsPart: AccountPart = {
  kinds: {
    claims: async (db, memberId) => {
      const rows = await db
        .select()
        .from(claims)
        .where(eq(claims.claimantId, memberId))
        .orderBy(asc(claims.id));
      return rows.map(
        ({
          claimantId: _claimant,
          codeId: _code,
          decidedBy: _decider,
          formerOwnerId: _owner,
          answeredBy: _answerer,
          ownerNote: _theirs,
          ownerAnswer: _answer,
          ...row
        }) => row,
      );
    },
    "claim-answers": (db, memberId) =>
      db
        .select({
          claimId: claims.id,
          listingId: claims.listingId,
          answer: claims.ownerAnswer,
          note: claims.ownerNote,
          answeredAt: claims.answeredAt,
        })
        .from(claims)
        .where(eq(claims.answeredBy, memberId))
        .orderBy(asc(claims.id)),
  },
  async erase(_ctx, tx, memberId) {
    await tx.delete(claims).where(eq(claims.claimantId, memberId));
    await tx.update(claims).set({ formerOwnerId: null }).where(eq(claims.formerOwnerId, memberId));
    await tx.update(claims).set({ answeredBy: null, ownerNote: "" }).where(eq(claims.answeredBy, memberId));
  },
};
