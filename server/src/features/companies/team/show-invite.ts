import { eq } from "drizzle-orm";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import type { Context } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { members } from "../../accounts/accounts.table.ts";
import { companies } from "../company/companies.table.ts";
import { findInvite } from "./team-queries.ts";

/** The invited person sees which company it is and who invites, even before signing in. */
export async function showInvite({ db, now }: Context, code: string) {
  const invite = await findInvite(db, code, now);
  const [found] = invite
    ? await db
        .select({ company: companies.name, logo: companies.logo, deletedAt: companies.deletedAt })
        .from(companies)
        .where(eq(companies.id, invite.companyId))
    : [];
  if (!found || found.deletedAt) throw notFound(COMPANY_TEXT.inviteGone);
  const [inviter] = invite?.invitedBy
    ? await db.select({ name: members.name }).from(members).where(eq(members.id, invite.invitedBy))
    : [];
  return { company: found.company, logo: found.logo, inviter: inviter?.name ?? "" };
}
