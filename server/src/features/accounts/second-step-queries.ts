import { eq } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import { secondSteps } from "./accounts.table.ts";

export async function presentSecondStep({ db, member }: MemberContext) {
  const [row] = await db.select().from(secondSteps).where(eq(secondSteps.memberId, member.id));
  const on = row?.confirmedAt != null;
  return { on, recoveryCodesLeft: on ? row.recoveryHashes.length : 0 };
}
