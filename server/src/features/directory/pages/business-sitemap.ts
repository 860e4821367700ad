import { and, not, sql } from "drizzle-orm";
import { listingPath } from "@cardplaza/contract/directory/listing-rules";
import { listingSlug } from "@cardplaza/contract/slugs";
import type { Sitemap } from "../../../registry/sitemap.ts";
import { hasLeft } from "../../accounts/member-conditions.ts";
import { isPublished } from "../listings/listing-conditions.ts";
import { listings } from "../listings/listings.table.ts";

export const businessSitemap: Sitemap = {
  name: "businesses",
  rows: {
    from: sql`${listings}`,
    id: listings.id,
    name: listings.name,
    path: ({ id, name }) => listingPath({ slug: listingSlug({ name, _id: id }) }),
  },
  changedAt: listings.updatedAt,
  isListed: () => and(isPublished(), not(hasLeft(listings.ownerId))),
};
