import { and, eq, isNull } from "drizzle-orm";
import { itPackages } from "./packages.table.ts";

export const notDeleted = () => isNull(itPackages.deletedAt);
/** Over packages; their provider must be listed, too. */
export const isLive = () => and(eq(itPackages.status, "live"), notDeleted());
