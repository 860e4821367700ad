import { and, eq } from "drizzle-orm";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import type { MemberContext } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockCompanyOwnedBy } from "../company/company-queries.ts";
import { companyInvites } from "./team.table.ts";

/** Its link stops working. */
export async function withdrawInvite(ctx: MemberContext, id: string, inviteId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockCompanyOwnedBy(tx, ctx.member, id);
    const withdrawn = await tx
      .delete(companyInvites)
      .where(and(eq(companyInvites.id, inviteId), eq(companyInvites.companyId, id)))
      .returning({ id: companyInvites.id });
    if (withdrawn.length === 0) throw notFound(COMPANY_TEXT.inviteGone);
  });
}
