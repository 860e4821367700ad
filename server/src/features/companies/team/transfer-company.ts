import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { conflict, invalid } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import { withInertLinks } from "../../outgoing/inert-links.ts";
import { layOutMail } from "../../outgoing/mail-layout.ts";
import { queueMail } from "../../outgoing/queue-mail.ts";
import { notify } from "../../notifications/notify.ts";
import type { CompanyRow } from "../company/companies.table.ts";
import { companyOwnedBy, lockCompanyOwnedBy } from "../company/company-queries.ts";
import { isSecondCompany } from "../company/company-conflicts.ts";
import { handOverCompany } from "./hand-over-company.ts";
import { showTeam } from "./show-team.ts";
import { teamOf } from "./team-queries.ts";
import { companyManagers } from "./team.table.ts";

/** Hands the member's company over to one of its managers, and makes the member a manager. */
export async function transferCompany(ctx: MemberContext, id: string, userId: string) {
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const company = await lockCompanyOwnedBy(tx, ctx.member, id);
      const managers = (await teamOf(tx, company)).filter(({ joinedAt }) => joinedAt !== null);
      const next = managers.find(({ member }) => member.id === userId)?.member;
      if (!next) throw invalid({ userId: COMPANY_TEXT.transferTo });
      if (await companyOwnedBy(tx, userId)) throw conflict(COMPANY_TEXT.otherOwnsOne);
      await handOverCompany(ctx, tx, company, userId);
      await tx.insert(companyManagers).values({ companyId: id, memberId: ctx.member.id, joinedAt: ctx.now });
      await notifyNewOwner(ctx, tx, company, next);
      await mailFormerOwner(ctx, tx, company, next);
      return showTeam(tx, { id, ownerId: userId }, ctx.now);
    });
  } catch (error) {
    // The manager began to set up a company of their own at the same moment.
    throw isSecondCompany(error) ? conflict(COMPANY_TEXT.otherOwnsOne) : error;
  }
}

async function notifyNewOwner(ctx: MemberContext, tx: Tx, { id, name }: CompanyRow, next: Member) {
  await notify(ctx, tx, {
    to: next.id,
    news: "company.handed-over",
    with: { name: ctx.member.name, company: name },
    targetUrl: `/company-profile?company=${id}`,
    about: `company-owner:${id}`,
    sender: ctx.member.id,
  });
}

/** Always sent, so that nobody loses a company without knowing. */
async function mailFormerOwner(ctx: MemberContext, tx: Tx, { id, name }: CompanyRow, next: Member) {
  const { email, emailProvenAt } = ctx.member;
  if (!email || !emailProvenAt) return;
  await queueMail(ctx, tx, {
    to: email,
    toName: ctx.member.name,
    subject: "Your company has a new owner",
    ...layOutMail({
      heading: "Your company has a new owner",
      paragraphs: [withInertLinks(`You have handed ${name} over to ${next.name}. You still manage it.`)],
      button: { label: "Open the company", url: `${ctx.origin}/company-profile?company=${id}` },
      footer: "If this was not you, change your password and write to us.",
    }),
  });
}
