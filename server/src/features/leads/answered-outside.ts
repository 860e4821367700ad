import { eq, inArray } from "drizzle-orm";
import { RECEIVED_LEADS_TEXT } from "@cardplaza/contract/leads/lead-words";
import type { OutsideAnswerStatus } from "@cardplaza/contract/outside-answers/outside-answer-words";
import { CARD_PATHS } from "@cardplaza/contract/paths";
import type { MemberContext } from "../../context.ts";
import type { Db, Tx } from "../../platform/database.ts";
import { notFound, wrongState } from "../../platform/refusals.ts";
import type { Claim, OutsideAnswerKind } from "../../registry/outside-answer-target.ts";
import { slugOf } from "../cards/present-card.ts";
import { isBlockedPair } from "../moderation/block-queries.ts";
import { isLeadOf, lockLeadOwnedBy, selectLeads } from "./lead-queries.ts";
import { leads, type LeadRow } from "./leads.table.ts";
import { recordStep } from "./record-step.ts";
import { changeFollowUps } from "./set-follow-up.ts";

/** Leads whose sender was contacted. A sender who is a member is asked; no figures depend on it. */
export const leadsOutside: OutsideAnswerKind = {
  type: "lead",
  async lockForAnswer(ctx, tx, leadId) {
    const { id, withdrawnAt, senderId, ownerId } = await lockLeadOwnedBy(tx, ctx.member, leadId);
    if (withdrawnAt) throw wrongState(RECEIVED_LEADS_TEXT.withdrawn);
    const isBlocked = senderId !== null && (await isBlockedPair(tx, ownerId, senderId));
    const record = (await describe(tx, [id])).get(id);
    if (!record) throw notFound(RECEIVED_LEADS_TEXT.notFound);
    return { id, ...record, askedId: isBlocked ? null : senderId };
  },
  lock,
  isAnsweredBy: (ctx, id) => isLeadOf(ctx.db, ctx.member, id),
  describe: ({ db }, ids) => describe(db, ids),
  async markClaimed(ctx, tx, { targetId, way }) {
    const lead = await lockLeadOwnedBy(tx, ctx.member, targetId);
    // A completed one stays so.
    if (lead.followUpStatus === "pending") await changeFollowUps(ctx, tx, [lead], "contacted");
    await recordStep(tx, [targetId], ctx.now, { type: "outside", way, outside: "claimed" });
  },
  markConfirmed: (ctx, tx, claim) => recordAnswer(ctx, tx, claim, "confirmed"),
  markDenied: (ctx, tx, claim) => recordAnswer(ctx, tx, claim, "denied"),
};

async function lock(tx: Tx, id: string): Promise<LeadRow | undefined> {
  const [lead] = await tx.select().from(leads).where(eq(leads.id, id)).for("no key update");
  return lead;
}

/** On the lead that it was merged into, if it was. */
async function recordAnswer(
  { now }: MemberContext,
  tx: Tx,
  { targetId, way }: Claim,
  outside: OutsideAnswerStatus,
): Promise<void> {
  const lead = await lock(tx, targetId);
  if (lead) await recordStep(tx, [lead.mergedIntoId ?? lead.id], now, { type: "outside", way, outside });
}

/** The sender knows the card that they wrote to. */
async function describe(db: Db, ids: string[]) {
  const rows = await selectLeads(db).where(inArray(leads.id, ids));
  return new Map(
    rows.map(({ lead, card }) => [lead.id, { name: card.name, askedPath: CARD_PATHS.card(slugOf(card)) }]),
  );
}
