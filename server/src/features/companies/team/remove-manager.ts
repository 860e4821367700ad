import { and, eq } from "drizzle-orm";
import { COMPANY_TEXT, companyPath } from "@cardplaza/contract/companies/company-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { conflict, notFound } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { unassignEnquiries } from "../../enquiries/ending/unassign-enquiries.ts";
import { notify } from "../../notifications/notify.ts";
import type { CompanyRow } from "../company/companies.table.ts";
import { lockCompanyManagedBy } from "../company/company-queries.ts";
import { slugOfCompany } from "../company/present-company.ts";
import { keepPictures } from "./keep-pictures.ts";
import { companyManagers } from "./team.table.ts";

/** The owner removes a manager, or a manager leaves. From then on the company is not theirs in any call. */
export async function removeManager(ctx: MemberContext, id: string, userId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const company = await lockCompanyManagedBy(tx, ctx.member, id);
    const isOwner = company.ownerId === ctx.member.id;
    if (isOwner && userId === ctx.member.id) throw conflict(COMPANY_TEXT.lastOwner);
    if (!isOwner && userId !== ctx.member.id) throw notFound(COMPANY_TEXT.notFound);
    const removed = await tx
      .delete(companyManagers)
      .where(and(eq(companyManagers.companyId, id), eq(companyManagers.memberId, userId)))
      .returning({ id: companyManagers.memberId });
    if (removed.length === 0) throw notFound();
    await unassignEnquiries(tx, id, userId);
    if (company.ownerId) await keepPictures(tx, company, { from: userId, to: company.ownerId });
    await notifyOther(ctx, tx, company, userId);
    await changed(ctx, tx, "company", [id]);
  });
}

async function notifyOther(ctx: MemberContext, tx: Tx, company: CompanyRow, userId: string) {
  const { id, name, ownerId } = company;
  const hasLeft = userId === ctx.member.id;
  const to = hasLeft ? ownerId : userId;
  if (!to) return;
  await notify(ctx, tx, {
    to,
    news: "company.manager-left",
    with: { company: name, ...(hasLeft && { name: ctx.member.name }) },
    targetUrl: hasLeft ? `/company-profile?company=${id}` : companyPath({ slug: slugOfCompany(company) }),
    about: `company-manager:${id}:${userId}`,
    sender: ctx.member.id,
  });
}
