import { and, eq } from "drizzle-orm";
import { readWaiting } from "../../../platform/read-waiting.ts";
import type { AdminQueue } from "../../../registry/admin-queue.ts";
import { notDeleted } from "./package-conditions.ts";
import { itPackages } from "./packages.table.ts";

export const waitingPackages: AdminQueue = {
  name: "packages",
  roles: ["moderator"],
  path: "/admin/companies?tab=packages",
  hours: 24,
  read: (db) =>
    readWaiting(db, {
      table: itPackages,
      where: and(eq(itPackages.status, "review"), notDeleted()),
      since: itPackages.submittedAt,
    }),
};
