import { eq, sql } from "drizzle-orm";
import type { Sitemap } from "../../../../registry/sitemap.ts";
import { chapters } from "../chapters.table.ts";
import { chapterUrl } from "../present-chapter.ts";

/** Chapters that meet: one that is still forming, or rests, is left to the finder. */
export const chapterSitemap: Sitemap = {
  name: "chapters",
  rows: {
    from: sql`${chapters}`,
    id: chapters.id,
    name: chapters.name,
    path: chapterUrl,
  },
  changedAt: chapters.updatedAt,
  isListed: () => eq(chapters.status, "active"),
};
