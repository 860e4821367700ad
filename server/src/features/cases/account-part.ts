import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { AccountPart } from "../../registry/account-part.ts";
import { caseSteps, cases } from "./cases.table.ts";

export const casesPart: AccountPart = {
  kinds: {
    // Who decided, and what administrators noted, is not the member's data.
    decisions: (db, memberId) =>
      db
        .select({
          caseId: cases.id,
          about: cases.kind,
          targetId: cases.targetId,
          at: caseSteps.at,
          step: caseSteps.step,
          reason: caseSteps.reason,
          reversedAt: caseSteps.reversedAt,
        })
        .from(caseSteps)
        .innerJoin(cases, eq(cases.id, caseSteps.caseId))
        .where(eq(cases.memberId, memberId))
        .orderBy(asc(caseSteps.id)),
  },
  // That something was decided stays; what the member wrote about it goes.
  async erase(_ctx, tx, memberId) {
    const own = tx.select({ id: cases.id }).from(cases).where(eq(cases.memberId, memberId));
    await tx
      .update(caseSteps)
      .set({ reason: "", note: "" })
      .where(and(inArray(caseSteps.caseId, own), isNull(caseSteps.adminId)));
    await tx.update(cases).set({ memberId: null }).where(eq(cases.memberId, memberId));
  },
};
