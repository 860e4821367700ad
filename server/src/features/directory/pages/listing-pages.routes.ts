import type { listingPages } from "@cardplaza/contract/directory/listing-pages";
import type { HandlersOf } from "../../../context.ts";
import { contactBusiness } from "./contact-business.ts";
import { countVisit } from "./count-visit.ts";
import { listBusinesses } from "./list-businesses.ts";
import { submitReport } from "../../moderation/submit-report.ts";
import { serveListingQrPng, serveListingQrSvg } from "./serve-listing-qr.ts";
import { findListingSeenBy, showBusiness, showSimilar } from "./show-business.ts";
import { showListingStats } from "./show-listing-stats.ts";

export const listingPageHandlers: HandlersOf<typeof listingPages> = {
  "GET /api/business-listings": ({ ctx, query }) => listBusinesses(ctx, query),
  "GET /api/business-listings/:id": ({ ctx, params }) => showBusiness(ctx, params.id),
  "GET /api/business-listings/:id/similar": ({ ctx, params }) => showSimilar(ctx, params.id),
  "POST /api/business-listings/:id/view": async ({ ctx, params }) =>
    countVisit(ctx, (await findListingSeenBy(ctx, params.id)).listing, "view"),
  "POST /api/business-listings/:id/contact-click": ({ ctx, params, body }) =>
    contactBusiness(ctx, params.id, body.kind),
  "POST /api/business-listings/:id/report": ({ ctx, params, body }) =>
    submitReport(ctx, "business", params.id, body),
  "GET /api/business-listings/:id/stats": ({ ctx, params }) => showListingStats(ctx, params.id),
  "GET /api/business-listings/:id/qr.png": ({ ctx, params }) => serveListingQrPng(ctx, params.id),
  "GET /api/business-listings/:id/qr.svg": ({ ctx, params }) => serveListingQrSvg(ctx, params.id),
};
