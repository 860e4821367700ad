import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { companies } from "../company/companies.table.ts";
import { teamOf } from "./team-queries.ts";
import { notify, type Notice, type NotifyContext } from "../../notifications/notify.ts";

/** Notifies the owner and the managers of a company. */
export async function notifyTeam(
  ctx: NotifyContext,
  tx: Tx,
  companyId: string,
  notice: Omit<Notice, "to">,
): Promise<void> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId));
  if (!company || company.deletedAt) return;
  for (const { member } of await teamOf(tx, company)) await notify(ctx, tx, { ...notice, to: member.id });
}
