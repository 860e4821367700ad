import type { ContactKind } from "@cardplaza/contract/directory/listing-page-words";
import { dateInIndia } from "@cardplaza/contract/time";
import type { Context } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import type { ListingRow } from "../listings/listings.table.ts";
import { slugOfListing } from "../listings/present-listing.ts";
import { wasNotified } from "../../notifications/was-notified.ts";
import { notify } from "../../notifications/notify.ts";
import { countVisit } from "./count-visit.ts";
import { findListingSeenBy } from "./show-business.ts";

/** A visitor taps a number, directions or the website. The owner is notified of members who want to talk. */
export async function contactBusiness(ctx: Context, id: string, kind: ContactKind): Promise<void> {
  const { listing } = await findListingSeenBy(ctx, id);
  await countVisit(ctx, listing, kind);
  const wantsToTalk = kind === "call" || kind === "whatsapp";
  if (ctx.member && wantsToTalk && listing.ownerId) await notifyOwner(ctx, ctx.member, listing, kind);
}

async function notifyOwner(ctx: Context, member: Member, listing: ListingRow, kind: ContactKind) {
  const to = listing.ownerId as string;
  const notice = {
    to,
    news: "listing.contacted" as const,
    with: { name: member.name, how: kind, listing: listing.name },
    // One notice a day, whichever way the member tries.
    about: `listing-contact:${listing.id}:${member.id}:${dateInIndia(ctx.now)}`,
    targetUrl: `/business/${slugOfListing(listing)}`,
    sender: member.id,
  };
  await inTransaction(ctx.db, async (tx) => {
    if (!(await wasNotified(tx, notice, ctx.now))) await notify(ctx, tx, notice);
  });
}
