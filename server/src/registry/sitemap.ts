import type { SQL, SQLWrapper } from "drizzle-orm";
import type { PageRows } from "./page-rows.ts";

/** A list of pages for search engines, in as many files as it needs. */
export interface Sitemap {
  /** Part of the files' addresses. */
  name: string;
  /** Listed before all others. */
  first?: boolean;
  rows: PageRows;
  /** When the page changed; the sitemap lists no time if it is absent. */
  changedAt?: SQLWrapper;
  /** A condition: everybody may see the page, and search engines may list it. */
  isListed: (now: Date) => SQL | undefined;
}
