import { LEAD_TEXT } from "@cardplaza/contract/leads/lead-words";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { wrongState } from "../../platform/refusals.ts";
import { mainCardIdOf } from "../cards/card-queries.ts";
import { leads, type LeadRow } from "./leads.table.ts";
import { newLead } from "./store-lead.ts";
import { announceLead } from "./webhooks/announce-lead.ts";

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
