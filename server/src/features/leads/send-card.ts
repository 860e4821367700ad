import { and, eq, gte } from "drizzle-orm";
import { isIncompleteCard } from "@cardplaza/contract/cards/card-rules";
import { CARD_PATHS } from "@cardplaza/contract/paths";
import { OWN_CARD_TEXT } from "@cardplaza/contract/cards/own-card-words";
import { LEAD_TEXT } from "@cardplaza/contract/leads/lead-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { firstIdAt } from "../../platform/ids.ts";
import { conflict, forbidden, wrongState } from "../../platform/refusals.ts";
import { takeTurn } from "../../platform/advisory-locks.ts";
import { inTransaction } from "../../platform/transaction.ts";
import {
  lockCardOwnedBy,
  findCardSeenBy,
  currentOwnerOf,
  mainCardIdOf,
  mayEdit,
} from "../cards/card-queries.ts";
import type { CardRow } from "../cards/cards.table.ts";
import { slugOf } from "../cards/present-card.ts";
import { notify } from "../notifications/notify.ts";
import { newsOfLead, noticeOf } from "./lead-notice.ts";
import { leads } from "./leads.table.ts";
import { presentLead } from "./present-lead.ts";
import { newLead, storeLead } from "./store-lead.ts";

interface Sent {
  myCardId?: string;
  note?: string;
}

/** Gives the member's own complete card to the owner of another card, as a lead, once a day. */
export function sendCard(ctx: MemberContext, cardId: string, { myCardId, note = "" }: Sent) {
  return inTransaction(ctx.db, async (tx) => {
    const { card } = await findCardSeenBy({ ...ctx, db: tx }, cardId);
    if (mayEdit(card, ctx.member)) throw forbidden(LEAD_TEXT.ownCard);
    const mine = await lockCardToSend(ctx, tx, myCardId);
    const ownerId = currentOwnerOf(card);
    await requireFirstToday(ctx, tx, ownerId);
    const lead = newLead(ctx.now, {
      cardId: card.id,
      ownerId,
      senderId: ctx.member.id,
      sentCardId: mine.id,
      name: mine.name,
      email: mine.email || ctx.member.email || "",
      phone: mine.phone,
      message: note || LEAD_TEXT.sentCard(mine.name),
      source: "exchange",
    });
    await storeLead(ctx, tx, lead);
    await notify(ctx, tx, {
      to: ownerId,
      news: "lead.card-sent",
      targetUrl: CARD_PATHS.card(slugOf(mine)),
      about: noticeOf(lead.id),
      sender: ctx.member.id,
      ...newsOfLead(lead),
    });
    return { lead: presentLead(lead, card) };
  });
}

/** The chosen card, or else the main card. */
async function lockCardToSend(ctx: MemberContext, tx: Tx, myCardId?: string): Promise<CardRow> {
  const id = myCardId ?? (await mainCardIdOf(tx, ctx.member.id));
  if (id === null) throw wrongState(OWN_CARD_TEXT.notFound);
  const mine = await lockCardOwnedBy(tx, ctx.member, id);
  if (isIncompleteCard(mine)) throw wrongState(LEAD_TEXT.incomplete);
  return mine;
}

async function requireFirstToday({ member, now }: MemberContext, tx: Tx, ownerId: string): Promise<void> {
  await takeTurn(tx, "sentCard", member.id, ownerId);
  const sentToday = and(
    eq(leads.ownerId, ownerId),
    eq(leads.senderId, member.id),
    eq(leads.source, "exchange"),
    // Ids are in the order of time, and an index has the owner's.
    gte(leads.id, firstIdAt(now.getTime() - DAY_MS)),
  );
  if ((await tx.$count(leads, sentToday)) > 0) throw conflict(LEAD_TEXT.alreadySent);
}
