import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { LEADS_PER_CARD_AND_DAY, SAME_LEAD_MINUTES } from "@cardplaza/contract/leads/lead-limits";
import { LEAD_TEXT } from "@cardplaza/contract/leads/lead-words";
import { DAY_MS, MINUTE_MS } from "@cardplaza/contract/time";
import type { Context } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { tooMany } from "../../platform/refusals.ts";
import { takeTurn } from "../../platform/advisory-locks.ts";
import { inTransaction } from "../../platform/transaction.ts";
import type { CardRow } from "../cards/cards.table.ts";
import { notify } from "../notifications/notify.ts";
import { leadPath, newsOfLead, noticeOf } from "./lead-notice.ts";
import { leads, type LeadRow } from "./leads.table.ts";
import { newLead, storeLead } from "./store-lead.ts";

interface NewLeadRow extends Pick<
  LeadRow,
  "ownerId" | "senderId" | "name" | "email" | "phone" | "message" | "source"
> {
  card: CardRow;
}

/** Stores the lead and notifies the owner. A repeated click returns the lead that exists already. */
export function submitLead(
  ctx: Context,
  { card, ...written }: NewLeadRow,
  { pretend = false } = {},
): Promise<LeadRow> {
  const lead = newLead(ctx.now, { ...written, cardId: card.id });
  if (pretend) return Promise.resolve(lead);
  return inTransaction(ctx.db, async (tx) => {
    const earlier = await leadsOfToday(tx, lead, ctx.now);
    const justNow = ctx.now.getTime() - SAME_LEAD_MINUTES * MINUTE_MS;
    const same = earlier.find(
      ({ message, createdAt }) => message === lead.message && createdAt.getTime() > justNow,
    );
    if (same) return same;
    const [first] = earlier;
    if (first && earlier.length >= LEADS_PER_CARD_AND_DAY)
      throw tooMany((first.createdAt.getTime() + DAY_MS - ctx.now.getTime()) / 1000, LEAD_TEXT.tooMany);
    await storeLead(ctx, tx, lead);
    await notifyOwner(ctx, tx, lead);
    return lead;
  });
}

/** What this sender wrote on this card within a day, oldest first. The lock makes a second click wait. */
async function leadsOfToday(tx: Tx, { cardId, senderId, email }: LeadRow, now: Date): Promise<LeadRow[]> {
  await takeTurn(tx, "lead", cardId, senderId ?? email);
  const sender = senderId
    ? eq(leads.senderId, senderId)
    : and(isNull(leads.senderId), eq(leads.email, email));
  return tx
    .select()
    .from(leads)
    .where(and(eq(leads.cardId, cardId), sender, gt(leads.createdAt, new Date(now.getTime() - DAY_MS))))
    .orderBy(asc(leads.createdAt));
}

async function notifyOwner(ctx: Context, tx: Tx, lead: LeadRow): Promise<void> {
  const { id, ownerId, senderId } = lead;
  await notify(ctx, tx, {
    to: ownerId,
    news: "lead.received",
    targetUrl: leadPath(id),
    about: noticeOf(id),
    sender: senderId ?? undefined,
    ...newsOfLead(lead),
  });
}
