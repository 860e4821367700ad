import { and, eq, isNotNull } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { secondSteps } from "../accounts.table.ts";

export async function presentSecondStep({ db, member }: MemberContext) {
  const [row] = await db.select().from(secondSteps).where(eq(secondSteps.memberId, member.id));
  const on = row?.confirmedAt != null;
  return { on, recoveryCodesLeft: on ? row.recoveryHashes.length : 0 };
}

export async function isSecondStepOn(db: Db, memberId: string): Promise<boolean> {
  const on = and(eq(secondSteps.memberId, memberId), isNotNull(secondSteps.confirmedAt));
  return (await db.$count(secondSteps, on)) > 0;
}
