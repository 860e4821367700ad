import type { Db } from "../../platform/database.ts";

/** Whether one of the two has blocked the other. Blocks come with connections; until then nobody has. */
export function isBlockedPair(_db: Db, _one: string, _other: string): Promise<boolean> {
  return Promise.resolve(false);
}
