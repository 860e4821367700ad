import { and, eq, isNotNull, notInArray, type SQL, sql } from "drizzle-orm";
import { readWaiting } from "../../platform/read-waiting.ts";
import type { AdminQueue } from "../../registry/admin-queue.ts";
import { cases } from "./cases.table.ts";

const queueOf = (name: AdminQueue["name"], query: string, where: SQL | undefined): AdminQueue => ({
  name,
  roles: ["moderator"],
  path: `/admin/posts${query}`,
  read: (db) =>
    readWaiting(db, {
      table: cases,
      where: and(isNotNull(cases.dueAt), where),
      since: cases.openedAt,
      due: sql`${cases.dueAt}`,
      orderBy: cases.dueAt,
    }),
});

const isOpen = eq(cases.status, "open");

/** Posts and messages also wait without a report; of other kinds, cases are about reports. */
export const waitingCases = [
  queueOf("reports", "", and(isOpen, notInArray(cases.kind, ["post", "message"]))),
  queueOf("appeals", "?status=appealed", eq(cases.status, "appealed")),
  queueOf("posts", "?kind=post", and(isOpen, eq(cases.kind, "post"))),
  queueOf("messages", "?kind=message", and(isOpen, eq(cases.kind, "message"))),
];
