import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../account-part.ts";
import { premiumPeriods } from "./plan.table.ts";

export const planPart: AccountPart = {
  kinds: {
    plan: (db, memberId) =>
      db
        .select({ startsAt: premiumPeriods.startsAt, endsAt: premiumPeriods.endsAt })
        .from(premiumPeriods)
        .where(eq(premiumPeriods.memberId, memberId))
        .orderBy(asc(premiumPeriods.startsAt)),
  },
  // The periods name nobody, and the tax office asks for what was sold.
  erase: () => Promise.resolve(),
};
