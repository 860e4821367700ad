import { LISTING_PAGE_TEXT } from "@cardplaza/contract/directory/listing-page-words";
import { conflict } from "../../platform/refusals.ts";
import type { ReportTarget } from "../../registry/report-target.ts";
import { findListingSeenBy } from "./pages/show-business.ts";

export const listingReports: ReportTarget = {
  type: "business",
  async requireReportable({ member, now }, tx, id) {
    const { listing } = await findListingSeenBy({ db: tx, member, now }, id);
    if (listing.ownerId === member.id) throw conflict(LISTING_PAGE_TEXT.reportedOwn);
  },
};
