import { eq } from "drizzle-orm";
import { COMPANY_TEXT, MAX_MANAGERS } from "@cardplaza/contract/companies/company-words";
import type { MemberContext } from "../../../context.ts";
import { limitReached } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { notify } from "../../notifications/notify.ts";
import { withdrawReviewsOfTeamMember } from "../../reviews/withdraw-reviews-of-team-member.ts";
import { lockInviteTo } from "./team-queries.ts";
import { companyInvites, companyManagers } from "./team.table.ts";

/** Makes the invited member a manager. The invitation is used up. */
export function acceptInvite(ctx: MemberContext, code: string) {
  return inTransaction(ctx.db, async (tx) => {
    const { invite, company } = await lockInviteTo(tx, ctx.member, code, ctx.now);
    await tx.delete(companyInvites).where(eq(companyInvites.id, invite.id));
    if (company.ownerId !== ctx.member.id) {
      const managers = await tx.$count(companyManagers, eq(companyManagers.companyId, company.id));
      if (managers >= MAX_MANAGERS) throw limitReached(COMPANY_TEXT.managersFull);
      await tx
        .insert(companyManagers)
        .values({ companyId: company.id, memberId: ctx.member.id, joinedAt: ctx.now })
        .onConflictDoNothing();
      await withdrawReviewsOfTeamMember(ctx, tx, ctx.member.id);
    }
    if (company.ownerId)
      await notify(ctx, tx, {
        to: company.ownerId,
        news: "company.manager-joined",
        with: { name: ctx.member.name, company: company.name },
        targetUrl: `/company-profile?company=${company.id}`,
        about: `company-manager:${company.id}:${ctx.member.id}`,
        sender: ctx.member.id,
      });
    await changed(ctx, tx, "company", [company.id]);
    return { companyId: company.id };
  });
}
