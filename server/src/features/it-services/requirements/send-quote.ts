import { and, eq } from "drizzle-orm";
import type { NewItQuote } from "@cardplaza/contract/it-services/it-requirements";
import { IT_TEXT, MAX_QUOTES, requirementPath } from "@cardplaza/contract/it-services/it-words";
import { dateInIndia } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import {
  conflict,
  forbidden,
  invalid,
  limitReached,
  notFound,
  wrongState,
} from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { notify } from "../../notifications/notify.ts";
import { countQuotes, showRequirement } from "./present-requirement.ts";
import { publishRequirement } from "./publish-requirement.ts";
import { findRequirementSeenBy, lockRequirement } from "./requirement-queries.ts";
import { itQuotes, type ItQuoteRow } from "./requirements.table.ts";

/** Quotes on a requirement for one of the member's companies. */
export function sendQuote(ctx: MemberContext, requirementId: string, { companyId, ...quote }: NewItQuote) {
  if (quote.validTill < dateInIndia(ctx.now)) throw invalid({ validTill: IT_TEXT.pastDay });
  return inTransaction(ctx.db, async (tx) => {
    const requirement = await lockRequirement(tx, requirementId);
    const { side, own } = await findRequirementSeenBy({ ...ctx, db: tx }, requirementId);
    if (side === "buyer") throw forbidden(IT_TEXT.ownRequirement);
    const company = companyId ? own.find(({ id }) => id === companyId) : own[0];
    if (!requirement || !company) throw notFound(IT_TEXT.requirementNotFound);
    if (requirement.status !== "open" || requirement.expiresAt <= ctx.now) throw wrongState(IT_TEXT.closed);
    const before = await findQuoteOf(tx, requirementId, company.id);
    if (before && before.status !== "withdrawn") throw conflict(IT_TEXT.quotedAlready);
    if ((await countQuotes(tx, requirementId)) >= MAX_QUOTES) throw limitReached(IT_TEXT.full);
    const values = { ...quote, authorId: ctx.member.id, status: "sent" as const, createdAt: ctx.now };
    // A withdrawn quote is replaced: a company has one quote on a requirement.
    if (before) await tx.update(itQuotes).set(values).where(eq(itQuotes.id, before.id));
    else
      await tx
        .insert(itQuotes)
        .values({ ...values, id: newId(ctx.now.getTime()), requirementId, companyId: company.id });
    if (requirement.buyerId)
      await notify(ctx, tx, {
        to: requirement.buyerId,
        news: "it-quote.received",
        with: { company: company.name, title: requirement.title, ...quote },
        targetUrl: requirementPath(requirementId),
        about: `it-quote:${requirementId}:${company.id}`,
        sender: ctx.member.id,
      });
    await publishRequirement(ctx, tx, requirementId);
    return showRequirement({ ...ctx, db: tx }, requirementId);
  });
}

async function findQuoteOf(
  tx: Tx,
  requirementId: string,
  companyId: string,
): Promise<ItQuoteRow | undefined> {
  const [quote] = await tx
    .select()
    .from(itQuotes)
    .where(and(eq(itQuotes.requirementId, requirementId), eq(itQuotes.companyId, companyId)));
  return quote;
}
