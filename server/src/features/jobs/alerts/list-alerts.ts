import { desc, eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { jobAlerts } from "./alerts.table.ts";
import { presentAlert } from "./present-alert.ts";

/** The newest first. */
export async function listAlerts({ db, member }: MemberContext) {
  const rows = await db
    .select()
    .from(jobAlerts)
    .where(eq(jobAlerts.memberId, member.id))
    .orderBy(desc(jobAlerts.id));
  return { alerts: rows.map(presentAlert) };
}
