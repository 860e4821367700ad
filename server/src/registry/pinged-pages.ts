import type { SQL } from "drizzle-orm";
import type { PageRows } from "./page-rows.ts";

/** Pages of which search engines are notified when they change, registered by their room. */
export interface PingedPages {
  /** Their name among `targets`. */
  type: string;
  rows: PageRows;
  /** The last change of anything that the page shows, also that it was hidden or deleted. */
  changedAt: SQL;
  /** Everybody may see it, search engines may list it, and its owner has the plan. */
  isListed: (now: Date) => SQL | undefined;
}
