import { and, not, sql } from "drizzle-orm";
import { listingPath } from "@cardplaza/contract/directory/listing-rules";
import { slugOfName } from "@cardplaza/contract/slugs/slug-of-name";
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
    path: ({ id, name }) => listingPath({ slug: slugOfName({ name, _id: id }) }),
  },
  changedAt: listings.updatedAt,
  isListed: () => and(isPublished(), not(hasLeft(listings.ownerId))),
};
