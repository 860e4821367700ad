import { LISTING_TEXT } from "@cardplaza/contract/directory/listing-rules";
import { SIMILAR_SHOWN } from "@cardplaza/contract/directory/listing-page-words";
import type { Context } from "../../../context.ts";
import { gone, notFound } from "../../../platform/refusals.ts";
import { findListing, type FoundListing } from "../listings/found-listing.ts";
import { presentOwnListing, presentPublicListing, type ListingJson } from "../listings/present-listing.ts";
import { isBlockedPair } from "../../moderation/block-queries.ts";
import { similarTo } from "./list-businesses.ts";
import { viewsOfListing } from "../listing-stats-queries.ts";

const isOwnedBy = ({ listing }: FoundListing, member: Context["member"]) =>
  member !== null && listing.ownerId === member.id;

/** A business as this viewer may see it. Only its owner sees one that was never published. */
export async function findListingSeenBy(
  { db, member, now }: Pick<Context, "db" | "member" | "now">,
  id: string,
): Promise<FoundListing> {
  const found = await findListing(db, id, now);
  if (!found) throw notFound(LISTING_TEXT.notFound);
  const { listing } = found;
  const isOwn = isOwnedBy(found, member);
  if (!isOwn) {
    const isHidden =
      found.ownerLeft ||
      (member && listing.ownerId && (await isBlockedPair(db, member.id, listing.ownerId))) ||
      (listing.deletedAt ? listing.publishedAt === null : listing.status !== "published");
    if (isHidden) throw notFound(LISTING_TEXT.notFound);
  }
  if (listing.deletedAt) throw gone(LISTING_TEXT.gone);
  return found;
}

export async function showBusiness(ctx: Context, id: string): Promise<ListingJson> {
  const found = await findListingSeenBy(ctx, id);
  const { ownerId } = found.listing;
  const company = ownerId ? await ctx.registry.companyLinkOf(ctx.db, ownerId) : null;
  if (!isOwnedBy(found, ctx.member)) return { ...presentPublicListing(found, ctx.now), company };
  return { ...presentOwnListing(found, await viewsOfListing(ctx.db, id)), company };
}

export async function showSimilar(ctx: Context, id: string) {
  const { listing } = await findListingSeenBy(ctx, id);
  return { listings: await similarTo(ctx, listing, SIMILAR_SHOWN) };
}
