import { eq } from "drizzle-orm";
import { readWaiting } from "../../../platform/read-waiting.ts";
import type { AdminQueue } from "../../../registry/admin-queue.ts";
import { messageCases } from "../cases/cases.table.ts";

/** Messages that were stopped, and reported ones. */
export const waitingMessages: AdminQueue = {
  name: "messages",
  roles: ["moderator"],
  path: "/admin/posts?kind=message",
  hours: 24,
  read: (db) =>
    readWaiting(
      db,
      ...(["waiting", "reported"] as const).map((status) => ({
        table: messageCases,
        where: eq(messageCases.status, status),
        since: messageCases.createdAt,
        orderBy: messageCases.id,
      })),
    ),
};
