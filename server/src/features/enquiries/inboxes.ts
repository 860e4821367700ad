import type { Received } from "@cardplaza/contract/enquiries/enquiry-inbox";
import {
  ENQUIRY_TARGET_TYPES,
  INBOX_FEATURE,
  isCompanyEnquiry,
} from "@cardplaza/contract/enquiries/enquiry-words";
import type { MemberContext } from "../../context.ts";
import { notFound, premiumRequired } from "../../platform/refusals.ts";
import type { Inbox } from "../../registry/enquiry-target.ts";
import { isPremium } from "../plan/plan-queries.ts";
import { presentTeamMember, teamOf } from "./enquiry-team.ts";

export type InboxContext = Pick<MemberContext, "db" | "member" | "registry">;

/** All inboxes that the member reads: their own, and those of the companies that they own or manage. */
export async function inboxesOf({ db, member, registry }: InboxContext): Promise<Inbox[]> {
  const own = { id: member.id, name: member.name, ownerId: member.id };
  return [own, ...(await registry.inboxesOf(db, member.id))];
}

/** The inboxes for these kinds, or the named one. */
export async function findInboxes(ctx: InboxContext, { inbox, targetType }: Received): Promise<Inbox[]> {
  const all = await inboxesOf(ctx);
  const types = targetType ?? ENQUIRY_TARGET_TYPES;
  const found = all.filter(({ id }) => {
    if (inbox) return id === inbox;
    return types.some((type) => isCompanyEnquiry(type) === (id !== ctx.member.id));
  });
  if (inbox && found.length === 0) throw notFound();
  return found;
}

/** Those whose owner has the premium plan; refuses if there is none. */
export async function requirePremiumInboxes(ctx: MemberContext, inboxes: Inbox[]): Promise<Inbox[]> {
  const premium = await premiumOf(ctx, inboxes);
  if (premium.length === 0) throw premiumRequired(INBOX_FEATURE);
  return premium;
}

export const hasPremiumInbox = async (ctx: MemberContext, inboxes: Inbox[]): Promise<boolean> =>
  (await premiumOf(ctx, inboxes)).length > 0;

async function premiumOf(ctx: MemberContext, inboxes: Inbox[]): Promise<Inbox[]> {
  const premium: Inbox[] = [];
  for (const inbox of inboxes) if (await isPremium(ctx.db, inbox.ownerId, ctx.now)) premium.push(inbox);
  return premium;
}

/** The companies' inboxes, for the choice between them. */
export async function listInboxes(ctx: MemberContext) {
  const inboxes = [];
  for (const { id, name, ownerId } of await ctx.registry.inboxesOf(ctx.db, ctx.member.id))
    inboxes.push({
      _id: id,
      name,
      isPremium: await isPremium(ctx.db, ownerId, ctx.now),
      team: (await teamOf(ctx, { targetType: "company", inboxId: id })).map(presentTeamMember),
    });
  return { inboxes };
}
