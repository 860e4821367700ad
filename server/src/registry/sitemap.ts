import type { Db } from "../platform/database.ts";

export interface ListedPage {
  path: string;
  changedAt?: Date;
}

/** A list of pages for search engines, in as many files as it needs. */
export interface Sitemap {
  /** Part of the files' addresses. */
  name: string;
  /** Listed before all others. */
  first?: boolean;
  /** The first id of every file, with `perFile` pages in each. */
  firstIds: (db: Db, now: Date, perFile: number) => Promise<string[]>;
  /** The pages of one file in batches, so that a large file is never in memory as a whole. */
  pages: (db: Db, now: Date, first: string, next: string | undefined) => AsyncIterable<ListedPage[]>;
}
