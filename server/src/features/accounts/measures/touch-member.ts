import { eq, sql } from "drizzle-orm";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { one } from "../../../platform/one.ts";
import { members, type Member } from "../accounts.table.ts";

/** After any decision about a member: another administrator, who has not seen it, must look again. */
export async function touchMember({ now }: AdminContext, tx: Tx, { id }: Member): Promise<Member> {
  const updatedAt = sql`greatest(${now.toISOString()}::timestamptz, ${members.updatedAt} + interval '1 ms')`;
  return one(await tx.update(members).set({ updatedAt }).where(eq(members.id, id)).returning());
}
