import { LISTING_PAGE_TEXT } from "@cardplaza/contract/directory/listing-page-words";
import type { MemberContext } from "../../../context.ts";
import { conflict } from "../../../platform/refusals.ts";
import { reportOnce } from "../../moderation/report-once.ts";
import { findListingSeenBy } from "./show-business.ts";

export async function reportBusiness(
  ctx: MemberContext,
  id: string,
  { reason, details }: { reason: string; details?: string },
) {
  const { listing } = await findListingSeenBy(ctx, id);
  if (listing.ownerId === ctx.member.id) throw conflict(LISTING_PAGE_TEXT.reportedOwn);
  return reportOnce(ctx, ctx.db, { targetType: "business", targetId: id, reason, details });
}
