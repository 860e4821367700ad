import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../registry/account-part.ts";
import { outsideAnswers } from "./outside-answers.table.ts";

const { targetType, targetId, way, status, claimedAt, answeredAt } = outsideAnswers;
const SAID = { targetType, targetId, way, status, claimedAt, answeredAt };

export const outsideAnswersPart: AccountPart = {
  kinds: {
    "outside-answers": (db, memberId) =>
      db
        .select(SAID)
        .from(outsideAnswers)
        .where(eq(outsideAnswers.memberId, memberId))
        .orderBy(asc(outsideAnswers.id)),
    "outside-answer-questions": (db, memberId) =>
      db
        .select(SAID)
        .from(outsideAnswers)
        .where(eq(outsideAnswers.askedId, memberId))
        .orderBy(asc(outsideAnswers.id)),
  },
  // That a record was answered stays with it, without who said so.
  async erase(_ctx, tx, memberId) {
    await tx.update(outsideAnswers).set({ memberId: null }).where(eq(outsideAnswers.memberId, memberId));
    await tx.update(outsideAnswers).set({ askedId: null }).where(eq(outsideAnswers.askedId, memberId));
  },
};
