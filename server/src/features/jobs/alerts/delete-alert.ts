import { and, eq } from "drizzle-orm";
import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import type { MemberContext } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { jobAlerts } from "./alerts.table.ts";

export async function deleteAlert({ db, member }: MemberContext, id: string): Promise<void> {
  const deleted = await db
    .delete(jobAlerts)
    .where(and(eq(jobAlerts.id, id), eq(jobAlerts.memberId, member.id)))
    .returning({ id: jobAlerts.id });
  if (deleted.length === 0) throw notFound(JOB_TEXT.alertNotFound);
}
