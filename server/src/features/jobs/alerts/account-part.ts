import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../../registry/account-part.ts";
import { jobAlerts, jobDigests } from "./alerts.table.ts";

export const jobAlertsPart: AccountPart = {
  kinds: {
    "job-alerts": (db, memberId) =>
      db
        .select({ name: jobAlerts.name, filters: jobAlerts.filters, createdAt: jobAlerts.createdAt })
        .from(jobAlerts)
        .where(eq(jobAlerts.memberId, memberId))
        .orderBy(asc(jobAlerts.id)),
  },
  async erase(_ctx, tx, memberId) {
    await tx.delete(jobAlerts).where(eq(jobAlerts.memberId, memberId));
    await tx.delete(jobDigests).where(eq(jobDigests.memberId, memberId));
  },
};
