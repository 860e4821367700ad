import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { claimQuestions } from "./claim-questions.table.ts";
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
    "claim-questions": (db, memberId) =>
      db
        .select({
          claimId: claimQuestions.claimId,
          question: claimQuestions.question,
          askedAt: claimQuestions.askedAt,
          note: claimQuestions.note,
          document: claimQuestions.document,
          answeredAt: claimQuestions.answeredAt,
        })
        .from(claimQuestions)
        .innerJoin(claims, eq(claims.id, claimQuestions.claimId))
        .where(eq(claims.claimantId, memberId))
        .orderBy(asc(claimQuestions.id)),
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
