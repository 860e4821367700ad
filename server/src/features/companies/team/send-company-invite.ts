import { and, eq, isNotNull } from "drizzle-orm";
import { COMPANY_INVITE_DAYS } from "@cardplaza/contract/companies/company-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { members } from "../../accounts/accounts.table.ts";
import { stays } from "../../accounts/member-conditions.ts";
import { notify } from "../../notifications/notify.ts";
import { senderLine } from "../../notifications/sender-line.ts";
import { unsubscribeAddressUrl } from "../../notifications/unsubscribe-codes.ts";
import { isUnsubscribed } from "../../notifications/unsubscribed-addresses.ts";
import { layOutMail, unsubscribeHeaders } from "../../outgoing/mail-layout.ts";
import { queueMail } from "../../outgoing/queue-mail.ts";
import type { CompanyRow } from "../company/companies.table.ts";

interface Invite {
  company: CompanyRow;
  email: string;
  code: string;
  endsAt: Date;
}

/** Members are notified, and mailed if they have chosen so; everybody else is mailed. */
export async function sendCompanyInvite(ctx: MemberContext, tx: Tx, invite: Invite): Promise<void> {
  const { company, email, code } = invite;
  // Anybody can have this sent to any address, so of the inviter's texts it contains only the names.
  const sender = senderLine(ctx.member.name, company.name) || "A company";
  const path = `/company-profile?invite=${code}`;
  const memberId = await memberWith(tx, email);
  if (memberId) {
    await notify(ctx, tx, {
      to: memberId,
      news: "company.invited",
      with: { sender, validTill: invite.endsAt.toISOString() },
      targetUrl: path,
      about: `company-invite:${company.id}:${code}`,
      sender: ctx.member.id,
    });
    return;
  }
  if (await isUnsubscribed(tx, email, ctx.now)) return;
  await mailInvite(ctx, tx, invite, { sender, path });
}

async function mailInvite(
  ctx: MemberContext,
  tx: Tx,
  { email, endsAt }: Invite,
  { sender, path }: { sender: string; path: string },
) {
  const unsubscribe = await unsubscribeAddressUrl({ ...ctx, db: tx }, email);
  const heading = `${sender} invites you to manage a company`;
  const mail = {
    to: email,
    subject: `${heading} on ${PRODUCT_NAME}`,
    headers: unsubscribeHeaders(unsubscribe),
    ...layOutMail({
      heading,
      paragraphs: [
        `As a manager you edit the company's page and products on ${PRODUCT_NAME} and answer its enquiries. Open the link, then sign in or sign up with this e-mail address to accept.`,
        `The link is for this address alone and works for ${COMPANY_INVITE_DAYS} days.`,
      ],
      button: { label: "See the invitation", url: `${ctx.origin}${path}` },
      footer: "If you do not know the sender, you can ignore this e-mail.",
      unsubscribeUrl: unsubscribe,
    }),
  };
  await queueMail(ctx, tx, mail, { goodUntil: endsAt });
}

/** An address belongs to a member once they have proven it. */
async function memberWith(tx: Tx, email: string): Promise<string | undefined> {
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.email, email), isNotNull(members.emailProvenAt), stays()));
  return member?.id;
}
