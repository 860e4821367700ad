import { and, eq } from "drizzle-orm";
import { readWaiting } from "../../../platform/read-waiting.ts";
import type { AdminQueue } from "../../../registry/admin-queue.ts";
import { notDeleted } from "../job-conditions.ts";
import { jobs } from "./jobs.table.ts";

export const waitingJobs: AdminQueue = {
  name: "jobs",
  roles: ["moderator"],
  path: "/admin/companies?tab=jobs",
  hours: 24,
  read: (db) =>
    readWaiting(db, {
      table: jobs,
      where: and(eq(jobs.status, "pending"), notDeleted()),
      // Its last edit is looked at as well.
      since: jobs.updatedAt,
    }),
};
