import { eq } from "drizzle-orm";
import { paiseWords } from "@cardplaza/contract/it-services/it-rules";
import { IT_TEXT, isPending } from "@cardplaza/contract/it-services/it-words";
import { dateInIndia } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { findShownCompany } from "../../companies/company/company-queries.ts";
import { teamOf } from "../../companies/team/team-queries.ts";
import { openWonEnquiry } from "../../enquiries/open-won-enquiry.ts";
import { notifyTeams, type TeamNotice } from "../../companies/team/notify-team.ts";
import { rejectionOf, rejectOpenQuotes } from "./reject-quotes.ts";
import { itQuotes, itRequirements, type ItQuoteRow, type ItRequirementRow } from "./requirements.table.ts";
import { publishEnquiry } from "../../enquiries/notify-sides.ts";

/** Awards the work: the other quotes are rejected, and a won enquiry opens as the conversation of the two. */
export async function acceptQuote(
  ctx: MemberContext,
  tx: Tx,
  requirement: ItRequirementRow,
  quote: ItQuoteRow,
): Promise<void> {
  if (!isPending(requirement.status) || requirement.expiresAt <= ctx.now)
    throw wrongState(IT_TEXT.requirementEnded);
  if (quote.validTill < dateInIndia(ctx.now)) throw wrongState(IT_TEXT.quoteEnded);
  const enquiryId = await openThread(ctx, tx, requirement, quote);
  await tx.update(itQuotes).set({ status: "accepted", enquiryId }).where(eq(itQuotes.id, quote.id));
  await tx.update(itRequirements).set({ status: "awarded" }).where(eq(itRequirements.id, requirement.id));
  const rejected = await rejectOpenQuotes(tx, [requirement.id]);
  const acceptance: TeamNotice = {
    companyId: quote.companyId,
    news: "it-quote.accepted",
    with: { name: ctx.member.name, title: requirement.title, amountPaise: quote.amountPaise },
    targetUrl: `/company-enquiries?enquiry=${enquiryId}`,
    about: `it-quote:${quote.id}:accepted`,
    sender: ctx.member.id,
  };
  const rejection = rejectionOf(requirement, ctx.member.id);
  await notifyTeams(ctx, tx, [acceptance, ...rejected.map((companyId) => ({ ...rejection, companyId }))]);
}

async function openThread(
  ctx: MemberContext,
  tx: Tx,
  requirement: ItRequirementRow,
  { companyId, amountPaise, days, scope }: ItQuoteRow,
): Promise<string> {
  const company = await findShownCompany(tx, companyId);
  const ownerId = company.ownerId ?? (await teamOf(tx, company))[0]?.member.id;
  if (!ownerId) throw wrongState(IT_TEXT.inviteGone);
  const enquiry = await openWonEnquiry(ctx, tx, {
    target: {
      type: "company",
      id: company.id,
      name: company.name,
      ownerId,
      inboxId: company.id,
      isOwn: false,
    },
    buyer: ctx.member,
    message: `${requirement.title}\n${paiseWords(amountPaise)} in ${days} ${days === 1 ? "day" : "days"}\n\n${scope}`,
    wonPaise: amountPaise,
    city: requirement.city,
  });
  await publishEnquiry(ctx, tx, enquiry);
  return enquiry.id;
}
