import { listingPath } from "@cardplaza/contract/directory/listing-rules";
import { listingSlug } from "@cardplaza/contract/slugs";
import type { Sitemap } from "../../../registry/sitemap.ts";
import { firstBusinessIds, readListedBusinesses } from "./listed-businesses.ts";

export const businessSitemap: Sitemap = {
  name: "businesses",
  firstIds: (db, _now, perFile) => firstBusinessIds(db, perFile),
  async *pages(db, _now, first, next) {
    for await (const businesses of readListedBusinesses(db, first, next))
      yield businesses.map(({ id, name, changedAt }) => ({
        path: listingPath({ slug: listingSlug({ name, _id: id }) }),
        changedAt,
      }));
  },
};
