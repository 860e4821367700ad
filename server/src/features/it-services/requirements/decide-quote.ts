import { eq } from "drizzle-orm";
import { IT_TEXT, isUndecided, type ItQuoteAction } from "@cardplaza/contract/it-services/it-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { notFound, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { companiesOf } from "../../companies/company/company-queries.ts";
import { notifyTeam } from "../../companies/team/notify-team.ts";
import { acceptQuote } from "./accept-quote.ts";
import { showRequirement } from "./present-requirement.ts";
import { publishRequirement } from "./publish-requirement.ts";
import { rejectionOf } from "./reject-quotes.ts";
import { lockRequirement } from "./requirement-queries.ts";
import { itQuotes, type ItQuoteRow, type ItRequirementRow } from "./requirements.table.ts";

/** The buyer shortlists, accepts or rejects a quote; its provider withdraws it. */
export function decideQuote(ctx: MemberContext, id: string, action: ItQuoteAction) {
  return inTransaction(ctx.db, async (tx) => {
    const { quote, requirement } = await lockQuoteFor(ctx, tx, id, action);
    if (!isUndecided(quote.status)) throw wrongState(IT_TEXT.quoteDecided);
    if (action === "accept") await acceptQuote(ctx, tx, requirement, quote);
    else await setStatus(ctx, tx, { quote, requirement }, action);
    await publishRequirement(ctx, tx, requirement.id);
    return showRequirement({ ...ctx, db: tx }, requirement.id);
  });
}

interface LockedQuote {
  quote: ItQuoteRow;
  requirement: ItRequirementRow;
}

/** The quote, locked; not found for members who may not do this with it. */
async function lockQuoteFor(
  { member }: MemberContext,
  tx: Tx,
  id: string,
  action: ItQuoteAction,
): Promise<LockedQuote> {
  const found = await findQuote(tx, id);
  const requirement = found && (await lockRequirement(tx, found.requirementId));
  // Again, because it may have been decided while the lock was awaited.
  const quote = requirement && (await findQuote(tx, id));
  const may =
    quote &&
    (action === "withdraw"
      ? (await companiesOf(tx, member.id)).some((company) => company.id === quote.companyId)
      : requirement.buyerId === member.id && quote.status !== "withdrawn");
  if (!may) throw notFound(IT_TEXT.quoteNotFound);
  return { quote, requirement };
}

async function findQuote(tx: Tx, id: string): Promise<ItQuoteRow | undefined> {
  const [quote] = await tx.select().from(itQuotes).where(eq(itQuotes.id, id));
  return quote;
}

const BECOMES = { shortlist: "shortlisted", reject: "rejected", withdraw: "withdrawn" } as const;

async function setStatus(
  ctx: MemberContext,
  tx: Tx,
  { quote, requirement }: LockedQuote,
  action: keyof typeof BECOMES,
): Promise<void> {
  await tx.update(itQuotes).set({ status: BECOMES[action] }).where(eq(itQuotes.id, quote.id));
  if (action === "reject")
    await notifyTeam(ctx, tx, quote.companyId, rejectionOf(requirement, ctx.member.id));
}
