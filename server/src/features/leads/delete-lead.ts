import { eq } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { removeNotices } from "../notifications/remove-notices.ts";
import { noticeOf } from "./lead-notice.ts";
import { lockLeadsOwnedBy } from "./lead-queries.ts";
import { leads } from "./leads.table.ts";

/** With its notes, timeline and merged leads. A lead that was merged itself is not found here. */
export function deleteLead(ctx: MemberContext, id: string): Promise<void> {
  const { db, member } = ctx;
  return inTransaction(db, async (tx) => {
    await lockLeadsOwnedBy(tx, member, [id]);
    await removeNotices(ctx, tx, member.id, [noticeOf(id)]);
    await tx.delete(leads).where(eq(leads.id, id));
  });
}
