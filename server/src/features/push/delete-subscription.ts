import { and, eq } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import { notFound } from "../../platform/refusals.ts";
import { pushSubscriptions } from "./push.table.ts";

/** Sends no more pushes to one of the member's devices. */
export async function deleteSubscription({ db, member }: MemberContext, id: string): Promise<void> {
  const own = and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.memberId, member.id));
  const { rowCount } = await db.delete(pushSubscriptions).where(own);
  if (!rowCount) throw notFound();
}
