import { type CompanyContactKind, companyPath } from "@cardplaza/contract/companies/company-words";
import { contactNotice } from "@cardplaza/contract/directory/listing-page-words";
import { dateInIndia } from "@cardplaza/contract/time";
import type { Context } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import { notify } from "../../notifications/notify.ts";
import { wasNotified } from "../../notifications/was-notified.ts";
import type { CompanyRow } from "../company/companies.table.ts";
import { slugOfCompany } from "../company/present-company.ts";
import { findCompanySeenBy } from "../company/show-company.ts";
import { teamOf } from "../team/team-queries.ts";
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
  if (ctx.member)
    await notifyTeamOf(ctx, company, ctx.member, contactNotice(ctx.member.name, kind, tapped), targetUrl);
}

async function notifyTeamOf(
  ctx: Context,
  company: CompanyRow,
  sender: Member,
  message: string,
  targetUrl: string,
) {
  const notice = {
    type: "contact_attempt" as const,
    // Once a day, whichever way the member tries.
    about: `company-contact:${company.id}:${sender.id}:${dateInIndia(ctx.now)}`,
    message,
    targetUrl,
    sender: sender.id,
  };
  await inTransaction(ctx.db, async (tx) => {
    for (const { member } of await teamOf(tx, company)) {
      const one = { ...notice, to: member.id };
      if (!(await wasNotified(tx, one, ctx.now))) await notify(ctx, tx, one);
    }
  });
}
