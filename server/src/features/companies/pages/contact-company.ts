import { type CompanyContactKind, companyPath } from "@cardplaza/contract/companies/company-words";
import { dateInIndia } from "@cardplaza/contract/time";
import type { Context } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { notYetNotified } from "../../notifications/not-yet-notified.ts";
import type { CompanyRow } from "../company/companies.table.ts";
import { slugOfCompany } from "../company/present-company.ts";
import { findCompanySeenBy } from "../company/show-company.ts";
import { teamIdsOf } from "../team/team-queries.ts";
import { countVisitOf, limitVisits } from "./count-company-visit.ts";

/** A visitor taps the number on a company's page. */
export async function contactCompany(ctx: Context, id: string, kind: CompanyContactKind): Promise<void> {
  await limitVisits(ctx, id);
  const { company, role } = await findCompanySeenBy(ctx, id);
  if (role === null)
    await countContact(ctx, company, kind, company.name, companyPath({ slug: slugOfCompany(company) }));
}

/** Counts the tap, and notifies the team of members who want to talk. */
export async function countContact(
  ctx: Context,
  company: CompanyRow,
  kind: CompanyContactKind,
  tapped: string,
  targetUrl: string,
): Promise<void> {
  await countVisitOf(ctx, company.id, kind);
  const { member } = ctx;
  if (!member) return;
  const notice = {
    news: "company.contacted" as const,
    with: { name: member.name, how: kind, tapped },
    // One notice a day, whichever way the member tries.
    about: `company-contact:${company.id}:${member.id}:${dateInIndia(ctx.now)}`,
    targetUrl,
    sender: member.id,
  };
  await inTransaction(ctx.db, async (tx) => {
    const team = (await teamIdsOf(tx, [company.id])).get(company.id) ?? [];
    const toTeam = team.map((to) => ({ ...notice, to }));
    await notifyAll(ctx, tx, await notYetNotified(tx, toTeam, ctx.now));
  });
}
