import type { listings } from "@cardplaza/contract/directory/listings";
import { LISTING_CASE_TEXT } from "@cardplaza/contract/directory/listing-rules";
import type { HandlersOf } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { addPhotos } from "./add-photos.ts";
import { changeListing } from "./change-listing.ts";
import { createListing } from "./create-listing.ts";
import { showListingCase } from "./listing-cases.ts";
import { moderatedListings } from "./moderated-listings.ts";
import { deleteListing } from "./delete-listing.ts";
import { pauseListing } from "./pause-listing.ts";
import { restoreListing } from "./restore-listing.ts";
import { resumeListing } from "./resume-listing.ts";
import { showDeletedListings, showMyBusiness } from "./show-own-listing.ts";
import { submitListing } from "./submit-listing.ts";

export const listingHandlers: HandlersOf<typeof listings> = {
  "GET /api/business-listings/my-business": ({ ctx }) => showMyBusiness(ctx),
  "GET /api/business-listings/deleted": ({ ctx }) => showDeletedListings(ctx),
  "POST /api/business-listings": ({ ctx, body }) => createListing(ctx, body),
  "PATCH /api/business-listings/:id": ({ ctx, params, body }) => changeListing(ctx, params.id, body),
  "DELETE /api/business-listings/:id": ({ ctx, params }) => deleteListing(ctx, params.id),
  "POST /api/business-listings/:id/restore": ({ ctx, params }) => restoreListing(ctx, params.id),
  "POST /api/business-listings/:id/submit": ({ ctx, params, body }) =>
    submitListing(ctx, params.id, body.isAnotherBusiness ?? false),
  "POST /api/business-listings/:id/pause": ({ ctx, params }) => pauseListing(ctx, params.id),
  "POST /api/business-listings/:id/resume": ({ ctx, params }) => resumeListing(ctx, params.id),
  "POST /api/business-listings/:id/photos": ({ ctx, params, body }) => addPhotos(ctx, params.id, body.photos),
  "GET /api/admin/business-listings": ({ ctx, query }) => moderatedListings.list(ctx, query),
  "GET /api/admin/business-listings/:id": async ({ ctx, params }) => {
    const listing = await showListingCase(ctx, params.id);
    if (!listing) throw notFound(LISTING_CASE_TEXT.notThere);
    return { listing };
  },
  "PATCH /api/admin/business-listings/:id": ({ ctx, params, body }) =>
    moderatedListings.decide(ctx, params.id, body),
};
