import { eq } from "drizzle-orm";
import { readWaiting } from "../../../platform/read-waiting.ts";
import type { AdminQueue } from "../../../registry/admin-queue.ts";
import { refundRequests } from "../payments/payments.table.ts";

export const waitingRefunds: AdminQueue = {
  name: "refunds",
  roles: ["finance"],
  path: null,
  hours: 48,
  read: (db) =>
    readWaiting(db, {
      table: refundRequests,
      where: eq(refundRequests.status, "requested"),
      since: refundRequests.createdAt,
      orderBy: refundRequests.id,
    }),
};
