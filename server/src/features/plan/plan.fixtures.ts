import { eq } from "drizzle-orm";
import type { Person, TestApp } from "../../testing/test-app.ts";
import { premiumPeriods } from "./plan.table.ts";

/** Ends the member's plan one second ago. */
export const endPlan = (app: Pick<TestApp, "db">, { member }: Pick<Person, "member">) =>
  app.db
    .update(premiumPeriods)
    .set({ endsAt: new Date(Date.now() - 1000) })
    .where(eq(premiumPeriods.memberId, member.id));
