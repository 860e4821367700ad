import { industryName } from "@cardplaza/contract/companies/industries";
import { priceWords } from "@cardplaza/contract/companies/products/product-prices";
import type { Context } from "../../../context.ts";
import { servePreviewImage } from "../../../platform/pictures/preview-cache.ts";
import { readPicture } from "../../cards/card-picture.ts";
import { findShownCompany } from "../company/company-queries.ts";
import { findOfferedProduct } from "../products/product-queries.ts";
import { drawOfferPreview, type OfferPreview } from "./draw-offer-preview.ts";

// For everybody alike, also for the team: the picture is made to be passed on.

export async function serveCompanyPreview(ctx: Context, id: string) {
  const { name, industry, city, state, logo } = await findShownCompany(ctx.db, id);
  const lines: OfferPreview["lines"] = [industryName(industry), joined(", ", city, state)];
  return serve(ctx, { name, lines, picture: "logo" }, logo);
}

export async function serveProductPreview(ctx: Context, id: string) {
  const { product, company } = await findOfferedProduct(ctx.db, id);
  const lines: OfferPreview["lines"] = [priceWords(product), joined(" · ", company.name, company.city)];
  return serve(ctx, { name: product.name, lines, picture: "photo" }, product.images[0] ?? "");
}

const joined = (by: string, ...parts: string[]) => parts.filter(Boolean).join(by);

const serve = ({ files }: Context, offer: OfferPreview, picture: string) =>
  servePreviewImage({
    shows: ["offer", offer, picture],
    readPicture: () => readPicture(files, picture),
    draw: (bytes) => drawOfferPreview(offer, bytes),
  });
