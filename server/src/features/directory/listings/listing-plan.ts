import {
  FREE_PHOTOS,
  LISTING_TEXT,
  LISTING_VIDEO_FEATURE,
  PREMIUM_PHOTOS,
} from "@cardplaza/contract/directory/listing-rules";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { limitReached, premiumRequired } from "../../../platform/refusals.ts";
import { isPremium } from "../../plan/plan-queries.ts";
import type { ListingValues } from "./listing-values.ts";
import type { ListingRow } from "./listings.table.ts";

/** A video, and photos beyond the tenth, need the plan. Those from before its end may stay and be sorted. */
export async function requireListingPlan(
  { member, now }: Pick<MemberContext, "member" | "now">,
  tx: Tx,
  { videoUrl, photos = [] }: ListingValues,
  before?: ListingRow,
): Promise<void> {
  if (photos.length > PREMIUM_PHOTOS) throw limitReached(LISTING_TEXT.photosMost);
  const hasNewVideo = Boolean(videoUrl) && videoUrl !== before?.videoUrl;
  const hasMorePhotos = photos.length > Math.max(FREE_PHOTOS, before?.photos.length ?? 0);
  if (!hasNewVideo && !hasMorePhotos) return;
  if (await isPremium(tx, member.id, now)) return;
  throw hasNewVideo ? premiumRequired(LISTING_VIDEO_FEATURE) : limitReached(LISTING_TEXT.photosFull);
}
