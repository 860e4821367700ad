import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { readWaiting } from "../../../platform/read-waiting.ts";
import type { AdminQueue } from "../../../registry/admin-queue.ts";
import { claims } from "./claims.table.ts";

/** Claims that nobody has decided on, and approved ones that the former owner disputes. */
export const waitingClaims: AdminQueue = {
  name: "claims",
  roles: ["moderator"],
  path: "/admin/business-claims",
  hours: 48,
  read: (db) =>
    readWaiting(
      db,
      { table: claims, where: eq(claims.status, "verifying"), since: claims.updatedAt },
      {
        table: claims,
        where: and(
          eq(claims.status, "approved"),
          isNotNull(claims.disputedAt),
          isNull(claims.disputeDecidedAt),
        ),
        since: claims.disputedAt,
      },
    ),
};
