import { eq } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Person, TestApp } from "../../testing/test-app.ts";
import { premiumPeriods } from "./plan.table.ts";

/** Ends the member's plan then. What ends in the past begins a day before that. */
export function endPlanAt(app: Pick<TestApp, "db">, { member }: Pick<Person, "member">, endsAt: Date) {
  const startsAt = endsAt < new Date() ? new Date(endsAt.getTime() - DAY_MS) : undefined;
  return app.db
    .update(premiumPeriods)
    .set({ startsAt, endsAt })
    .where(eq(premiumPeriods.memberId, member.id));
}

/** Ends the member's plan one second ago. */
export const endPlan = (app: Pick<TestApp, "db">, person: Pick<Person, "member">) =>
  endPlanAt(app, person, new Date(Date.now() - 1000));
