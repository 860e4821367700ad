import { LEAD_TEXT } from "@cardplaza/contract/leads/lead-words";
import type { Context, MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { wrongState } from "../../platform/refusals.ts";
import { mainCardIdOf } from "../cards/card-queries.ts";
import { hashAddress } from "../notifications/unsubscribed-addresses.ts";
import { announceLead } from "./webhooks/announce-lead.ts";
import { mailOwnLink } from "./sent/mail-link.ts";
import { leads, type LeadRow } from "./leads.table.ts";

type Written = Pick<LeadRow, "cardId" | "ownerId" | "senderId" | "name" | "email" | "message" | "source"> &
  Partial<Pick<LeadRow, "phone" | "sentCardId">>;

/** A new lead, without tags, status or reminder. */
export const newLead = (now: Date, written: Written): LeadRow => ({
  sentCardId: null,
  phone: "",
  ...written,
  id: newId(now.getTime()),
  addressHash: null,
  followUpStatus: "pending",
  tags: [],
  remindAt: null,
  mergedIntoId: null,
  withdrawnAt: null,
  createdAt: now,
});

/** Inserts it, queues the owner's webhooks, and mails the sender the link to what we store about them. */
export async function storeLead(ctx: Context, tx: Tx, lead: LeadRow): Promise<void> {
  const addressHash = lead.email ? await hashAddress(tx, lead.email, ctx.now) : null;
  await tx.insert(leads).values({ ...lead, addressHash });
  await announceLead(ctx, tx, lead, "lead.created");
  if (addressHash) await mailOwnLink(ctx, tx, { email: lead.email, addressHash, cardId: lead.cardId });
}

type Made = Pick<LeadRow, "senderId" | "name" | "email" | "phone" | "message">;

/**
 * A lead that the member makes themselves of what somebody told them. Whose words they are is not notified and gets no
 * link by mail: nothing came from them through a card.
 */
export async function makeLead(ctx: MemberContext, tx: Tx, made: Made): Promise<LeadRow> {
  const cardId = await mainCardIdOf(tx, ctx.member.id);
  if (cardId === null) throw wrongState(LEAD_TEXT.needsCard);
  const lead = newLead(ctx.now, { ...made, cardId, ownerId: ctx.member.id, source: "direct" });
  await tx.insert(leads).values(lead);
  await announceLead(ctx, tx, lead, "lead.created");
  return lead;
}
