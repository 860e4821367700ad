import type { SQL, SQLWrapper } from "drizzle-orm";

/** The rows in the database that have a page. */
export interface PageRows {
  /** The tables with everything that search engines need of them. */
  from: SQL;
  id: SQLWrapper;
  /** The name in a page's address. */
  name: SQLWrapper;
  path: (page: { id: string; name: string }) => string;
}
