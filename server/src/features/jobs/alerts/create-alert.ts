import { asc, eq } from "drizzle-orm";
import { alertKey, alertName } from "@cardplaza/contract/jobs/alert-rules";
import type { AlertFilters } from "@cardplaza/contract/jobs/job-alerts";
import { JOB_TEXT, MAX_JOB_ALERTS } from "@cardplaza/contract/jobs/job-words";
import type { MemberContext } from "../../../context.ts";
import { takeTurn } from "../../../platform/advisory-locks.ts";
import { newId } from "../../../platform/ids.ts";
import { limitReached } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { chooseEmailUnlessChosen } from "../../notifications/email-choices.ts";
import { jobAlerts } from "./alerts.table.ts";
import { presentAlert } from "./present-alert.ts";

/**
 * Jobs that are open now are not new: alerts are about those that come. The same filters give the alert that is
 * there. An alert is told by mail too, unless the member has switched off mails about new jobs.
 */
export function createAlert({ db, member, now }: MemberContext, filters: AlertFilters) {
  return inTransaction(db, async (tx) => {
    // Two tabs at once must not create an eleventh.
    await takeTurn(tx, "jobAlerts", member.id);
    const own = await tx
      .select()
      .from(jobAlerts)
      .where(eq(jobAlerts.memberId, member.id))
      .orderBy(asc(jobAlerts.id));
    const key = alertKey(filters);
    const same = own.find((alert) => alertKey(alert.filters) === key);
    if (same) return presentAlert(same);
    if (own.length >= MAX_JOB_ALERTS) throw limitReached(JOB_TEXT.alertsFull);
    const alert = one(
      await tx
        .insert(jobAlerts)
        .values({
          id: newId(now.getTime()),
          memberId: member.id,
          name: alertName(filters),
          filters,
          createdAt: now,
          lookedAt: now,
        })
        .returning(),
    );
    await chooseEmailUnlessChosen(tx, member.id, "job.matched");
    return presentAlert(alert);
  });
}
