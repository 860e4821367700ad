import { and, eq } from "drizzle-orm";
import {
  IT_TEXT,
  REQUIREMENT_MOVES,
  requirementPath,
  type RequirementAction,
} from "@cardplaza/contract/it-services/it-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { notifyTeams } from "../../companies/team/notify-team.ts";
import { rejectOpenQuotes } from "./reject-quotes.ts";
import { showRequirement } from "./present-requirement.ts";
import { publishRequirement } from "./publish-requirement.ts";
import { lockRequirementOf } from "./requirement-queries.ts";
import { itQuotes, itRequirements, type ItRequirementRow } from "./requirements.table.ts";

/** The buyer ends the collecting of quotes, completes the work or cancels the requirement. */
export function moveRequirement(ctx: MemberContext, id: string, action: RequirementAction) {
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockRequirementOf(tx, ctx.member, id);
    const { from, to } = REQUIREMENT_MOVES[action];
    if (!from.includes(before.status)) throw wrongState(IT_TEXT.requirementMove(action));
    await tx.update(itRequirements).set({ status: to }).where(eq(itRequirements.id, id));
    if (action !== "shortlist") await notifyProviders(ctx, tx, before, action);
    await publishRequirement(ctx, tx, id);
    return showRequirement({ ...ctx, db: tx }, id);
  });
}

async function notifyProviders(
  ctx: MemberContext,
  tx: Tx,
  { id, title }: ItRequirementRow,
  action: "complete" | "cancel",
): Promise<void> {
  const accepted = await tx
    .select({ companyId: itQuotes.companyId })
    .from(itQuotes)
    .where(and(eq(itQuotes.requirementId, id), eq(itQuotes.status, "accepted")));
  const others = action === "cancel" ? await rejectOpenQuotes(tx, [id]) : [];
  await notifyTeams(
    ctx,
    tx,
    [...accepted.map((quote) => quote.companyId), ...others].map((companyId) => ({
      companyId,
      news: "it-requirement.moved",
      with: { name: ctx.member.name, title, action },
      targetUrl: requirementPath(id),
      about: `it-requirement:${id}:${action}`,
      sender: ctx.member.id,
    })),
  );
}
