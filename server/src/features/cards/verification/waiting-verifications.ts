import { and, eq } from "drizzle-orm";
import { readWaiting } from "../../../platform/read-waiting.ts";
import type { AdminQueue } from "../../../registry/admin-queue.ts";
import { cardVerifications } from "./verification.table.ts";

/** Documents. Codes and records are checked automatically. */
export const waitingVerifications: AdminQueue = {
  name: "verifications",
  roles: ["moderator"],
  path: "/admin/business-listings?tab=verifications",
  hours: 48,
  read: (db) =>
    readWaiting(db, {
      table: cardVerifications,
      where: and(eq(cardVerifications.status, "pending"), eq(cardVerifications.method, "document")),
      since: cardVerifications.createdAt,
    }),
};
