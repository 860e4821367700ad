import { randomBytes } from "node:crypto";
import { and, eq, lte } from "drizzle-orm";
import { COMPANY_INVITE_DAYS, COMPANY_TEXT, MAX_MANAGERS } from "@cardplaza/contract/companies/company-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { conflict, limitReached, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { hashToken } from "../../accounts/sessions/session-queries.ts";
import { countingInvites } from "../../cards/team/invite-to-card.ts";
import type { CompanyRow } from "../company/companies.table.ts";
import { lockCompanyOwnedBy } from "../company/company-queries.ts";
import { sendCompanyInvite } from "./send-company-invite.ts";
import { showTeam } from "./show-team.ts";
import { openInvitesOf, teamOf } from "./team-queries.ts";
import { companyInvites } from "./team.table.ts";

/** Invites a person to manage the member's company, or invites them again. */
export function inviteManager(ctx: MemberContext, id: string, email: string) {
  const invite = () =>
    inTransaction(ctx.db, async (tx) => {
      // The lock makes invitations to one company wait for each other, so that the sixth is refused.
      const company = await lockCompanyOwnedBy(tx, ctx.member, id);
      if (!company.completedAt) throw wrongState(COMPANY_TEXT.notCompleted);
      if (company.status === "suspended") throw wrongState(COMPANY_TEXT.suspended);
      await requirePlaceFor(ctx, tx, company, email);
      const { code, endsAt } = await saveInvite(ctx, tx, company, email);
      await sendCompanyInvite(ctx, tx, { company, email, code, endsAt });
      return showTeam(tx, company, ctx.now);
    });
  return countingInvites(ctx, [email], invite);
}

/** Open invitations count as managers, because all of them may be accepted. */
async function requirePlaceFor({ now }: MemberContext, tx: Tx, company: CompanyRow, email: string) {
  const team = await teamOf(tx, company);
  if (team.some(({ member }) => member.email === email)) throw conflict(COMPANY_TEXT.alreadyManager);
  const managers = team.filter(({ joinedAt }) => joinedAt !== null);
  const invites = (await openInvitesOf(tx, company.id, now)).filter((open) => open.email !== email);
  if (managers.length + invites.length >= MAX_MANAGERS) throw limitReached(COMPANY_TEXT.managersFull);
}

/** A newer invitation replaces the older one, whose link then stops working. */
async function saveInvite({ member, now }: MemberContext, tx: Tx, company: CompanyRow, email: string) {
  const code = randomBytes(24).toString("base64url");
  const endsAt = new Date(now.getTime() + COMPANY_INVITE_DAYS * DAY_MS);
  const invite = { codeHash: hashToken(code), invitedBy: member.id, createdAt: now, endsAt };
  await tx
    .delete(companyInvites)
    .where(and(eq(companyInvites.companyId, company.id), lte(companyInvites.endsAt, now)));
  await tx
    .insert(companyInvites)
    .values({ ...invite, id: newId(now.getTime()), companyId: company.id, email })
    .onConflictDoUpdate({ target: [companyInvites.companyId, companyInvites.email], set: invite });
  return { code, endsAt };
}
