import { sql } from "drizzle-orm";
import { postPath } from "@cardplaza/contract/connect/post-words";
import type { Sitemap } from "../../../registry/sitemap.ts";
import { isSeenBy } from "./post-conditions.ts";
import { posts } from "./posts.table.ts";

/** Posts that everybody may read. */
export const postSitemap: Sitemap = {
  name: "posts",
  rows: { from: sql`${posts}`, id: posts.id, name: posts.kind, path: ({ id }) => postPath(id) },
  changedAt: posts.updatedAt,
  isListed: () => isSeenBy(null),
};
