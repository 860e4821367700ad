import type { CallLimit } from "@cardplaza/contract/endpoint";
import { type NewLead } from "@cardplaza/contract/leads/leads";
import { LEAD_TEXT } from "@cardplaza/contract/leads/lead-words";
import { DIRECT_LEADS_PER_ADDRESS_AND_DAY } from "@cardplaza/contract/leads/lead-limits";
import { DAY_SECONDS } from "@cardplaza/contract/time";
import { isFromBot } from "@cardplaza/contract/honeypot";
import type { Context } from "../../context.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { forbidden, invalid, unauthenticated } from "../../platform/refusals.ts";
import { readOptionalPhone } from "../../platform/phone-numbers.ts";
import { findCardSeenBy, currentOwnerOf, mayEdit } from "../cards/card-queries.ts";
import type { FoundCard } from "../cards/found-card.ts";
import { presentPublicCard } from "../cards/present-card.ts";
import { submitLead } from "./submit-lead.ts";
import { presentLead } from "./present-lead.ts";

const DIRECT: CallLimit = { points: DIRECT_LEADS_PER_ADDRESS_AND_DAY, seconds: DAY_SECONDS, by: "address" };

/** A message through a card's form becomes a lead of the card's current owner. */
export async function captureLead(ctx: Context, given: NewLead) {
  const { cardId, name, email, message, consent } = given;
  const found = await findCardSeenBy(ctx, cardId);
  const { card } = found;
  if (mayEdit(card, ctx.member)) throw forbidden(LEAD_TEXT.ownCard);
  if (!card.contactFormEnabled) throw forbidden(LEAD_TEXT.formOff);
  const phone = readOptionalPhone(given.phone);
  if (!ctx.member) await admitVisitor(ctx, found, consent);
  const lead = {
    card,
    ownerId: currentOwnerOf(card),
    senderId: ctx.member?.id ?? null,
    name,
    email,
    phone,
    message,
    source: ctx.member ? ("form" as const) : ("direct" as const),
  };
  const saved = await submitLead(ctx, lead, { pretend: isFromBot(given) });
  // The status and tags that the owner has set are not shown to the sender.
  return { lead: presentLead({ ...saved, followUpStatus: "pending" }, card) };
}

/** Visitors may write if the owner's plan includes it and the owner has switched it on. */
async function admitVisitor(ctx: Context, found: FoundCard, consent = false): Promise<void> {
  if (!presentPublicCard(found, ctx.now).directLeads) throw unauthenticated(LEAD_TEXT.signIn);
  if (!consent) throw invalid({ consent: LEAD_TEXT.consent });
  await ctx.limits.take("direct-leads", DIRECT, networkOf(ctx.caller.address));
}
