import type { SQL, SQLWrapper } from "drizzle-orm";

export interface PingedPage {
  id: string;
  /** The name in its address. */
  name: string;
}

/** Pages of which search engines are notified when they change, registered by their room. */
export interface PingedPages {
  /** Their name among `targets`. */
  type: string;
  /** The tables with everything below. */
  from: SQL;
  id: SQLWrapper;
  name: SQLWrapper;
  /** The last change of anything that the page shows, also that it was hidden or deleted. */
  changedAt: SQL;
  /** Everybody may see it, search engines may list it, and its owner has the plan. */
  isListed: (now: Date) => SQL | undefined;
  path: (page: PingedPage) => string;
}
