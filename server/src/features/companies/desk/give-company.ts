import { eq } from "drizzle-orm";
import { COMPANY_DESK_TEXT } from "@cardplaza/contract/companies/company-desk-words";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { one } from "../../../platform/one.ts";
import { conflict, invalid } from "../../../platform/refusals.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { companyOwnedBy } from "../company/company-queries.ts";
import { companies, type CompanyRow } from "../company/companies.table.ts";
import { handOverCompany } from "../team/hand-over-company.ts";
import { teamOf } from "../team/team-queries.ts";
import { companyManagers } from "../team/team.table.ts";

interface Given {
  to: string | undefined;
  reason: string;
}

/** An administrator makes a manager the owner; the former owner manages the company from then on. Both are told. */
export async function giveCompanyTo(
  ctx: AdminContext,
  tx: Tx,
  company: CompanyRow,
  { to, reason }: Given,
): Promise<CompanyRow> {
  const { id, ownerId, name, version } = company;
  const team = await teamOf(tx, company);
  const next = team.find(({ member, joinedAt }) => member.id === to && joinedAt !== null)?.member;
  if (!next) throw invalid({ to: COMPANY_DESK_TEXT.chooseNewOwner });
  if (await companyOwnedBy(tx, next.id)) throw conflict(COMPANY_TEXT.otherOwnsOne);
  await handOverCompany(ctx, tx, company, next.id);
  if (ownerId)
    await tx.insert(companyManagers).values({ companyId: id, memberId: ownerId, joinedAt: ctx.now });
  const told = [next.id, ...(ownerId ? [ownerId] : [])];
  await notifyAll(
    ctx,
    tx,
    told.map((member) => ({
      to: member,
      news: "company.transferred",
      with: { company: name, owner: next.name, isYou: member === next.id, reason },
      targetUrl: `/company-profile?company=${id}`,
      about: `company:${id}:transfer:${version}`,
    })),
  );
  return one(
    await tx.update(companies).set({ decidedBy: ctx.admin.id }).where(eq(companies.id, id)).returning(),
  );
}
